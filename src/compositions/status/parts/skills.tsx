import type { SectionBodies, SiteView, Skill, UiStrings } from '../../../../model/view.ts'
import { EvidenceOfSkills } from '../../../sections/expertise/evidence.tsx'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { isDated, isInUse } from './is-in-use.ts'
import * as entries from './entries.module.css'
import * as styles from './skills.module.css'

type SkillsProps = SectionHead &
  SectionBodies['expertise'] & { animation?: { src: string } | undefined; view: SiteView }

/** All skills: those in recent work, those in earlier work and the rest, or in the owner's groups. One with evidence leads to it. */
export function Skills({ groups, animation, view, ...head }: SkillsProps) {
  const { ui } = view
  const hasGroups = groups.some(({ name }) => name)
  const skills = groups.flatMap((group) => group.skills)
  const works = skills.map((skill) => workOf(skill, ui))
  const isMixed = new Set(works).size > 1
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {hasGroups && isMixed && (
        <ul role="list" data-print="none" className={`label ${styles.key}`}>
          {[ui.inUse, ui.earlier].map(
            (use) =>
              works.includes(use) && (
                <li key={use} data-use={use === ui.inUse ? 'now' : 'past'}>
                  {use}
                </li>
              ),
          )}
        </ul>
      )}
      <div className={entries.entries}>
        {(hasGroups ? groups : byWork(skills, ui)).map(({ name, skills: shown }) => (
          <div key={name ?? ''} className={styles.group}>
            {name && (hasGroups || isMixed) && <h3 className="label">{name}</h3>}
            <ul role="list" data-print="line" className={styles.skills}>
              {shown
                .toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)))
                .map((skill) => (
                  <li
                    key={skill.id}
                    id={skill.evidence ? undefined : skill.id}
                    data-use={hasGroups && isMixed && isDated(skill) ? (isInUse(skill) ? 'now' : 'past') : undefined}
                  >
                    <Name skill={skill} hasIcons={skills.some(({ icon }) => icon)} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <EvidenceOfSkills groups={groups} closeLabel={ui.close} />
    </Section>
  )
}

function workOf(skill: Skill, { inUse, earlier, also }: UiStrings): string | undefined {
  if (isInUse(skill)) return inUse
  return isDated(skill) ? earlier : also
}

function byWork(skills: readonly Skill[], ui: UiStrings) {
  const names = new Set([ui.inUse, ui.earlier, ui.also])
  return [...names].flatMap((name) => {
    const own = skills.filter((skill) => workOf(skill, ui) === name)
    return own.length > 0 ? [{ name, skills: own }] : []
  })
}

type NameProps = { skill: Skill; hasIcons: boolean }

function Name({ skill: { id, name, icon, level, evidence }, hasIcons }: NameProps) {
  const content = (
    <>
      {hasIcons && <IconOrLetter name={name} icon={icon} />}
      <span>{name}</span>
      {level && <span className={styles.note}>{level}</span>}
      {evidence?.years && (
        <span data-print="none" className={styles.note}>
          {evidence.years}
        </span>
      )}
    </>
  )
  if (!evidence) return <span className={styles.skill}>{content}</span>
  return (
    <DialogLink to={id} className={styles.skill}>
      {content}
    </DialogLink>
  )
}
