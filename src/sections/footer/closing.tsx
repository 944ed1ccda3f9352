import type { ReactNode } from 'react'
import type { SiteView } from '../../../model/view.ts'
import { cvLinksOf, cvOf } from '../../ui/cv-links.ts'
import { About, End, Profiles, QuickLinks } from './footer-parts.tsx'
import * as styles from './closing.module.css'

type ClosingProps = {
  view: SiteView
  /** Other pages say only how to reach their owner. */
  isHome: boolean
  children: ReactNode
}

/** The end of the page: what its owner says of themselves, and how to reach them. */
export function Closing({ view, isHome, children }: ClosingProps) {
  const { name, profile, footer, built, ui } = view
  const { connectTitle, profiles = [], rights = name } = footer ?? {}
  const cvLinks = cvLinksOf(cvOf(view), undefined, ui)
  const { email, phone } = profile
  const hasContact = (email ?? phone) !== undefined || cvLinks.length > 0 || profiles.length > 0
  return (
    <footer className={styles.closing}>
      <div className={styles.body}>
        {isHome && <About footer={footer} classes={styles} />}
        <div className={styles.beside}>
          {hasContact && (
            <section className={styles.contact}>
              {connectTitle && <h2 className="label">{connectTitle}</h2>}
              <div className={styles.actions}>
                {email && (
                  <a className="control pill filled" href={`mailto:${email}`}>
                    {isHome ? email : ui.write}
                  </a>
                )}
                {phone && (
                  <a className="control pill" href={phone.href}>
                    {phone.text}
                  </a>
                )}
                {cvLinks.map(({ label, ...link }) => (
                  <a key={label} className="control pill" data-print="none" {...link}>
                    {label}
                  </a>
                ))}
                {profiles.length > 0 && <Profiles profiles={profiles} className={styles.profiles} />}
              </div>
            </section>
          )}
          <QuickLinks footer={footer} className={styles.links} />
        </div>
        <End rights={rights} built={built} className={styles.end}>
          {children}
        </End>
      </div>
    </footer>
  )
}
