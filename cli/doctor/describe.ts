import { cvAudiencesOf, fileNameOf } from '../../generator/outputs/cv/cv-files.ts'
import { typesetCv } from '../../generator/outputs/cv/pdf.ts'
import { cvSectionNamesOf } from '../../generator/outputs/cv/sections.ts'
import type { WholeSite } from '../../generator/outputs/output.ts'
import { select } from '../../generator/resolve/audience.ts'
import { countedAs } from '../../lib/counted-as.ts'
import { compositionOf, DEFAULT_LAYOUT, LAYOUTS } from '../../model/compositions.ts'
import { nameOf } from '../../model/define-section.ts'
import { periodOf } from '../../model/fields/date.ts'
import { CV_SECTIONS, SECTIONS } from '../../model/sections/index.ts'
import type { Source } from '../../model/site-schema.ts'

/** Longer CVs are hardly read. */
const MANY_PAGES = 3

/** A CV, and what to say of it. */
export type DescribedCv = { file: string; pages: number; lines: readonly string[] }

/**
 * What each CV contains: its pages, its entries, what it lacks of `/cv.pdf`, and what it leaves out for `cv.pages`. In other
 * languages than the main one, the entries are the same.
 */
export async function describeCvs({ languages }: Pick<WholeSite, 'languages'>): Promise<DescribedCv[]> {
  const [main] = languages
  const entries = [describeWhole(main.source), ...describeVariants(main.source)]
  const described: DescribedCv[] = []
  for (const site of languages) {
    const { cv } = site.source
    if (cv === false) continue
    for (const [index, audience] of cvAudiencesOf(site.source).entries()) {
      const { pages, note } = await typesetCv(await site.contentFor(audience), site)
      const { counts, missing } = (site === main ? entries[index] : undefined) ?? { counts: [], missing: [] }
      const file = `${site.folder}${fileNameOf(audience)}.pdf`
      const lines = [
        `${file}: ${[countedAs(pages, 'page'), ...counts].join(', ')}`,
        ...(missing.length > 0 ? [`  without ${missing.join('; ')}`] : []),
        ...(note === undefined ? [] : [`  ${note}`]),
        ...(pages > MANY_PAGES && cv?.pages === undefined
          ? ['  For a shorter one, write `pages: 2` below `cv:`.']
          : []),
      ]
      described.push({ file, pages, lines })
    }
  }
  return described
}

type Described = { counts: string[]; missing: string[] }

function describeWhole(source: Source): Described {
  const content = select(source, 'cv')
  const names = cvSectionNamesOf(content)
  const lists = LISTED.filter(({ name }) => names.includes(name)).map(
    (section) => [section.noun, namesIn(content, section)] as const,
  )
  return { counts: lists.flatMap(([noun, { length }]) => (length === 0 ? [] : countedAs(length, noun))), missing: [] }
}

function describeVariants(source: Source): Described[] {
  const whole = select(source, 'cv')
  const { variants = [] } = source.cv || {}
  return variants.map(({ name }) => {
    const content = select(source, { variant: name })
    const sections = cvSectionNamesOf(content)
    const lists = LISTED.map((section) => {
      const all = namesIn(whole, section)
      const names = sections.includes(section.name) ? namesIn(content, section) : []
      return { noun: section.noun, all, names, missing: all.filter((each) => !names.includes(each)) }
    })
    const written = lists.filter(({ all }) => all.length > 0)
    return {
      counts: written.map(({ noun, all, names }) => `${names.length} of ${countedAs(all.length, noun)}`),
      missing: written.flatMap((list) => list.missing),
    }
  })
}

/** The sections of a usual CV that are lists. */
const LISTED = CV_SECTIONS.flatMap((each) => SECTIONS.find(({ name }) => name === each) ?? [])

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

/** Tells of the layouts until the owner has chosen one, and of one that needs the dates of jobs and has none. */
export function describeLayout({ look, history, language }: Source): string[] {
  if (look?.layout !== undefined) {
    const isDated = history?.entries.some(({ period }) => period && periodOf(period, language, new Date()).start)
    if (!compositionOf(look.layout).needsDates || isDated) return []
    return [
      `Layout: ${look.layout} draws the dates of your jobs, and no job has any. Write the period of each, such as "2021-03 - Present", or \`layout: ${DEFAULT_LAYOUT}\`, which needs none.`,
    ]
  }
  const others = LAYOUTS.filter((name) => name !== DEFAULT_LAYOUT).join(', ')
  return [
    `Layout: ${DEFAULT_LAYOUT}. Others: ${others}. Write look.layout in content/site.yaml to try one; ${DEFAULT_LAYOUT} there keeps this one and ends this line.`,
  ]
}
