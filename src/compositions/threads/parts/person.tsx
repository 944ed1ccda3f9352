import download from 'icon:download'
import type { SiteView } from '../../../../model/view.ts'
import { cvLinksOf, cvOf } from '../../../ui/cv-links.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { sameText, withoutMarksIfAny } from '../../../ui/same-text.ts'
import * as styles from './person.module.css'

/** The id of what ends the first frame. */
export const PERSON_END = 'personEnd'

/** A name with a longer word, or that is longer, in characters, is smaller. */
const LONG = { word: 9, name: 22 }

/** Who it is, what they do, and how to reach them. */
export function Person({ view }: { view: SiteView }) {
  const { name, hero, profile, animations = {}, ui } = view
  const written = withoutMarksIfAny(name)
  const isLong = written.length > LONG.name || written.split(/\s/).some(({ length }) => length > LONG.word)
  return (
    <div className={styles.person} data-part="hero">
      <Portrait photo={profile.photo} initials={profile.initials} strings={ui} className={styles.portrait ?? ''} />
      {/* Focused when a visitor returns to the top. */}
      <h1 tabIndex={-1} data-long={isLong || undefined}>
        {name}
      </h1>
      <p className={styles.headline}>{hero.headline}</p>
      {hero.subtitle && <p className={styles.subtitle}>{hero.subtitle}</p>}
      <Facts view={view} />
      <Actions view={view} />
      {animations.hero && !hero.picture && (
        <div className={styles.animation}>
          <Lottie src={animations.hero.src} size="200x160" />
        </div>
      )}
      <span id={PERSON_END} />
    </div>
  )
}

function Facts({ view: { profile, hero } }: { view: SiteView }) {
  const { title, experience, location, availability } = profile
  return (
    <ul role="list" data-print="line" className={styles.facts}>
      {!sameText(title, hero.headline) && <li>{title}</li>}
      {experience && <li>{experience}</li>}
      {location && <li>{location}</li>}
      {availability && <li className={styles.available}>{availability}</li>}
    </ul>
  )
}

function Actions({ view }: { view: SiteView }) {
  const { profile, footer, locale, ui } = view
  const base = locale?.base ?? import.meta.env.BASE_URL
  const { email } = profile
  return (
    <div data-print="none" className={styles.actions}>
      {email && (
        <a className="control pill filled" href={`mailto:${email}`}>
          {ui.write}
        </a>
      )}
      {cvLinksOf(cvOf(view), (view.cv || undefined)?.formats, ui).map(({ label, ...link }) => (
        <a key={label} className="control pill" {...link}>
          {label}
          <Icon icon={download} size={18} />
        </a>
      ))}
      <span className={styles.links}>
        {footer?.profiles?.slice(0, 2).map(({ label, address }) => (
          <ExternalLink key={label} href={address} className="control">
            {label}
          </ExternalLink>
        ))}
        <a className="control" href={`${base}contact.vcf`} download>
          {ui.contactCard}
        </a>
      </span>
    </div>
  )
}
