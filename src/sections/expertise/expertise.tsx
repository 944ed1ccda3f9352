import { Fragment } from 'react'
import type { Skill } from '../../../model/content.ts'
import { Lottie } from '../../ui/lottie.tsx'
import { Section } from '../../ui/section.tsx'
import { groupsOf } from './groups.ts'
import { Skills } from './skills.tsx'
import styles from './expertise.module.css'

type ExpertiseProps = {
  id: string
  title: string
  lead?: string | undefined
  skills: readonly Skill[]
  animation: { src: string } | undefined
}

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
