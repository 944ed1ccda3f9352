import type { CvDocument } from '../../../generator/outputs/cv/document.ts'
import type { Entry, Part } from '../../../generator/outputs/cv/entries.ts'
import { textOfSkill } from '../../../generator/outputs/cv/sections.ts'

/** What programs should find in a CV: a text, what it is, and the title of the entry that it belongs to. */
export type Fact = { what: string; text: string; entry?: string }

/** The facts of a CV in its order: its owner, and of each entry the title, the place, the period and the highlights. */
export function factsOf({ name, contact, sections }: CvDocument): Fact[] {
  return [
    { what: 'name', text: name },
    ...contact.flatMap(contactFact),
    ...sections.flatMap(({ title, entries = [], skills = [] }) => [
      ...(title ? [{ what: 'heading', text: title }] : []),
      ...entries.flatMap(entryFacts),
      ...skills.flatMap((group) => group.skills.map((skill) => ({ what: 'skill', text: textOfSkill(skill) }))),
    ]),
  ]
}

function contactFact({ text, address = '' }: Part): Fact[] {
  if (address.startsWith('mailto:')) return [{ what: 'e-mail address', text }]
  return address.startsWith('tel:') ? [{ what: 'telephone number', text }] : []
}

function entryFacts({ title, place, note, highlights = [] }: Entry): Fact[] {
  const entry = title.text
  return [
    { what: 'title', text: entry, entry },
    ...(place ? [{ what: 'employer or school', text: place.text, entry }] : []),
    ...(note === undefined ? [] : [{ what: 'period', text: note, entry }]),
    ...highlights.map((parts) => ({ what: 'highlight', text: parts.map(({ text }) => text).join(''), entry })),
  ]
}
