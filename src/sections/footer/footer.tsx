import type { ReactNode } from 'react'
import type { Footer as FooterContent } from '../../../model/view.ts'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import { Profiles, QuickLink, Year } from './footer-parts.tsx'
import styles from './footer.module.css'

type FooterProps = {
  name: string
  footer: FooterContent | undefined
  email: string | undefined
  /** What the site was built from. */
  built: string | undefined
  /** A control at the end. */
  children: ReactNode
}

export function Footer({ name, footer, email, built, children }: FooterProps) {
  const {
    aboutTitle,
    aboutLead,
    about,
    linksTitle,
    links = [],
    connectTitle,
    profiles = [],
    rights = name,
  } = footer ?? {}
  return (
    <footer className={`afterFonts ${styles.footer}`}>
      <div className={styles.columns}>
        {(aboutLead ?? about) && (
          <section className={styles.owner}>
            {aboutTitle && <h2 className="label">{aboutTitle}</h2>}
            {aboutLead && <p className={`heading ${styles.lead}`}>{aboutLead}</p>}
            {about && (
              <p className={styles.about}>
                <TextWithLinks text={about} />
              </p>
            )}
          </section>
        )}
        {links.length > 0 && (
          <section data-print="none">
            {linksTitle && <h2 className="label">{linksTitle}</h2>}
            <ul role="list" className={styles.links}>
              {links.map(({ label, address }) => (
                <li key={label}>
                  <QuickLink address={address} label={label} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {(profiles.length > 0 || email) && (
          <section className={styles.connect}>
            {connectTitle && <h2 className="label">{connectTitle}</h2>}
            <Profiles profiles={profiles} className={styles.profiles} />
            {email && (
              <a data-print="none" href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </section>
        )}
      </div>
      <div className={styles.end}>
        <p>
          © <Year /> {rights}
        </p>
        {children}
        {built && (
          <p className="label" data-print="none">
            {built}
          </p>
        )}
      </div>
    </footer>
  )
}
