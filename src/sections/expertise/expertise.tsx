import { Fragment } from 'react'
import type { Skill } from '../../../model/content.ts'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import styles from './expertise.module.css'

type ExpertiseProps = SectionHead & { skills: readonly Skill[]; animation: { src: string } | undefined }

export function Expertise({ id, title, lead, skills, animation }: ExpertiseProps) {
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {groupsOf(skills).map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <h3 className={`label ${styles.group}`}>{group.name}</h3>}
          <Skills skills={group.skills} />
        </Fragment>
      ))}
    </Section>
  )
}

function Skills({ skills }: { skills: readonly Skill[] }) {
  return (
    <ul role="list" data-print="line" className={styles.skills}>
      {skills.map(({ name, icon }) => (
        <li key={name}>
          {icon && (
            <span className={styles.icon}>
              <Image image={icon} slot="tile" sizes="auto" />
            </span>
          )}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** The skills without a group, then the groups in order of first appearance. */
function groupsOf(skills: readonly Skill[]): { name: string | undefined; skills: readonly Skill[] }[] {
  const names = new Set([undefined, ...skills.map(({ group }) => group)])
  return [...names]
    .map((name) => ({ name, skills: skills.filter(({ group }) => group === name) }))
    .filter((group) => group.skills.length > 0)
}
