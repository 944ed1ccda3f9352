import type { SectionView, SkillIcon as SkillIconDrawing } from '../../../../model/view.ts'
import { SkillIcon } from '../../../sections/expertise/skill-icon.tsx'
import { withoutMarksIfAny } from '../../../ui/same-text.ts'
import styles from './technologies.module.css'

export type Technology = { name: string; icon: SkillIconDrawing | undefined }

type TechnologiesProps = { technologies: readonly Technology[]; className: string | undefined }

/** What something was made with. */
export function Technologies({ technologies, className }: TechnologiesProps) {
  return (
    <ul role="list" data-print="line" className={`label ${styles.technologies} ${className}`}>
      {technologies.map(({ name, icon }) => (
        <li key={name}>
          {icon && <SkillIcon icon={icon} className={styles.icon} />}
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The icons of the skills by their names, in any case. */
export function iconsIn(sections: readonly SectionView[]): (name: string) => SkillIconDrawing | undefined {
  const icons = new Map(skillsIn(sections).map(({ name, icon }) => [keyOf(name), icon]))
  return (name) => icons.get(keyOf(name))
}

export function skillsIn(sections: readonly SectionView[]) {
  const groups = sections.flatMap((section) => (section.kind === 'expertise' ? section.groups : []))
  return groups.flatMap(({ skills }) => skills)
}

const keyOf = (name: string) => withoutMarksIfAny(name).toLowerCase()
