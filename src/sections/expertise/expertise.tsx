import type { Skill } from '../../../schema/content.ts'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './expertise.module.css'

type ExpertiseProps = {
  id: string
  title: string
  lead: string
  skills: readonly Skill[]
  animation: { src: string } | undefined
}

export function Expertise({ id, title, lead, skills, animation }: ExpertiseProps) {
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      <ul className={styles.skills}>
        {skills.map(({ name, icon }) => (
          <li key={name}>
            <span className={styles.icon}>
              <Image image={icon} slot="tile" sizes="auto" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
