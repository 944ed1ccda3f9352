import type { Source } from '../../model/content.ts'

/** The technologies that no skill names, and the skills that no job or project names. */
export function describeEvidence({ expertise, history, gallery }: Source): string[] {
  const used = [...(history?.entries ?? []), ...(gallery?.projects ?? [])].flatMap(
    ({ technologies = [] }) => technologies,
  )
  const skills = expertise?.skills ?? []
  if (used.length === 0 || skills.length === 0) return []
  const namesOf = ({ name, aliases = [] }: (typeof skills)[number]) =>
    [name, ...aliases].map((each) => each.toLowerCase())
  const known = new Set(skills.flatMap(namesOf))
  const named = new Set(used.map((technology) => technology.toLowerCase()))
  const without = skills.filter((skill) => !namesOf(skill).some((name) => named.has(name))).map(({ name }) => name)
  const unknown = [...new Set(used)].filter((technology) => !known.has(technology.toLowerCase()))
  return [
    ...(without.length > 0 ? [`Skills that no job or project names in its technologies: ${without.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`Technologies that no skill names: ${unknown.join(', ')}`] : []),
  ]
}
