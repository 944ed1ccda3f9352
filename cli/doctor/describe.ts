import { cvSectionNamesOf } from '../../generator/outputs/cv/sections.ts'
import { select } from '../../generator/resolve/audience.ts'
import type { Source } from '../../model/site-schema.ts'

/** What the CV for each kind of job contains, and what it lacks of `/cv.pdf`. */
export function describeVariants(source: Source): string[] {
  const whole = select(source, 'cv')
  const { variants = [] } = source.cv || {}
  return variants.flatMap(({ name }) => {
    const content = select(source, { variant: name })
    const sections = cvSectionNamesOf(content)
    const lists = Object.entries(LISTS).map(([section, { noun, namesIn }]) => {
      const all = namesIn(whole)
      const names = sections.includes(section) ? namesIn(content) : []
      return { noun, all, names, missing: all.filter((each) => !names.includes(each)) }
    })
    const counts = lists.map(({ noun, names }) => `${names.length} ${noun}${names.length === 1 ? '' : 's'}`)
    const missing = lists.flatMap((list) => list.missing)
    return [
      `cv-${name}.pdf: ${counts.join(', ')} (of ${lists.map(({ all }) => all.length).join(', ')})`,
      ...(missing.length > 0 ? [`  without ${missing.join('; ')}`] : []),
    ]
  })
}

/** The lists that differ from job to job, by the names of their sections. */
const LISTS = {
  history: { noun: 'job', namesIn: ({ history }: Source) => history?.entries.map(({ role }) => role) ?? [] },
  gallery: { noun: 'project', namesIn: ({ gallery }: Source) => gallery?.projects.map(({ title }) => title) ?? [] },
  expertise: { noun: 'skill', namesIn: ({ expertise }: Source) => expertise?.skills.map(({ name }) => name) ?? [] },
}

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
