import { Fragment } from 'react'
import type { Skill } from '../../../model/content.ts'
import { skillGroupsOf } from '../../../model/entries.ts'
import { useFragment } from '../../navigation/fragment.ts'
import { DialogLink } from '../../ui/dialog-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import * as styles from './expertise.module.css'

type ExpertiseProps = SectionHead & {
  skills: readonly Skill[]
  animation: { src: string } | undefined
  strings: { close: string }
}

export function Expertise({ id, title, lead, skills, animation, strings }: ExpertiseProps) {
  const fragment = useFragment()
  const selected = skills.find((skill) => idOf(skill, skills) === fragment)
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {skillGroupsOf(skills).map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <h3 className={`label ${styles.group}`}>{group.name}</h3>}
          <ul role="list" data-print="line" className={styles.skills}>
            {group.skills.map((skill) => (
              <li key={skill.name}>
                <Tile skill={skill} id={idOf(skill, skills)} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {skills
        .filter(({ evidence }) => evidence)
        .map((skill) => (
          <div key={skill.name} id={idOf(skill, skills)} data-print="none" className={styles.details}>
            <Evidence skill={skill} />
          </div>
        ))}
      {selected && (
        <Dialog key={fragment} label={selected.name} closeLabel={strings.close}>
          <div className={styles.dialog}>
            <Evidence skill={selected} />
          </div>
        </Dialog>
      )}
    </Section>
  )
}

/** With evidence, a link to it. */
function Tile({ skill: { name, icon, level, evidence }, id }: { skill: Skill; id: string }) {
  const content = (
    <>
      {icon && (
        <span className={styles.icon} data-dark={icon.isDark}>
          <Image image={icon} slot="tile" sizes="auto" />
        </span>
      )}
      <span>
        {name}
        {level && <span className={styles.note}>{level}</span>}
        {evidence && (
          <span data-print="none" className={styles.note}>
            {evidence.text}
          </span>
        )}
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

/** The jobs and projects where a skill was used. */
function Evidence({ skill: { name, evidence } }: { skill: Skill }) {
  if (evidence === undefined) return null
  return (
    <>
      <h3>{name}</h3>
      <p className="label">{evidence.text}</p>
      <ul role="list" className={styles.references}>
        {evidence.references.map(({ id, label, note }) => (
          <li key={id}>
            <a className="control" href={`#${id}`}>
              {label}
            </a>
            {note && <span className="label">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function idOf(skill: Skill, skills: readonly Skill[]): string {
  return `skill-${skills.indexOf(skill) + 1}`
}
