import type { SectionView, SiteView, Skill } from '../../../../model/view.ts'
import { SkillIcon } from '../../../sections/expertise/skill-icon.tsx'
import { skillsIn } from '../../../sections/expertise/technologies.tsx'
import { PersonButtons, PersonLinks } from '../../../sections/ways-to-reach.tsx'
import { Change } from '../../../ui/change.tsx'
import { Image } from '../../../ui/image.tsx'
import { keyResultsIn } from '../../../ui/key-results.ts'
import { Lottie } from '../../../ui/lottie.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { sameText, withoutMarksIfAny } from '../../../ui/same-text.ts'
import { CareerPanel } from './career-panel.tsx'
import * as styles from './opening.module.css'

/** The id of what ends the first screen. */
export const OPENING_END = 'openingEnd'

/** The lengths of headlines, in characters, up to which they have a size of their own. */
const LENGTHS = [12, 16, 20, 25]
/** Longer ones are smaller. */
const LONG = 40

/** The crop of the photograph for phones, behind a shade. */
const NARROW = { slot: 'heroNarrow', media: '(width < 640px)', sizes: '86vw' } as const

/** The first screen: who, what, and the career to scale. */
export function Opening({ view }: { view: SiteView }) {
  const { name, hero, profile, animations = {}, ui } = view
  const { headline, subtitle, picture } = hero
  const { length } = withoutMarksIfAny(headline)
  return (
    <div className={styles.opening} data-part="hero" data-photo={picture ? '' : undefined}>
      {picture && (
        <div className={styles.photo}>
          <Image image={picture} slot="hero" sizes="100vw" narrow={NARROW} priority />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.person}>
          <Portrait photo={profile.photo} initials={profile.initials} strings={ui} className={styles.portrait ?? ''} />
          <div>
            <p className={`heading ${styles.name}`}>{name}</p>
            <Facts view={view} />
          </div>
        </div>
        {/* Focused when a visitor returns to the top. */}
        <h1 tabIndex={-1} data-length={LENGTHS.find((most) => length <= most)} data-long={length > LONG || undefined}>
          {headline}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <div data-print="none" className={styles.actions}>
          <PersonButtons view={view} />
          <span className={styles.links}>
            <PersonLinks view={view} />
          </span>
        </div>
        <Beside view={view} />
        {animations.hero && !picture && (
          <div className={styles.heroAnimation}>
            <Lottie src={animations.hero.src} size="200x160" />
          </div>
        )}
        <CareerPanel view={view} />
      </div>
      <span id={OPENING_END} />
    </div>
  )
}

/** As many as have room in a row. */
const MOST_RESULTS = 3
const MOST_SKILLS = 4

/** Results in a row. Without results, an animation or the most used skills. The sections repeat them. */
function Beside({ view: { hero, sections, animations, ui } }: { view: SiteView }) {
  const results = keyResultsIn(sections)
  const skills = results.length === 0 && !animations?.hero && !hero.picture ? mostUsed(sections) : []
  if (results.length + skills.length < 2) return null
  return (
    <ul
      role="list"
      aria-hidden
      data-print="none"
      className={styles.beside}
      data-skills={skills.length > 0 || undefined}
    >
      {results.slice(0, MOST_RESULTS).map(({ source, ...result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two results may be equal, and none ever moves
        <li key={index}>
          <Change result={result} strings={ui} hasBars={false} />
          {source && <p className="label">{source}</p>}
        </li>
      ))}
      {skills.slice(0, MOST_SKILLS).map(({ id, name, icon, evidence }) => (
        <li key={id}>
          {icon && <SkillIcon icon={icon} className={styles.icon} />}
          <span>
            <strong>{name}</strong>
            {evidence?.years}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The skills with dates: those of the present job first, and the longest in use. */
function mostUsed(sections: readonly SectionView[]): Skill[] {
  const lengthOf = ({ evidence }: Skill) => (evidence?.spans ?? []).reduce((sum, { width }) => sum + width, 0)
  const rankOf = ({ evidence }: Skill) => Number(evidence?.spans?.some((span) => span.isCurrent) === true)
  return skillsIn(sections)
    .filter((skill) => lengthOf(skill) > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || lengthOf(b) - lengthOf(a))
}

/** What the headline does not say. */
function Facts({ view: { profile, hero, sections } }: { view: SiteView }) {
  const { title, experience, location, availability, available } = profile
  const jobs = sections.flatMap((section) =>
    section.kind === 'timeline' && section.isMain ? section.groups.flat() : [],
  )
  const today = jobs.find(({ place, period }) => place !== undefined && period?.isCurrent)
  return (
    <ul role="list" data-print="line" className={styles.facts}>
      {!sameText(title, hero.headline) && <li>{title}</li>}
      {today && (
        <li aria-hidden data-print="none" className={styles.today}>
          {today.place} <span>{today.period?.text}</span>
        </li>
      )}
      {experience && <li>{experience}</li>}
      {location && <li>{location}</li>}
      {availability && (
        <li className={styles.available} data-away={available === false || undefined}>
          {availability}
        </li>
      )}
    </ul>
  )
}
