import type { Entries } from './content.ts'
import type { AddNote, Resume } from './resume.ts'
import { shorten } from './shorten.ts'
import { DEFAULT_ICON, skillIcon } from './skill-icon.ts'

const MAX_SKILLS = 60

/** The keywords of each group of skills, or its name if it has none. */
export function mapSkills(groups: Resume['skills'], note: AddNote): Entries<'expertise', 'skills'> {
  const names = groups.flatMap(({ name, keywords = [] }, index) => {
    if (name === undefined && keywords.length === 0) note('skipped', `skills[${index}]`, 'it has no name')
    return keywords.length > 0 ? keywords : (name ?? [])
  })
  const unique = new Map<string, string>()
  for (const name of names) if (!unique.has(name.toLowerCase())) unique.set(name.toLowerCase(), shorten(name, 60))
  if (unique.size < names.length) note('skipped', 'skills', `duplicates: ${names.length - unique.size}`)
  if (unique.size > MAX_SKILLS) {
    note('skipped', 'skills', `only the first ${MAX_SKILLS} are imported`)
  }
  return [...unique.values()].slice(0, MAX_SKILLS).map((name) => {
    const icon = skillIcon(name)
    if (icon === DEFAULT_ICON) {
      note('incomplete', `icon of ${name}`, `no icon found; replace ${DEFAULT_ICON} in expertise.skills`)
    }
    return { name, icon }
  })
}
