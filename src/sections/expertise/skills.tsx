import type { Picture } from '../../../schema/content.ts'
import { Image } from '../../ui/image.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import styles from './expertise.module.css'

type SkillsProps = { skills: readonly { name: string; icon?: Picture | undefined; monogram: string }[] }

export function Skills({ skills }: SkillsProps) {
  return (
    <ul className={styles.skills}>
      {skills.map(({ name, icon, monogram }) => (
        <li key={name}>
          <span className={styles.icon}>
            {icon ? <Image image={icon} slot="tile" sizes="auto" /> : <Monogram letters={monogram} />}
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
