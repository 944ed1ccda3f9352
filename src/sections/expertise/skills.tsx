import type { Skill } from '../../../model/content.ts'
import { Image } from '../../ui/image.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import styles from './expertise.module.css'

export function Skills({ skills }: { skills: readonly Skill[] }) {
  return (
    <ul role="list" className={styles.skills}>
      {skills.map(({ name, icon, monogram }) => (
        <li key={name}>
          <span className={styles.icon}>
            {icon ? <Image image={icon} slot="tile" sizes="auto" /> : <Monogram letters={monogram} />}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
