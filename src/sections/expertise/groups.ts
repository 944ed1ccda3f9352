import type { Skill } from '../../../schema/content.ts'
import { monogramsOf } from '../../ui/initials.ts'

type SkillTile = Pick<Skill, 'name' | 'icon'> & { monogram: string }

/** The skills without a group, then the groups in order of first appearance. Each skill has a monogram of its own. */
export function groupsOf(skills: readonly Skill[]): { name: string | undefined; skills: SkillTile[] }[] {
  const monograms = monogramsOf(skills.map(({ name }) => name))
  const tiles = skills.map((skill, index) => ({ ...skill, monogram: monograms[index] ?? '' }))
  const names = new Set([undefined, ...skills.map(({ group }) => group)])
  return Array.from(names, (name) => ({ name, skills: tiles.filter(({ group }) => group === name) })).filter(
    (group) => group.skills.length > 0,
  )
}
