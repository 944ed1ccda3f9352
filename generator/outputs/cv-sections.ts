import { telOf } from '../../model/addresses.ts'
import type { Content, Organisation, Project } from '../../model/content.ts'
import { type RecordEntry, RECORDS, type TimelineEntry, TIMELINES } from '../../model/entries.ts'
import { fullNameOf } from '../../model/organisations.ts'
import { CV_SECTIONS } from '../../model/schema/cv.ts'
import { type Entry, type Group, groupsOf, type Item, partsOf, periodNote, readable, textOf } from './cv-entries.ts'

type Section = { title?: string | undefined } & (
  | { kind: 'text'; text: string }
  | { kind: 'groups'; groups: Group[] }
  | { kind: 'items'; items: Item[] }
  | { kind: 'skills'; groups: { name: string; skills: string[] }[]; skills: string[] }
  | { kind: 'languages'; languages: { name: string; fluency?: string | undefined }[] }
)

type SectionOf = { [Name in (typeof CV_SECTIONS)[number]]: (content: Content) => Section | undefined }

/** The sections of the CV that have something to show, in the owner's order. */
export function cvSectionsOf(content: Content): Section[] {
  const sections = ((content.cv || undefined)?.sections ?? CV_SECTIONS).flatMap((name) => SECTIONS[name](content) ?? [])
  // At the top, a summary needs no heading.
  return sections.map((section, index) =>
    index === 0 && section.kind === 'text' ? { ...section, title: undefined } : section,
  )
}

const SECTIONS: SectionOf = {
  summary: ({ footer }) =>
    footer?.about === undefined ? undefined : { kind: 'text', title: footer.aboutTitle, text: footer.about },

  history: ({ history, ui }) =>
    history && groups(ui.experience, history.entries.map(TIMELINES.history).map(timelineEntry)),

  education: ({ education }) =>
    education && groups(education.label, education.entries.map(TIMELINES.education).map(timelineEntry)),

  expertise: ({ expertise }) => {
    if (expertise === undefined) return undefined
    const { label, skills } = expertise
    const namesIn = (group: string | undefined) => skills.filter((each) => each.group === group).map(({ name }) => name)
    const names = new Set(skills.flatMap(({ group }) => group ?? []))
    return {
      kind: 'skills',
      title: label,
      groups: Array.from(names, (name) => ({ name, skills: namesIn(name) })),
      skills: namesIn(undefined),
    }
  },

  gallery: ({ gallery }) => {
    if (gallery === undefined || gallery.projects.length === 0) return undefined
    const areDated = gallery.projects.some(({ period }) => period !== undefined)
    return groups(
      gallery.label,
      gallery.projects.map((project) => entryOf(project, areDated)),
    )
  },

  certificates: ({ certificates }) =>
    certificates && items(certificates.label, certificates.entries.map(RECORDS.certificates)),

  languages: ({ languages }) =>
    languages && { kind: 'languages', title: languages.label, languages: [...languages.entries] },

  publications: ({ publications }) =>
    publications && items(publications.label, publications.entries.map(RECORDS.publications)),

  awards: ({ awards }) => awards && items(awards.label, awards.entries.map(RECORDS.awards)),

  volunteering: ({ volunteering }) =>
    volunteering && groups(volunteering.label, volunteering.entries.map(TIMELINES.volunteering).map(timelineEntry)),

  companies: ({ companies }) =>
    companies && companies.organisations.length > 0
      ? groups(companies.label, companies.organisations.map(organisationOf))
      : undefined,
}

function timelineEntry(entry: TimelineEntry): Entry {
  const { heading, period, place, address, detail, description, highlights, tags } = entry
  return {
    title: heading,
    ...periodNote(period),
    place: place === undefined ? undefined : { text: place, address },
    details: partsOf(detail),
    text: description,
    highlights,
    lines: tags ? [partsOf(...tags)] : [],
  }
}

/** The category takes the place of the period if no project has one. */
function entryOf(
  { title, category, description, period, role, highlights, technologies, links }: Project,
  areDated: boolean,
): Entry {
  return {
    title,
    ...(areDated ? periodNote(period) : { note: category }),
    details: partsOf(role, areDated ? category : undefined),
    text: description,
    highlights,
    lines: [
      partsOf(...(technologies ?? [])),
      (links ?? []).map(({ label, address }) => ({ label, address, text: readable(address) })),
    ],
  }
}

function organisationOf(organisation: Organisation): Entry {
  const { tagline, phone, email, location, website } = organisation
  return {
    title: fullNameOf(organisation),
    note: location,
    text: tagline,
    lines: [
      [
        ...(phone === undefined ? [] : [{ text: phone, address: telOf(phone) }]),
        ...(email === undefined ? [] : [{ text: email, address: `mailto:${email}` }]),
        ...(website === undefined
          ? []
          : [{ text: readable(new URL(website.address).origin), address: website.address }]),
      ],
    ],
  }
}

const groups = (title: string, entries: readonly Entry[]): Section => ({
  kind: 'groups',
  title,
  groups: groupsOf(entries),
})

const items = (title: string, entries: readonly RecordEntry[]): Section => ({
  kind: 'items',
  title,
  items: entries.map(({ title: text, address, by, date, summary }) => ({
    title: { text, address },
    by,
    note: textOf(date),
    text: summary,
  })),
})
