import { cvSectionNamesOf } from '../../generator/outputs/cv/sections.ts'
import { select } from '../../generator/resolve/audience.ts'
import { nameOf } from '../../model/define-section.ts'
import { CV_SECTIONS, SECTIONS } from '../../model/sections/index.ts'
import type { Source } from '../../model/site-schema.ts'

/** What the CV for each kind of job contains, and what it lacks of `/cv.pdf`. */
export function describeVariants(source: Source): string[] {
  const whole = select(source, 'cv')
  const { variants = [] } = source.cv || {}
  return variants.flatMap(({ name }) => {
    const content = select(source, { variant: name })
    const sections = cvSectionNamesOf(content)
    const lists = CV_SECTIONS.flatMap((each) => SECTIONS.find((section) => section.name === each) ?? []).map(
      (section) => {
        const all = namesIn(whole, section)
        const names = sections.includes(section.name) ? namesIn(content, section) : []
        return { noun: section.noun, all, names, missing: all.filter((each) => !names.includes(each)) }
      },
    )
    const written = lists.filter(({ all }) => all.length > 0)
    const counts = written.map(
      ({ noun, all, names }) => `${names.length} of ${all.length} ${noun}${all.length === 1 ? '' : 's'}`,
    )
    const missing = written.flatMap((list) => list.missing)
    return [`cv-${name}.pdf: ${counts.join(', ')}`, ...(missing.length > 0 ? [`  without ${missing.join('; ')}`] : [])]
  })
}

/** What the entries of a section are called. */
function namesIn(content: Source, { name, list, names }: (typeof SECTIONS)[number]): string[] {
  const { [list]: entries = [] } = Object(content[name]) as Record<string, Record<string, unknown>[]> // as its definition says
  return entries.map((entry) => nameOf(entry, names))
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
