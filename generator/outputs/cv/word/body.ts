import { element, xmlText } from '../../../lib/xml.ts'
import type { CvDocument } from '../document.ts'
import { type Entry, type Group, type Part, textParts } from '../entries.ts'
import type { CvSection } from '../sections.ts'
import type { StyleId } from './styles.ts'

/** The paragraphs of a document, and the addresses of its links by their ids in it. */
export type Body = { blocks: string[]; links: ReadonlyMap<string, string> }

export function bodyOf({ name, role, facts, contact, sections, comma }: CvDocument): Body {
  const links = new Map<string, string>()
  const idOf = (address: string) => {
    const known = [...links].find(([, each]) => each === address)?.[0]
    const id = known ?? `link${links.size + 1}`
    links.set(id, address)
    return id
  }
  const write = writerFor(idOf)
  const blocks = [
    write.paragraph('Title', [{ text: name }]),
    write.paragraph('Subtitle', [{ text: role }]),
    write.line(
      'Details',
      facts.map((text) => ({ text })),
    ),
    write.line('Contact', contact),
    ...sections.flatMap((section) => sectionBlocks(section, comma, write)),
  ]
  return { blocks: blocks.filter((block) => block !== ''), links }
}

type Writer = ReturnType<typeof writerFor>

function sectionBlocks(section: CvSection, comma: string, write: Writer): string[] {
  const { title, paragraphs = [], groups = [], quotes = [], skills = [] } = section
  return [
    ...textParts(title).map((part) => write.paragraph('Heading1', [part])),
    ...paragraphs.map((parts) => write.paragraph('Normal', parts)),
    ...groups.flatMap((group) => groupBlocks(group, comma, write)),
    ...quotes.flatMap(({ text, by, role: position }) => [
      write.paragraph('Quote', text),
      write.line('Details', textParts(by, position)),
    ]),
    ...skills.map(({ name, skills: names }) => {
      const label = name === undefined ? [] : [{ text: `${name}: `, isStrong: true } as const]
      return write.paragraph('Normal', [...label, { text: names.join(comma) }])
    }),
  ]
}

function groupBlocks({ place, entries }: Group, comma: string, write: Writer): string[] {
  const blocks = entries.flatMap((entry) => entryBlocks(entry, place ? 'Heading3' : 'Heading2', comma, write))
  return place ? [write.line('Heading2', place), ...blocks] : blocks
}

function entryBlocks(entry: Entry, style: StyleId, comma: string, write: Writer): string[] {
  const { title, place, details = [], note, result = [], text = [], highlights = [], tags = [], links = [] } = entry
  return [
    write.paragraph(style, [title]),
    write.line('Details', [...(place ? [place] : []), ...details, ...textParts(note), result]),
    write.paragraph('Normal', text),
    ...highlights.map((parts) => write.paragraph('ListBullet', parts)),
    write.paragraph('Technologies', [{ text: tags.join(comma) }]),
    write.line('Normal', links),
  ]
}

/** Writes paragraphs, or nothing for those without text. */
function writerFor(idOf: (address: string) => string) {
  const runs = (parts: readonly Part[]) =>
    parts.map(({ text, address, label, isStrong }) => {
      const before = label === undefined ? '' : run(`${label}: `)
      const linked =
        address === undefined
          ? run(text, isStrong && '<w:b/><w:bCs/>')
          : element('w:hyperlink', { 'r:id': idOf(address) }, run(text, '<w:rStyle w:val="Hyperlink"/>'))
      return text === '' ? '' : before + linked
    })
  const paragraph = (style: StyleId, parts: readonly Part[]) => {
    const content = runs(parts).join('')
    return content === ''
      ? ''
      : element('w:p', {}, element('w:pPr', {}, element('w:pStyle', { 'w:val': style })), content)
  }
  /** Parts beside each other, each with a dot to the next; a list of parts has none within. */
  const line = (style: StyleId, parts: readonly (Part | readonly Part[])[]) => {
    const shown = parts.map((part) => [part].flat()).filter((each) => each.length > 0)
    return paragraph(
      style,
      shown.flatMap((each, index) => (index === 0 ? each : [{ text: '\u00A0· ' }, ...each])),
    )
  }
  return { paragraph, line }
}

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u

/** @param properties elements of its `w:rPr` */
function run(text: string, properties: string | false | undefined = ''): string {
  const all = `${properties || ''}${RIGHT_TO_LEFT.test(text) ? '<w:rtl/>' : ''}`
  const lines = text.split('\n').map((each) => element('w:t', { 'xml:space': 'preserve' }, xmlText(each)))
  return element('w:r', {}, ...(all === '' ? [] : [element('w:rPr', {}, all)]), lines.join('<w:br/>'))
}
