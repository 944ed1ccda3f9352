import type { Content, Organisation, Project, Skill } from '../../../model/content.ts'
import { CV_SECTIONS } from '../../../model/cv.ts'
import {
  listSectionOf,
  type RecordEntry,
  skillGroupsOf,
  textOfResult,
  type TimelineEntry,
} from '../../../model/entries.ts'
import { partsOfText } from '../../../model/fields/rich-text.ts'
import { fullNameOf } from '../../../model/initials.ts'
import { textDirection } from '../../lib/text-direction.ts'
import { contactsOf, type Entry, type Group, groupsOf, linkTo, type Part, partsOf, periodNote } from './entries.ts'

/** A section of the CV, with one of these lists. */
export type Section = {
  title?: string | undefined
  paragraphs?: Part[][]
  groups?: Group[]
  quotes?: { text: Part[]; by: string; role?: string | undefined }[]
  /** Those without a group have no name, and are the last. */
  skills?: { name?: string | undefined; skills: string[] }[]
}

/** The sections of the CV that have something to show, in the owner's order. */
export function cvSectionsOf(content: Content, language: string): Section[] {
  const sections = cvSectionNamesOf(content).map((name) => sectionOf(content, name, language) ?? {})
  return sections.filter((section) => Object.values(section).some((list) => Array.isArray(list) && list.length > 0))
}

/** The names or ids of the sections that the CV may have, in the owner's order. */
export function cvSectionNamesOf({
  cv,
  custom = [],
}: Pick<Content, 'cv'> & { custom?: readonly { id: string }[] | undefined }): readonly string[] {
  return (cv || undefined)?.sections ?? [...CV_SECTIONS, ...custom.map(({ id }) => id)]
}

function sectionOf(content: Content, name: string, language: string): Section | undefined {
  const { footer, expertise, gallery, languages, companies } = content
  switch (name) {
    case 'summary': {
      // At the top, it needs no heading.
      const title = cvSectionNamesOf(content)[0] === name ? undefined : footer?.aboutTitle
      return { title, paragraphs: partsOf(footer?.about).map((text) => [text]) }
    }
    case 'expertise':
      return expertise && { title: expertise.label, skills: groupedSkills(expertise.skills) }
    case 'gallery':
      return gallery && { title: gallery.label, groups: groupsOf(projectEntries(gallery.projects, language)) }
    case 'languages':
      return (
        languages && {
          title: languages.label,
          skills: groupedSkills(languages.entries.map(({ fluency, ...each }) => ({ ...each, level: fluency }))),
        }
      )
    case 'companies':
      return companies && { title: companies.label, groups: groupsOf(companies.organisations.map(organisationEntry)) }
    default:
      return listOf(content, name)
  }
}

function listOf(content: Content, name: string): Section | undefined {
  const section = listSectionOf(content, name)
  const title = name === 'history' ? content.ui.experience : section?.label // Programs look for "Experience".
  switch (section?.kind) {
    case 'timeline':
      return { title, groups: groupsOf(section.entries.map(timelineEntry)) }
    case 'records':
      return { title, groups: groupsOf(section.entries.map(recordEntry)) }
    case 'quotes':
      return { title, quotes: section.entries.map((quote) => ({ ...quote, text: partsOfText(quote.text) })) }
    case 'text':
      return { title, paragraphs: section.entries.map(partsOfText) }
    default:
      return undefined
  }
}

function groupedSkills(skills: readonly Pick<Skill, 'name' | 'level' | 'group'>[]) {
  return skillGroupsOf(skills).map((group) => ({ ...group, skills: group.skills.map(nameWithLevel) }))
}

function nameWithLevel({ name, level }: Pick<Skill, 'name' | 'level'>): string {
  return level === undefined ? name : `${name} (${level})`
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
  return { title: { text: title, address }, note: date?.text, details: partsOf(by), ...prose(summary) }
}

/** The category takes the place of the period if no project has one. */
function projectEntries(projects: readonly Project[], language: string): Entry[] {
  const areDated = projects.some(({ period }) => period !== undefined)
  return projects.map((project) => {
    const { title, category, description, result, period, role, highlights, technologies = [], links = [] } = project
    const kind = category === title ? undefined : category
    const claim = result && textOfResult(result, textDirection(language))
    return {
      title: { text: title },
      details: partsOf(role, areDated ? kind : undefined, claim),
      ...(areDated ? periodNote(period) : { note: kind }),
      ...prose(description && leadOf(description, TWO_LINES - widthOf(technologies.join(', ')), language), highlights),
      tags: technologies,
      links: links.map(({ label, address }) => ({ label, ...linkTo(address) })),
    }
  })
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

function organisationEntry(organisation: Organisation): Entry {
  const { tagline, location, website } = organisation
  return {
    title: { text: fullNameOf(organisation) },
    note: location,
    ...prose(tagline),
    links: [
      ...contactsOf(organisation),
      ...(website ? [{ ...linkTo(new URL(website.address).origin), address: website.address }] : []),
    ],
  }
}

/** Texts that may have links. */
function prose(text: string | undefined, highlights?: readonly string[]): Pick<Entry, 'text' | 'highlights'> {
  return { text: text === undefined ? undefined : partsOfText(text), highlights: highlights?.map(partsOfText) }
}
