import type { SiteView } from '../../../../model/view.ts'
import { PersonButtons, PersonLinks } from '../../../sections/ways-to-reach.tsx'
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
      <div data-print="none" className={styles.actions}>
        <PersonButtons view={view} />
        <span className={styles.links}>
          <PersonLinks view={view} />
        </span>
      </div>
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
