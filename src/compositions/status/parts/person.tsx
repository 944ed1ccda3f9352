import download from 'icon:download'
import type { SiteView } from '../../../../model/view.ts'
import { cvLinksOf, cvOf } from '../../../ui/cv-links.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { sameText } from '../../../ui/same-text.ts'
import * as styles from './person.module.css'

/** Who it is, and how to reach them. */
export function Person({ view }: { view: SiteView }) {
  const { name, hero, profile, ui } = view
  const { title, location, phone } = profile
  const hasFacts = !sameText(title, hero.headline) || (location ?? phone) !== undefined
  return (
    <div className={styles.person} data-part="hero">
      <Portrait photo={profile.photo} initials={profile.initials} strings={ui} className={styles.portrait ?? ''} />
      <div className={styles.texts}>
        <p className={`heading ${styles.name}`}>{name}</p>
        {/* Focused when a visitor returns to the top. */}
        <h1 tabIndex={-1}>{hero.headline}</h1>
        {hero.subtitle && <p className={styles.subtitle}>{hero.subtitle}</p>}
        {hasFacts && (
          <ul role="list" data-print="line" className={`label ${styles.facts}`}>
            {!sameText(title, hero.headline) && <li>{title}</li>}
            {location && <li>{location}</li>}
            {phone && (
              <li>
                <a href={phone.href}>{phone.text}</a>
              </li>
            )}
          </ul>
        )}
      </div>
      <Actions view={view} />
    </div>
  )
}

function Actions({ view }: { view: SiteView }) {
  const { profile, footer, locale, ui } = view
  const base = locale?.base ?? import.meta.env.BASE_URL
  const { email } = profile
  return (
    <div data-print="none" className={styles.actions}>
      <div className={styles.buttons}>
        {email && (
          <a className="control pill filled" href={`mailto:${email}`}>
            {ui.write}
          </a>
        )}
        {cvLinksOf(cvOf(view), (view.cv || undefined)?.formats, ui).map(({ label, ...link }, index) => (
          <a key={label} className={`control pill ${email || index > 0 ? '' : 'filled'}`} {...link}>
            {label}
            <Icon icon={download} size={18} />
          </a>
        ))}
      </div>
      <div className={styles.links}>
        {footer?.profiles?.slice(0, 2).map(({ label, address }) => (
          <ExternalLink key={label} href={address} className="control">
            {label}
          </ExternalLink>
        ))}
        <a className="control" href={`${base}contact.vcf`} download>
          {ui.contactCard}
        </a>
      </div>
    </div>
  )
}
