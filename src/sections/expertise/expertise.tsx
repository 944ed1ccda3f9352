import { Fragment } from 'react'
import type { Evidence, Skill, SkillGroup } from '../../../model/view.ts'
import { DialogLink } from '../../ui/dialog-link.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { EvidenceOfSkills } from './evidence.tsx'
import { SkillIcon } from './skill-icon.tsx'
import { YearStrip } from './year-strip.tsx'
import * as styles from './expertise.module.css'

type ExpertiseProps = SectionHead & {
  groups: readonly SkillGroup[]
  animation?: { src: string } | undefined
  strings: { close: string }
}

export function Expertise({ groups, animation, strings, ...head }: ExpertiseProps) {
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {groups.map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <h3 className={`label ${styles.group}`}>{group.name}</h3>}
          <ul role="list" data-print="line" className={styles.skills}>
            {group.skills.map((skill) => (
              <li key={skill.name} id={skill.evidence ? undefined : skill.id}>
                <Tile skill={skill} />
                {skill.evidence?.strip && <YearStrip {...skill.evidence.strip} className={styles.lit} />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <EvidenceOfSkills groups={groups} closeLabel={strings.close} />
    </Section>
  )
}

/** With evidence, a link to it. */
function Tile({ skill: { id, name, icon, level, evidence } }: { skill: Skill }) {
  const content = (
    <>
      {icon && <SkillIcon icon={icon} className={styles.icon} />}
      <span>
        {name}
        {level && <span className={styles.note}>{level}</span>}
        {evidence && <Use {...evidence} />}
      </span>
    </>
  )
  if (evidence === undefined) return <div className={styles.tile}>{content}</div>
  return (
    <DialogLink to={id} className={styles.tile}>
      {content}
    </DialogLink>
  )
}

/** When a skill was used. A hovered tile shows it on the line under the navigation bar, too. */
function Use({ years, projects, strip }: Evidence) {
  return (
    <>
      {years && (
        <span data-print="none" className={styles.note}>
          {years}
        </span>
      )}
      {(strip ?? projects) && (
        <span data-print="none" className={styles.use}>
          {strip && <YearStrip {...strip} className={styles.strip} />}
          {projects}
        </span>
      )}
    </>
  )
}
