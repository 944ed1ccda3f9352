import type { LocalisedSite, Output } from '../output.ts'
import { type CvDocument, cvDocument } from './document.ts'
import { type Entry, type Part, textParts, whereOf } from './entries.ts'
import { type CvSection, textOfSkill } from './sections.ts'

export const cvMarkdown: Output<LocalisedSite> = {
  mediaType: 'text/markdown',
  path: 'cv.md',
  help: 'the CV as text (Markdown), for application forms and programs',
  files: (site) =>
    site.content.cv === false
      ? []
      : [['cv.md', async () => documentAsMarkdown(cvDocument(await site.contentFor('cv'), site))]],
  link: { rel: 'alternate', type: 'text/markdown' },
}

/** The CV as Markdown (CommonMark). */
export function documentAsMarkdown({ name, role, facts, contact, sections, comma }: CvDocument): string {
  const blocks = [
    heading(1, { text: name }),
    line([{ text: role }]),
    line(facts.map((text) => ({ text }))),
    list(contact.map((part) => [part])),
    ...sections.flatMap((section) => sectionBlocks(section, comma)),
  ]
  return `${blocks.filter((each) => each !== '').join('\n\n')}\n`
}

function sectionBlocks({ title, paragraphs = [], entries = [], quotes = [], skills = [] }: CvSection, comma: string) {
  const named = skills.filter(({ name }) => name !== undefined)
  const others = skills.filter(({ name }) => name === undefined)
  return [
    ...textParts(title).map((part) => heading(2, part)),
    ...paragraphs.map(paragraph),
    ...entries.flatMap((entry) => entryBlocks(entry, comma)),
    ...quotes.map(
      ({ text, by, role }) => `> ${paragraph(text).replaceAll('\n', '\n> ')}\n>\n> ${line(textParts(by, role))}`,
    ),
    list(
      named.map(({ name = '', note, skills: names }) => [
        { text: `${textOfSkill({ name, note })}: ${names.map(textOfSkill).join(comma)}` },
      ]),
    ),
    ...others.map(({ skills: names }) => line([{ text: names.map(textOfSkill).join(comma) }])),
  ]
}

function entryBlocks(entry: Entry, comma: string) {
  const { title, note, result, text = [], highlights = [], tags = [], links = [] } = entry
  return [
    heading(3, title),
    line([...textParts(note), ...whereOf(entry), ...(result ? [result] : [])]),
    paragraph(text),
    list(highlights),
    line([{ text: tags.join(comma) }]),
    line(links),
  ]
}

const heading = (level: number, part: Part) => `${'#'.repeat(level)} ${oneLine(inline([part]))}`
const list = (items: readonly Part[][]) => items.map((parts) => `- ${block(oneLine(inline(parts)))}`).join('\n')
/** Parts beside each other, each with a dot to the next; a list of parts has none within. */
function line(parts: readonly (Part | readonly Part[])[]): string {
  const texts = parts.map((part) => inline([part].flat())).filter((text) => text !== '')
  return block(oneLine(texts.join(' · ')))
}

const oneLine = (text: string) => text.replaceAll(/\n+/g, ' ')

/** With the lines and paragraphs of the text. Two spaces break a line. */
function paragraph(parts: readonly Part[]): string {
  const lines = inline(parts).split('\n').map(block)
  return lines.join('  \n').replaceAll(/(?: *\n){2,}/g, '\n\n')
}

/** A text that does not start another kind of block. */
function block(text: string): string {
  return text.replace(/^(?=[-+](?:[\s-]|$)|=+\s*$|\d+[.)](?:\s|$))\d*/, '$&\\')
}

function inline(parts: readonly Part[]): string {
  const texts = parts.map(({ text, address, label, isStrong }) => {
    const plain = isStrong ? `**${escaped(text)}**` : escaped(text)
    const linked = address === undefined ? plain : `[${plain}](${address.replace(/[()`<>\\]/g, encoded)})`
    return label === undefined ? linked : `${escaped(label)}: ${linked}`
  })
  // An exclamation mark would make the link a picture.
  return texts.join('').replaceAll('![', '\\![').trim()
}

/** The text, in which no character is Markdown. */
function escaped(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/[\\`*_~[\]<>]|&(?=#?\w+;)|(?<=^|\s)#/g, '\\$&')
}

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`
