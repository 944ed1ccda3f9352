import type { Skill } from '../../../schema/content.ts'

/** The skills without a group, then the groups in order of first appearance. */
export function groupsOf(skills: readonly Skill[]): { name: string | undefined; skills: readonly Skill[] }[] {
  const names = new Set(skills.map(({ group }) => group))
  const ordered = [undefined, ...names].filter((name, index, all) => names.has(name) && all.indexOf(name) === index)
  return ordered.map((name) => ({ name, skills: skills.filter(({ group }) => group === name) }))
}
