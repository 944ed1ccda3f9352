import { cutAfter, partsOf, plainText } from '../../../model/fields/rich-text.ts'
import { textOfResult } from '../../../model/sections/gallery.ts'
import { CV_SECTIONS, SECTIONS } from '../../../model/sections/index.ts'
import type { Content } from '../../../model/site-schema.ts'
import type {
  Organisation,
  Project,
  RecordEntry,
  RichText,
  SectionView,
  SkillGroup,
  TimelineEntry,
} from '../../../model/view.ts'
import { showSections } from '../../resolve/show.ts'
import { contactsOf, type Entry, type Group, groupsOf, linkTo, type Part, textParts, periodNote } from './entries.ts'

/** A section of the CV, with one of these lists. */
export type CvSection = {
  title?: string | undefined
  paragraphs?: Part[][]
  groups?: Group[]
  quotes?: { text: Part[]; by: string; role?: string | undefined }[]
  /** Those without a group have no name, and are the last. */
  skills?: { name?: string | undefined; skills: string[] }[]
}

type Locale = { language: string; direction: 'ltr' | 'rtl' }

/** The sections of the CV that have something to show, in the owner's order. */
export function cvSectionsOf(content: Content, locale: Locale): CvSection[] {
  const views = new Map(showSections(content).map((view) => [view.id, view]))
  const sections = cvSectionNamesOf(content).map((name): CvSection => {
    if (name === 'summary') return summaryOf(content)
    const view = views.get(name)
    return view ? { title: titleOf(view, content), ...listsOf(view, locale) } : {}
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

function titleOf({ id, label }: SectionView, { ui }: Content): string {
  const own = SECTIONS.find(({ name }) => name === id)?.cvHeading
  return own === undefined ? label : ui[own]
}

function listsOf(view: SectionView, locale: Locale): CvSection {
  switch (view.kind) {
    case 'timeline':
      return { groups: groupsOf(view.groups.flat().map(timelineEntry)) }
    case 'records':
      return { groups: groupsOf(view.entries.map(recordEntry)) }
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
      return { skills: skillsOf(view.groups) }
    case 'companies':
      return { groups: groupsOf(view.organisations.map(organisationEntry)) }
    case 'gallery':
      return { groups: groupsOf(projectEntries(view.projects, locale)) }
  }
}

function skillsOf(groups: readonly SkillGroup[]) {
  return groups.map(({ name, skills }) => ({ name, skills: skills.map(nameWithLevel) }))
}

function nameWithLevel({ name, level }: SkillGroup['skills'][number]): string {
  return level === undefined ? name : `${name} (${level})`
}

function timelineEntry({
  heading,
  period,
  place,
  address,
  detail,
  description,
  highlights,
  tags,
}: TimelineEntry): Entry {
  return {
    // Without a place, the website is that of the heading.
    title: { text: heading, ...(place === undefined && { address }) },
    ...periodNote(period),
    place: place === undefined ? undefined : { text: place, address },
    details: textParts(detail),
    ...prose(description, highlights),
    tags,
  }
}

function recordEntry({ title, address, by, date, summary }: RecordEntry): Entry {
  return { title: { text: title, address }, note: date?.text, details: textParts(by), ...prose(summary) }
}

/** The category takes the place of the period if no project has one. */
function projectEntries(projects: readonly Project[], { language, direction }: Locale): Entry[] {
  const areDated = projects.some(({ period }) => period !== undefined)
  return projects.map((project) => {
    const { title, category, description, result, period, role, highlights, technologies = [], links = [] } = project
    const kind = category === title ? undefined : category
    const claim = result && textOfResult(result, direction)
    const room = TWO_LINES - widthOf(technologies.join(', '))
    return {
      title: { text: title },
      details: textParts(role, areDated ? kind : undefined, claim),
      ...(areDated ? periodNote(period) : { note: kind }),
      ...prose(description && leadOf(description, room, language), highlights),
      tags: technologies,
      links: links.map(({ label, address }) => ({ label, ...linkTo(address) })),
    }
  })
}

/** In letters. */
const TWO_LINES = 145

/** The first sentences that fit, and at least one. */
function leadOf(text: RichText, room: number, language: string): RichText {
  const plain = plainText(text)
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain)
  const ends = Array.from(sentences, ({ index, segment }) => plain.slice(0, index + segment.length).trimEnd().length)
  const leads = ends
    .filter((end) => end === plain.length || !ABBREVIATION.test(plain.slice(0, end)))
    .map((end) => cutAfter(text, end))
    .filter((lead) => lead !== undefined)
  return leads.findLast((lead) => widthOf(lead) <= room) ?? leads[0] ?? text
}

const ABBREVIATION = /(?<![\p{L}\d])(?:\p{L}{1,2}|\d+)\.$/u

/** Chinese, Japanese and Korean characters are as wide as two letters. */
function widthOf(text: RichText): number {
  return plainText(text).replace(/[\u{2E80}-\u{FFFF}]/gu, '--').length
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
