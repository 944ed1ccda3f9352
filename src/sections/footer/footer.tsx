import type { ReactNode } from 'react'
import type { Footer as FooterContent } from '../../../model/view.ts'
import { About, End, Profiles, QuickLinks } from './footer-parts.tsx'
import * as styles from './footer.module.css'

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
  const { connectTitle, profiles = [], rights = name } = footer ?? {}
  return (
    <footer className={`afterFonts ${styles.footer}`}>
      <div className={styles.columns}>
        <About footer={footer} classes={styles} />
        <QuickLinks footer={footer} className={styles.links} />
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
      <End rights={rights} built={built} className={styles.end}>
        {children}
      </End>
    </footer>
  )
}
