import type { Content } from '../../model/content.ts'
import type { TextPart } from '../../model/text-links.ts'
import type { Entry, Group } from './cv-entries.ts'
import type { Section } from './cv-sections.ts'
import { type CvSite, stringsOf } from './cv.ts'

/** Creates the CV as Markdown (CommonMark), for application forms and programs. */
export function cvMarkdown(content: Content, site: CvSite): string {
  const { name, role, facts, contact, sections, comma } = stringsOf(content, site)
  const blocks = [
    heading(1, [{ text: name }]),
    paragraph([{ text: role }]),
    paragraph(...facts.map((text) => [{ text }])),
    list(contact.map((part) => [part])),
    ...sections.flatMap(({ title, ...section }) => [
      ...(title === undefined ? [] : [heading(2, [{ text: title }])]),
      ...blocksOf(section, comma),
    ]),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function blocksOf(section: Section, comma: string): string[] {
  const { kind } = section
  if (kind === 'paragraphs') return section.paragraphs.map((parts) => paragraph(parts))
  if (kind === 'groups') return section.groups.flatMap((group) => groupBlocks(group, comma))
  if (kind === 'quotes') {
    return section.quotes.map(({ text, by, role }) => `> ${paragraph(text)}\n>\n> ${paragraph(...textsOf(by, role))}`)
  }
  return [
    list(section.groups.map(({ name, skills }) => [{ text: `${name}: ${skills.join(comma)}` }])),
    paragraph([{ text: section.skills.join(comma) }]),
  ]
}

function groupBlocks({ place, entries }: Group, comma: string): string[] {
  const level = place === undefined ? 3 : 4
  const [name, ...details] = place ?? []
  return [
    ...(name === undefined ? [] : [heading(3, [name]), paragraph(...details.map((part) => [part]))]),
    ...entries.flatMap((entry) => entryBlocks(entry, level, comma)),
  ]
}

function entryBlocks(entry: Entry, level: number, comma: string) {
  const { title, place, details = [], note, text = [], highlights = [], tags = [], links = [] } = entry
  return [
    heading(level, [title]),
    paragraph(...[...(place === undefined ? [] : [place]), ...details].map((part) => [part]), ...textsOf(note)),
    paragraph(text),
    list(highlights),
    paragraph([{ text: tags.join(comma) }]),
    paragraph(...links.map((part) => [part])),
  ]
}

type Part = TextPart & { label?: string }
type Parts = readonly (Omit<Part, 'address'> & { address?: string | undefined })[]

const textsOf = (...texts: (string | undefined)[]): Parts[] =>
  texts.flatMap((text) => (text === undefined ? [] : [[{ text }]]))

const heading = (level: number, parts: Parts) => `${'#'.repeat(level)} ${inline(parts)}`
const list = (items: readonly Parts[]) => items.map((parts) => `- ${paragraph(parts)}`).join('\n')

/** A line, in which a text does not start another kind of block. */
const paragraph = (...texts: readonly Parts[]) =>
  texts
    .map(inline)
    .join(' · ')
    .replace(/^(?:[-+](?=[\s-]|$)|\d+[.)](?=\s|$))/, (marker) => `${marker.slice(0, -1)}\\${marker.slice(-1)}`)

function inline(parts: Parts): string {
  const texts = parts.map(({ text, address, label }) => {
    const linked =
      address === undefined ? escaped(text) : `[${escaped(text)}](${address.replace(/[()`<>\\]/g, encoded)})`
    return label === undefined ? linked : `${escaped(label)}: ${linked}`
  })
  // An exclamation mark would make the link a picture.
  return texts.join('').replaceAll('![', '\\![').trim()
}

/** The text, in which no character is Markdown. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_~[\]<>]|&(?=#?\w+;)|(?<=^|\s)#/g, '\\$&')
}

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`
