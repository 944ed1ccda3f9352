import type { CvDocument } from '../outputs/cv/document.ts'
import type { Entry, Part } from '../outputs/cv/entries.ts'
import { type CvSection, textOfSkill } from '../outputs/cv/sections.ts'

/** What programs should find in a CV: a text, what it is, its section, and the title of the entry that it belongs to. */
export type Fact = { what: string; text: string; section?: string; entry?: string }

/** All texts of a CV in its order. */
export function factsOf({ name, role, facts, contact, sections }: CvDocument): Fact[] {
  return [
    { what: 'name', text: name },
    { what: 'profession', text: role },
    ...facts.map((text) => ({ what: 'fact', text })),
    ...contact.map(contactFact),
    ...sections.flatMap((section) => sectionFacts(section).map((fact) => inSection(fact, section))),
  ]
}

const inSection = (fact: Fact, { id }: CvSection): Fact => (id === undefined ? fact : { ...fact, section: id })

function contactFact({ text, address = '' }: Part): Fact {
  if (address.startsWith('mailto:')) return { what: 'e-mail address', text }
  return { what: address.startsWith('tel:') ? 'telephone number' : 'contact', text }
}

function sectionFacts({ title, entries = [], paragraphs = [], quotes = [], skills = [] }: CvSection): Fact[] {
  return [
    ...factOf('heading', title),
    ...entries.flatMap(entryFacts),
    ...paragraphs.flatMap((parts) => factOf('text', textOf(parts))),
    ...quotes.flatMap(({ text, by, role }) => [
      ...factOf('recommendation', textOf(text)),
      ...factOf('author', by),
      ...factOf('profession of the author', role),
    ]),
    ...skills.flatMap((group) => [
      ...factOf('group of skills', group.name),
      ...factOf('years of a group of skills', group.note),
      ...group.skills.map((skill) => ({ what: 'skill', text: textOfSkill(skill) })),
    ]),
  ]
}

function entryFacts({
  title,
  note,
  current,
  place,
  details = [],
  result,
  text,
  highlights = [],
  tags = [],
  links = [],
}: Entry) {
  const entry = title.text
  return [
    { what: 'title', text: entry, entry },
    ...factOf(current === undefined ? 'detail' : 'period', note, entry),
    ...factOf('employer or school', place?.text, entry),
    ...details.flatMap((detail) => factOf('detail', detail.text, entry)),
    ...factOf('result', result && textOf(result), entry),
    ...factOf('text', text && textOf(text), entry),
    ...highlights.flatMap((parts) => factOf('highlight', textOf(parts), entry)),
    ...tags.flatMap((tag) => factOf('technology', tag, entry)),
    ...links.flatMap((link) => factOf('link', link.text, entry)),
  ]
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join('')

function factOf(what: string, text: string | undefined, entry?: string): Fact[] {
  return text === undefined ? [] : [{ what, text, ...(entry !== undefined && { entry }) }]
}
