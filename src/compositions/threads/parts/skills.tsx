import type { SectionBodies, Skill, UiStrings } from '../../../../model/view.ts'
import { EvidenceOfSkills } from '../../../sections/expertise/evidence.tsx'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import * as styles from './skills.module.css'

type SkillsProps = SectionHead &
  SectionBodies['expertise'] & { animation?: { src: string } | undefined; strings: UiStrings }

/** All skills in their groups, those in use first, each with since when, and a link to where it was used. */
export function Skills({ groups, animation, strings, ...head }: SkillsProps) {
  const isDated = groups.some(({ skills }) => skills.some(({ evidence }) => evidence?.years))
  const usages = new Set(groups.flatMap(({ skills }) => skills.map((skill) => usageOf(skill, isDated))))
  const isMixed = usages.has('past') && usages.has(undefined)
  const hasIcons = groups.some(({ skills }) => skills.some(({ icon }) => icon))
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {isMixed && strings.inUse && strings.earlier && (
        <p data-print="none" className={styles.key}>
          <span>{strings.inUse}</span> <span data-use="past">{strings.earlier}</span>
        </p>
      )}
      {groups.map(({ name, skills }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && <h3>{name}</h3>}
          <ul role="list" data-print="line">
            {inUseFirst(skills).map((skill) => (
              <li key={skill.id} id={skill.evidence ? undefined : skill.id} data-use={usageOf(skill, isDated)}>
                {hasIcons && <IconOrLetter {...skill} />}
                <span>
                  {skill.evidence ? (
                    <DialogLink to={skill.id} className="control">
                      {skill.name}
                    </DialogLink>
                  ) : (
                    skill.name
                  )}
                  {skill.level && <span className={styles.note}> {skill.level}</span>}
                </span>
                {skill.evidence && (
                  <span data-print="none" className={styles.note}>
                    {skill.evidence.years}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <EvidenceOfSkills groups={groups} closeLabel={strings.close} />
    </Section>
  )
}

/** Undefined for a skill in use, and for all if none has years. */
function usageOf({ evidence }: Skill, isDated: boolean): 'past' | 'unknown' | undefined {
  if (!isDated || evidence?.isCurrent) return undefined
  return evidence?.years === undefined ? 'unknown' : 'past'
}

function inUseFirst(skills: readonly Skill[]): Skill[] {
  const rankOf = ({ evidence }: Skill) => Number(!evidence?.isCurrent)
  return skills.toSorted((a, b) => rankOf(a) - rankOf(b))
}
