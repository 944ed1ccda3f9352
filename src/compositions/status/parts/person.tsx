import type { SiteView } from '../../../../model/view.ts'
import { PersonButtons, PersonLinks } from '../../../sections/ways-to-reach.tsx'
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
      <div data-print="none" className={styles.actions}>
        <div className={styles.buttons}>
          <PersonButtons view={view} />
        </div>
        <div className={styles.links}>
          <PersonLinks view={view} />
        </div>
      </div>
    </div>
  )
}
