import arrowRight from 'icon:arrow-right'
import type { Organisation, SectionBodies, UiStrings } from '../../../model/view.ts'
import { Link } from '../../navigation/location.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './organisations.module.css'

type OrganisationsProps = SectionHead & SectionBodies['companies'] & { strings: UiStrings }

/** The organisations in short: a logo, a sentence, a link. */
export function Organisations({ id, title, organisations, mission, strings }: OrganisationsProps) {
  return (
    <Section id={id} title={title}>
      <ul role="list" className={styles.organisations}>
        {organisations.map((organisation, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be equal, paths missing, and none ever moves
          <li key={index} data-part="card">
            <InShort organisation={organisation} strings={strings} />
          </li>
        ))}
      </ul>
      {mission && (
        <blockquote className={styles.mission}>
          <p>
            <q>
              <TextWithLinks text={mission} />
            </q>
          </p>
        </blockquote>
      )}
    </Section>
  )
}

function InShort({ organisation, strings }: { organisation: Organisation; strings: UiStrings }) {
  const { path, name, logo, initials, blurb, features, phone, email, location, website, websiteLabel } = organisation
  return (
    <>
      <Logo image={logo} initials={initials} className={styles.logo} />
      <div className={styles.text}>
        <h3>{path === undefined ? name : <Link href={`${path}/`}>{name}</Link>}</h3>
        {blurb && (
          <p className="description">
            <TextWithLinks text={blurb} />
          </p>
        )}
        {features && <Tags tags={features} />}
        <p className={styles.contact}>
          {location && <span>{location}</span>}
          {phone && <a href={phone.href}>{phone.text}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {website && <ExternalLink href={website.address}>{websiteLabel ?? website.host}</ExternalLink>}
        </p>
      </div>
      {path !== undefined && (
        <Link href={`${path}/`} data-print="none" className={`control ${styles.more}`}>
          {strings.aboutOrganisation.replace('{organisation}', () => name)}
          <Icon icon={arrowRight} size={18} />
        </Link>
      )}
    </>
  )
}
