import type { SkillIcon as SkillIconDrawing } from '../../../model/view.ts'
import { withoutMarksIfAny } from '../../ui/same-text.ts'
import { SkillIcon } from './skill-icon.tsx'
import * as styles from './icon-or-letter.module.css'

/** Beside others with an icon, a technology without one has its first letter. */
export function IconOrLetter({ name, icon }: { name: string; icon?: SkillIconDrawing | undefined }) {
  if (icon) return <SkillIcon icon={icon} className={styles.icon} />
  return (
    <span aria-hidden className={styles.letter}>
      {Array.from(withoutMarksIfAny(name))[0]}
    </span>
  )
}
