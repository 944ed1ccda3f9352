import type { ShowContext } from '../../../model/define-section.ts'
import { textsOfResult } from '../../../model/fields/result.ts'
import { partsOf } from '../../../model/fields/rich-text.ts'
import { CV_SECTIONS, SECTIONS } from '../../../model/sections/index.ts'
import type { Content } from '../../../model/site-schema.ts'
import type {
  Organisation,
  Project,
  RecordEntry,
  RichText,
  SectionView,
  Skill,
  TimelineEntry,
} from '../../../model/view.ts'
import { withoutMissingGlyphs } from '../../fonts/document-fonts.ts'
import { showSections } from '../../resolve/show.ts'
import { contactsOf, type Entry, linkTo, type Part, textParts, periodNote } from './entries.ts'

/** A section of the CV, with one of these lists. */
export type CvSection = {
  /** Its name or id. */
  id?: string
  title?: string | undefined
  paragraphs?: Part[][]
  entries?: Entry[]
  quotes?: { text: Part[]; by: string; role?: string | undefined }[]
  /** Those without a group are the last. They have a name only beside groups that have one. */
  skills?: SkillGroup[]
}

/** Skills, and their years if all have the same. */
export type SkillGroup = { name?: string | undefined; note?: string | undefined; skills: CvSkill[] }

/** A skill or a language. The note is in parentheses: its level, and the years in which jobs and projects prove it. */
export type CvSkill = { name: string; note?: string | undefined }

/** "Kubernetes (Daily, 2023–Present)", or "Data (since 2017)" of a group. */
export function textOfSkill({ name, note }: CvSkill): string {
  return note === undefined ? name : `${name} (${note})`
}

type Direction = 'ltr' | 'rtl'

/** The sections of the CV that have something to show, in the owner's order. */
export function cvSectionsOf(content: Content, direction: Direction, context: ShowContext): CvSection[] {
  const views = new Map(showSections(content, context).map((view) => [view.id, view]))
  const sections = cvSectionNamesOf(content).map((name): CvSection => {
    if (name === 'summary') return summaryOf(content)
    const view = views.get(name)
    return view ? { id: name, title: titleOf(view, content), ...listsOf(view, direction, content.ui.also) } : {}
  })
  return sections.filter((section) => Object.values(section).some((list) => Array.isArray(list) && list.length > 0))
}

/** The names or ids of the sections that the CV may have, in the owner's order. */
export function cvSectionNamesOf({
  cv,
  custom = [],
}: {
  cv?: Content['cv']
  custom?: readonly { id: string }[] | undefined
}): readonly string[] {
  return (cv || undefined)?.sections ?? [...CV_SECTIONS, ...custom.map(({ id }) => id)]
}

/** At the top, the summary needs no heading. */
function summaryOf(content: Content): CvSection {
  const { about, aboutTitle } = content.footer ?? {}
  const title = cvSectionNamesOf(content)[0] === 'summary' ? undefined : aboutTitle
  return { title, paragraphs: about === undefined ? [] : [richPartsOf(about)] }
}

/** In a language without texts of the interface, and in sections of the owner's own, the label. */
function titleOf({ id, label }: SectionView, { ui }: Content): string {
  const heading = SECTIONS.find(({ name }) => name === id)?.cvHeading
  return (heading && ui[heading]) ?? withoutMissingGlyphs(label)
}

/** @param also the name of the skills without a group, beside groups that have names */
function listsOf(view: SectionView, direction: Direction, also: string | undefined): CvSection {
  switch (view.kind) {
    case 'timeline':
      return { entries: view.groups.flat().map((entry) => timelineEntry(entry, direction)) }
    case 'records':
      return { entries: view.entries.map(recordEntry) }
    case 'quotes':
      return {
        quotes: view.entries.map(({ address: _address, ...quote }) => ({ ...quote, text: richPartsOf(quote.text) })),
      }
    case 'paragraphs':
      return { paragraphs: view.entries.map(richPartsOf) }
    case 'languages':
      return {
        skills: skillsOf([{ skills: view.entries.map(({ fluency, ...each }) => ({ ...each, level: fluency })) }]),
      }
    case 'expertise':
      return { skills: skillsOf(view.groups, also) }
    case 'companies':
      return { entries: view.organisations.map(organisationEntry) }
    case 'gallery':
      return { entries: projectEntries(view.projects, direction) }
  }
}

type NotedSkill = Omit<Skill, 'id'>

function skillsOf(
  groups: readonly { name?: string | undefined; skills: readonly NotedSkill[] }[],
  also?: string,
): SkillGroup[] {
  const isByYears = also !== undefined && groups.every(({ name }) => name === undefined)
  const shown = isByYears ? groups.flatMap(({ skills }) => byYears(skills)) : groups.map(withNotes)
  const rest = shown.some(({ name }) => name !== undefined) ? also : undefined
  return shown.map(({ name = rest, ...group }) => ({ name, ...group }))
}

/** Groups by years that at least three skills have, if these are two thirds of the skills; the others are the last. */
function byYears(skills: readonly NotedSkill[]): SkillGroup[] {
  const yearsOf = ({ level, evidence }: NotedSkill) => (level === undefined ? evidence?.years : undefined)
  const withSame = (years: string) => skills.filter((skill) => yearsOf(skill) === years)
  const all = new Set(skills.flatMap((skill) => yearsOf(skill) ?? []))
  const shared = [...all].filter((years) => withSame(years).length >= 3)
  const others = skills.filter((skill) => !shared.includes(yearsOf(skill) ?? ''))
  if (shared.length === 0 || others.length > skills.length / 3) return [withNotes({ skills })]
  return [
    ...shared.map((years) => ({ name: years, skills: withSame(years).map(({ name }) => ({ name })) })),
    ...(others.length > 0 ? [withNotes({ skills: others })] : []),
  ]
}

/** The years that all skills of a group have in common are said once. */
function withNotes({ name, skills }: { name?: string | undefined; skills: readonly NotedSkill[] }): SkillGroup {
  const years = skills.flatMap(({ evidence }) => evidence?.years ?? [])
  const isShared = name !== undefined && years.length > 1 && years.length === skills.length && new Set(years).size === 1
  return {
    name,
    ...(isShared && { note: years[0] }),
    skills: skills.map(({ name: skill, level, evidence }) => {
      const parts = [level, isShared ? undefined : evidence?.years].filter((part) => part !== undefined)
      return { name: skill, ...(parts.length > 0 && { note: parts.join(', ') }) }
    }),
  }
}

function timelineEntry(
  { heading, period, place, address, detail, description, highlights, result, tags }: TimelineEntry,
  direction: Direction,
): Entry {
  const { text, highlights: shown } = prose(description, highlights)
  return {
    // Without a place, the website is that of the heading.
    title: { text: heading, ...(place === undefined && { address }) },
    ...periodNote(period),
    place: place === undefined ? undefined : { text: place, address },
    details: textParts(detail),
    text: result ? [...resultParts(result, direction), ...(text ? [{ text: '\n' }, ...text] : [])] : text,
    highlights: shown,
    tags,
  }
}

function recordEntry({ title, address, by, date, summary }: RecordEntry): Entry {
  return { title: { text: title, address }, note: date?.text, details: textParts(by), ...prose(summary) }
}

/** The category takes the place of the period if no project has one. */
function projectEntries(projects: readonly Project[], direction: Direction): Entry[] {
  const areDated = projects.some(({ period }) => period !== undefined)
  return projects.map((project) => {
    const { title, category, description, result, period, role, highlights, technologies, links = [] } = project
    const kind = category === title ? undefined : category
    return {
      title: { text: title },
      details: textParts(role, areDated ? kind : undefined),
      ...(areDated ? periodNote(period) : { note: kind }),
      result: result && resultParts(result, direction),
      ...prose(description, highlights),
      tags: technologies,
      links: links.map(({ label, address }) => ({ label, ...linkTo(address) })),
    }
  })
}

function resultParts(result: NonNullable<Project['result']>, direction: Direction): Part[] {
  const { figures, what } = textsOfResult(result, direction)
  return [{ text: figures, isStrong: true }, ...(what === undefined ? [] : [{ text: ` ${what}` }])]
}

function organisationEntry(organisation: Organisation): Entry {
  const { name, legalName, tagline, location, website } = organisation
  return {
    title: { text: legalName ?? name },
    note: location,
    ...prose(tagline),
    links: [
      ...contactsOf(organisation),
      ...(website ? [{ ...linkTo(new URL(website.address).origin), address: website.address }] : []),
    ],
  }
}

function prose(text: RichText | undefined, highlights?: readonly RichText[]): Pick<Entry, 'text' | 'highlights'> {
  return { text: text === undefined ? undefined : richPartsOf(text), highlights: highlights?.map(richPartsOf) }
}

function richPartsOf(text: RichText): Part[] {
  return [...partsOf(text)]
}
