import type { Skill } from '../../../model/content.ts'
import { Image } from '../../ui/image.tsx'
import styles from './expertise.module.css'

export function Skills({ skills }: { skills: readonly Skill[] }) {
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
