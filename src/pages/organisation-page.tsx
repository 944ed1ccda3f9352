import type { RoutedOrganisation, UiStrings } from '../../model/content.ts'
import { Contact, Detail } from '../ui/contact.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { Monogram } from '../ui/monogram.tsx'
import { BackToHome } from './back-to-home.tsx'
import { ROUTED_TITLE } from './routed-title.ts'
import styles from './organisation-page.module.css'
import page from './page.module.css'

type OrganisationPageProps = { organisation: RoutedOrganisation; strings: UiStrings }

export function OrganisationPage({ organisation, strings }: OrganisationPageProps) {
  const { name, legalName = name, logo, tagline, about, offers, phone, email, location, website } = organisation
  return (
    <div className={page.page}>
      <BackToHome label={strings.backToHome} />
      <div className={styles.head}>
        <div className={styles.logo}>
          {logo ? <Image image={logo} slot="logo" sizes="auto" /> : <Monogram name={name} />}
        </div>
        <div>
          <h2 id={ROUTED_TITLE} tabIndex={-1}>
            {legalName}
          </h2>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
      </div>

      {about && (
        <section className={styles.about} aria-labelledby="about-title">
          <h3 id="about-title">{about.title}</h3>
          <div>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}

      {offers && (
        <section aria-labelledby="offers-title">
          <h3 id="offers-title">{offers.title}</h3>
          <ul role="list" className={styles.offers}>
            {offers.items.map(({ icon, title, description }) => (
              <li key={title}>
                <Icon icon={icon} size={28} />
                <h4>{title}</h4>
                <p className="description">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}

      {(phone ?? email ?? location ?? website) !== undefined && (
        <section aria-labelledby="contact-title">
          <h3 id="contact-title">{strings.contactTitle}</h3>
          <Contact organisation={organisation} strings={strings} className={styles.contact}>
            {website && (
              <Detail label={strings.website}>
                <ExternalLink href={website.address} newTabLabel={strings.newTab}>
                  {website.host}
                </ExternalLink>
              </Detail>
            )}
          </Contact>
        </section>
      )}
    </div>
  )
}
