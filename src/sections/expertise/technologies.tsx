import type { SectionView, SkillIcon as SkillIconDrawing } from '../../../model/view.ts'
import { withoutMarksIfAny } from '../../ui/same-text.ts'
import { IconOrLetter } from './icon-or-letter.tsx'
import * as styles from './technologies.module.css'

export type Technology = { name: string; icon: SkillIconDrawing | undefined }

type TechnologiesProps = { technologies: readonly Technology[]; className?: string | undefined }

/** What something was made with. */
export function Technologies({ technologies, className = '' }: TechnologiesProps) {
  const hasIcons = technologies.some(({ icon }) => icon)
  return (
    <ul role="list" data-print="line" className={`label ${styles.technologies} ${className}`}>
      {technologies.map(({ name, icon }) => (
        <li key={name}>
          {hasIcons && <IconOrLetter name={name} icon={icon} />}
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The icons of the skills and of the other technologies by their names, in any case. */
export function iconsIn(sections: readonly SectionView[]): (name: string) => SkillIconDrawing | undefined {
  const tools = sections.flatMap((section) => (section.kind === 'expertise' && section.tools) || [])
  const icons = new Map([...tools, ...skillsIn(sections)].map(({ name, icon }) => [keyOf(name), icon]))
  return (name) => icons.get(keyOf(name))
}

export function skillsIn(sections: readonly SectionView[]) {
  const groups = sections.flatMap((section) => (section.kind === 'expertise' ? section.groups : []))
  return groups.flatMap(({ skills }) => skills)
}

/** Whether the skills have dates for a name, and none in recent work. */
export function isEarlierIn(sections: readonly SectionView[]): (name: string) => boolean {
  const earlier = skillsIn(sections).filter(
    ({ evidence }) => evidence?.spans?.length && !evidence.spans.some(({ isCurrent }) => isCurrent),
  )
  const names = new Set(earlier.map(({ name }) => keyOf(name)))
  return (name) => names.has(keyOf(name))
}

/** Each once, the most used first. */
export function byUse(names: readonly string[]): string[] {
  const keys = names.map(keyOf)
  const usesOf = (name: string) => keys.filter((key) => key === keyOf(name)).length
  return names.filter((name, index) => keys.indexOf(keyOf(name)) === index).toSorted((a, b) => usesOf(b) - usesOf(a))
}

const keyOf = (name: string) => withoutMarksIfAny(name).toLowerCase()
