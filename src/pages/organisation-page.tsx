import arrowRight from 'icon:arrow-right'
import type { ReactNode } from 'react'
import type { UiStrings } from '../../model/view.ts'
import { Link } from '../navigation/location.tsx'
import type { RoutedOrganisation } from '../navigation/routes.ts'
import { Contact, Detail } from '../ui/contact.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { TextWithLinks } from '../ui/text-with-links.tsx'
import { BackToHome, RoutedHeading, RoutedTitle } from './routed-head.tsx'
import * as styles from './page.module.css'

type OrganisationPageProps = {
  organisation: RoutedOrganisation
  next: RoutedOrganisation | undefined
  strings: UiStrings
  /** Above what the organisation says of itself. */
  children: ReactNode
}

export function OrganisationPage({ organisation, next, strings, children }: OrganisationPageProps) {
  const {
    name,
    legalName = name,
    logo,
    initials,
    tagline,
    about,
    offers,
    phone,
    email,
    location,
    website,
  } = organisation
  return (
    <article className={styles.page}>
      <BackToHome label={strings.backToHome} />
      <div className={styles.head}>
        <Logo image={logo} initials={initials} className={styles.logo} />
        <div>
          <RoutedTitle>{legalName}</RoutedTitle>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
      </div>

      {children}
      {about && (
        <section className={styles.about} aria-labelledby="about-title">
          <RoutedHeading id="about-title">{about.title}</RoutedHeading>
          <div>
            {about.paragraphs.map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- none ever moves
              <p key={index}>
                <TextWithLinks text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      )}

      {offers && (
        <section aria-labelledby="offers-title">
          <RoutedHeading id="offers-title">{offers.title}</RoutedHeading>
          <ul role="list" className={styles.offers}>
            {offers.items.map(({ icon, title, description }) => (
              <li key={title}>
                <Icon icon={icon} size={28} />
                <RoutedHeading level={4}>{title}</RoutedHeading>
                <p className="description">
                  <TextWithLinks text={description} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}

      {(phone ?? email ?? location ?? website) !== undefined && (
        <section aria-labelledby="contact-title">
          <RoutedHeading id="contact-title">{strings.contactTitle}</RoutedHeading>
          <Contact organisation={organisation} strings={strings} className={styles.contact}>
            {website && (
              <Detail label={strings.website}>
                <ExternalLink href={website.address} className="control">
                  {website.host}
                </ExternalLink>
              </Detail>
            )}
          </Contact>
        </section>
      )}

      <div data-print="none" className={styles.end}>
        <BackToHome label={strings.backToHome} />
        {next && (
          <Link href={`${next.path}/`} className={`control ${styles.back}`}>
            {next.name}
            <Icon icon={arrowRight} size={18} />
          </Link>
        )}
      </div>
    </article>
  )
}
