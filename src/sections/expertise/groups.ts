import type { Skill } from '../../../model/content.ts'

/** The skills without a group, then the groups in order of first appearance. */
export function groupsOf(skills: readonly Skill[]): { name: string | undefined; skills: readonly Skill[] }[] {
  const names = new Set([undefined, ...skills.map(({ group }) => group)])
  return [...names]
    .map((name) => ({ name, skills: skills.filter(({ group }) => group === name) }))
    .filter((group) => group.skills.length > 0)
}
