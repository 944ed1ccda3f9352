import type { SectionBodies, Skill, UiStrings } from '../../../../model/view.ts'
import { EvidenceOfSkills } from '../../../sections/expertise/evidence.tsx'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { isInUse } from './is-in-use.ts'
import * as styles from './skills.module.css'

type SkillsProps = SectionHead &
  SectionBodies['expertise'] & { animation?: { src: string } | undefined; strings: UiStrings }

/** All skills, in their groups, those in recent work first. One with evidence leads to it. */
export function Skills({ groups, animation, strings, ...head }: SkillsProps) {
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {groups.map(({ name, skills }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && <h3 className="label">{name}</h3>}
          <ul role="list" data-print="line" className={styles.skills}>
            {skills
              .toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)))
              .map((skill) => (
                <li key={skill.id} id={skill.evidence ? undefined : skill.id}>
                  <Chip skill={skill} hasIcons={skills.some(({ icon }) => icon)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <EvidenceOfSkills groups={groups} closeLabel={strings.close} />
    </Section>
  )
}

function Chip({ skill, hasIcons }: { skill: Skill; hasIcons: boolean }) {
  const { id, name, icon, level, evidence } = skill
  const content = (
    <>
      {hasIcons && <IconOrLetter name={name} icon={icon} />}
      <span className={styles.words}>
        <span>{name}</span>
        {level && <span className={styles.note}>{level}</span>}
        {evidence?.years && (
          <span data-print="none" className={styles.note}>
            {evidence.years}
          </span>
        )}
      </span>
    </>
  )
  if (!evidence) return <span className={styles.chip}>{content}</span>
  return (
    <DialogLink to={id} className={`${styles.chip} ${isInUse(skill) ? styles.inUse : ''}`}>
      {content}
    </DialogLink>
  )
}
