import type { SectionBodies, UiStrings } from '../../../../model/view.ts'
import { EvidenceOfSkills } from '../../../sections/expertise/evidence.tsx'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import * as styles from './skills.module.css'

type SkillsProps = SectionHead &
  SectionBodies['expertise'] & { animation?: { src: string } | undefined; strings: UiStrings }

/** All skills in their groups, each with since when, and a link to where it was used. */
export function Skills({ groups, animation, strings, ...head }: SkillsProps) {
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {groups.map(({ name, skills }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && <h3>{name}</h3>}
          <ul role="list" data-print="line">
            {skills.map((skill) => (
              <li key={skill.id} id={skill.evidence ? undefined : skill.id}>
                {skill.icon && <IconOrLetter {...skill} />}
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
