import type { SkillIcon as Drawing } from '../../../model/view.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import * as styles from './skill-icon.module.css'

/** The logo of a technology, also as a picture of the owner's. */
export function SkillIcon({ icon, className }: { icon: Drawing; className: string | undefined }) {
  return (
    <span className={`${styles.icon} ${className}`} data-dark={icon.isDark}>
      {'src' in icon ? <Image image={icon} slot="tile" sizes="auto" /> : <Icon icon={icon} size={40} />}
    </span>
  )
}
