import arrowRight from 'icon:arrow-right'
import arrowUpRight from 'icon:arrow-up-right'
import type { Organisation, RichText } from '../../../model/view.ts'
import { Link } from '../../navigation/location.tsx'
import { Contact } from '../../ui/contact.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { Highlights } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './companies.module.css'

type CompaniesProps = SectionHead & {
  mission?: RichText | undefined
  organisations: readonly Organisation[]
  strings: { phone: string; email: string; location: string; aboutOrganisation: string }
}

export function Companies({ id, title, mission, organisations, strings }: CompaniesProps) {
  return (
    <Section id={id} title={title}>
      <div className={styles.organisations}>
        {organisations.map((organisation, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be equal, paths missing, and none ever moves
          <OrganisationCard key={index} organisation={organisation} strings={strings} />
        ))}
      </div>
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

type OrganisationCardProps = { organisation: Organisation; strings: CompaniesProps['strings'] }

function OrganisationCard({ organisation, strings }: OrganisationCardProps) {
  const { path, name, logo, initials, blurb, features, phone, email, location, website, websiteLabel } = organisation
  return (
    <div className={styles.card} data-part="card">
      <div className={styles.cardHead}>
        <Logo image={logo} initials={initials} className={styles.logo} />
        <h3>{path === undefined ? name : <Link href={`${path}/`}>{name}</Link>}</h3>
      </div>
      {(blurb ?? features) !== undefined && (
        <div className={styles.text}>
          {blurb && (
            <p>
              <TextWithLinks text={blurb} />
            </p>
          )}
          {features && <Highlights highlights={features} />}
        </div>
      )}
      {(phone ?? email ?? location) !== undefined && (
        <Contact organisation={organisation} strings={strings} className={styles.contact} />
      )}
      {(website ?? path) !== undefined && (
        <div className={styles.links}>
          {website && (
            <ExternalLink href={website.address} className="control pill">
              {websiteLabel ?? website.host}
              <Icon icon={arrowUpRight} size={18} />
            </ExternalLink>
          )}
          {path !== undefined && (
            <Link href={`${path}/`} data-print="none" className="control">
              {strings.aboutOrganisation.replace('{organisation}', () => name)}
              <Icon icon={arrowRight} size={18} />
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
