import { telOf } from '../../model/addresses.ts'
import type { Content, Organisation, Project, Skill } from '../../model/content.ts'
import {
  type ListSection,
  listSectionOf,
  type RecordEntry,
  textOfResult,
  type TimelineEntry,
} from '../../model/entries.ts'
import { fullNameOf } from '../../model/organisations.ts'
import { CV_SECTIONS } from '../../model/schema/cv.ts'
import { partsOfText, type TextPart } from '../../model/text-links.ts'
import { textDirection } from '../lib/text-direction.ts'
import { type Entry, type Group, groupsOf, partsOf, periodNote, readable, textOf } from './cv-entries.ts'

export type Section = { title?: string | undefined } & (
  | { kind: 'paragraphs'; paragraphs: TextPart[][] }
  | { kind: 'groups'; groups: Group[] }
  | { kind: 'quotes'; quotes: { text: TextPart[]; by: string; role?: string | undefined }[] }
  | { kind: 'skills'; groups: { name: string; skills: string[] }[]; skills: string[] }
)

/** The sections of the CV that have something to show, in the owner's order. */
export function cvSectionsOf(content: Content, language: string): Section[] {
  const names = cvSectionNamesOf(content)
  // At the top, a summary needs no heading.
  const sections = names.flatMap((name, index) => {
    const section = sectionOf(content, name, language)
    return section === undefined ? [] : { ...section, ...(index === 0 && name === 'summary' && { title: undefined }) }
  })
  return sections.filter((section) => Object.values(section).some(isFilledList))
}

const isFilledList = (value: unknown) => Array.isArray(value) && value.length > 0

/** The names or ids of the sections that the CV may have, in the owner's order. */
export function cvSectionNamesOf({
  cv,
  custom = [],
}: Pick<Content, 'cv'> & { custom?: readonly { id: string }[] | undefined }): readonly string[] {
  return (cv || undefined)?.sections ?? [...CV_SECTIONS, ...custom.map(({ id }) => id)]
}

function sectionOf(content: Content, name: string, language: string): Section | undefined {
  const { footer, expertise, gallery, languages, companies, ui } = content
  const sections: Record<string, Section | undefined> = {
    summary:
      footer?.about === undefined
        ? undefined
        : { kind: 'paragraphs', title: footer.aboutTitle, paragraphs: [[{ text: footer.about }]] },
    expertise: expertise && skills(expertise),
    gallery: gallery && projects(gallery, language),
    languages: languages && {
      kind: 'skills',
      title: languages.label,
      groups: [],
      skills: languages.entries.map((each) => nameWithLevel({ ...each, level: each.fluency })),
    },
    companies: companies && groups(companies.label, companies.organisations.map(organisationOf)),
  }
  if (Object.hasOwn(sections, name)) return sections[name]
  const list = listSectionOf(content, name)
  return list && listOf(name === 'history' ? { ...list, label: ui.experience } : list)
}

function listOf(section: ListSection): Section {
  const { label: title, kind, entries } = section
  if (kind === 'timeline') return groups(title, entries.map(timelineEntry))
  if (kind === 'records')
    return { kind: 'groups', title, groups: entries.map((each) => ({ entries: [recordEntry(each)] })) }
  if (kind === 'text') return { kind: 'paragraphs', title, paragraphs: entries.map(partsOfText) }
  return { kind: 'quotes', title, quotes: entries.map((quote) => ({ ...quote, text: partsOfText(quote.text) })) }
}

function skills({ label, skills: all }: NonNullable<Content['expertise']>): Section {
  const namesIn = (group: string | undefined) => all.filter((each) => each.group === group).map(nameWithLevel)
  const names = new Set(all.flatMap(({ group }) => group ?? []))
  return {
    kind: 'skills',
    title: label,
    groups: Array.from(names, (name) => ({ name, skills: namesIn(name) })),
    skills: namesIn(undefined),
  }
}

function nameWithLevel({ name, level }: Pick<Skill, 'name' | 'level'>): string {
  return level === undefined ? name : `${name} (${level})`
}

function projects({ label, projects: all }: NonNullable<Content['gallery']>, language: string): Section {
  const areDated = all.some(({ period }) => period !== undefined)
  return groups(
    label,
    all.map((project) => projectEntry(project, areDated, language)),
  )
}

function timelineEntry(entry: TimelineEntry): Entry {
  const { heading, period, place, address, detail, description, highlights, tags } = entry
  return {
    title: { text: heading },
    ...periodNote(period),
    place: place === undefined ? undefined : { text: place, address },
    details: partsOf(detail),
    ...prose(description, highlights),
    tags,
  }
}

function recordEntry({ title, address, by, date, summary }: RecordEntry): Entry {
  return { title: { text: title, address }, note: textOf(date), details: partsOf(by), ...prose(summary) }
}

/** The category takes the place of the period if no project has one. */
function projectEntry(project: Project, areDated: boolean, language: string): Entry {
  const { title, category, description, result, period, role, highlights, technologies = [], links = [] } = project
  const kind = category === title ? undefined : category
  const claim = result && textOfResult(result, textDirection(language))
  return {
    title: { text: title },
    details: partsOf(role, areDated ? kind : undefined, claim),
    ...(areDated ? periodNote(period) : { note: kind }),
    ...prose(description && leadOf(description, TWO_LINES - technologies.join(', ').length, language), highlights),
    tags: technologies,
    links: links.map(({ label, address }) => ({ label, address, text: readable(address) })),
  }
}

/** In letters. */
const TWO_LINES = 145

/** The first sentences that fit, and at least one. */
function leadOf(text: string, room: number, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  const ends = Array.from(sentences, ({ index, segment }) => text.slice(0, index + segment.length).trim())
  const leads = ends.filter((lead) => lead === text || !/(?<![\p{L}\d])(?:\p{L}{1,2}|\d+)\.$/u.test(lead)) // no abbreviation
  return leads.findLast((lead) => widthOf(lead) <= room) ?? leads[0] ?? text
}

/** Chinese, Japanese and Korean characters are as wide as two letters. */
function widthOf(text: string): number {
  const shown = partsOfText(text).map((part) => part.text)
  return shown.join('').replace(/[\u{2E80}-\u{FFFF}]/gu, '--').length
}

function organisationOf(organisation: Organisation): Entry {
  const { tagline, phone, email, location, website } = organisation
  return {
    title: { text: fullNameOf(organisation) },
    note: location,
    ...prose(tagline),
    links: [
      ...(phone === undefined ? [] : [{ text: phone, address: telOf(phone) }]),
      ...(email === undefined ? [] : [{ text: email, address: `mailto:${email}` }]),
      ...(website === undefined ? [] : [{ text: readable(new URL(website.address).origin), address: website.address }]),
    ],
  }
}

/** Texts that may have links. */
function prose(text: string | undefined, highlights?: readonly string[]): Pick<Entry, 'text' | 'highlights'> {
  return { text: text === undefined ? undefined : partsOfText(text), highlights: highlights?.map(partsOfText) }
}

const groups = (title: string, entries: readonly Entry[]): Section => ({
  kind: 'groups',
  title,
  groups: groupsOf(entries),
})
