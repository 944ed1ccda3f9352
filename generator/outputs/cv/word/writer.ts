import { element, xmlText } from '../../../../lib/xml.ts'
import type { Part } from '../entries.ts'
import type { StyleId } from './styles.ts'

/** The paragraphs of a document, and the addresses of its links by their ids in it. */
export type Body = { blocks: string[]; links: ReadonlyMap<string, string> }

export type Writer = ReturnType<typeof writerFor>

/** @param compose writes the paragraphs; empty ones are left out */
export function composeBody(direction: 'ltr' | 'rtl', compose: (write: Writer) => string[]): Body {
  const links = new Map<string, string>()
  const idOf = (address: string) => {
    const known = [...links].find(([, each]) => each === address)?.[0]
    const id = known ?? `link${links.size + 1}`
    links.set(id, address)
    return id
  }
  const blocks = compose(writerFor(idOf, direction)).filter((block) => block !== '')
  return { blocks, links }
}

/** What is plain is not bold in a heading. */
type Run = Part & { isPlain?: true; isQuiet?: true }

const TAB: Run = { text: '\t' }

/** Writes paragraphs, or nothing for those without text. */
function writerFor(idOf: (address: string) => string, direction: 'ltr' | 'rtl') {
  // The mark keeps Latin parts beside each other in the order of the line.
  const separator: Part = { text: direction === 'rtl' ? '\u200F\u00A0· ' : '\u00A0· ' }
  const runs = (parts: readonly Run[]) =>
    parts.map((part) => {
      const { text, address, label, isStrong, isPlain, isQuiet } = part
      if (part === separator) return run(text, WIDE)
      if (part === TAB) return '<w:r><w:tab/></w:r>'
      if (isPlain) return run(text, '<w:b w:val="0"/><w:bCs w:val="0"/>')
      if (isQuiet) return run(text, '<w:rStyle w:val="Quiet"/>')
      const bold = isStrong ? '<w:b/><w:bCs/>' : ''
      const before = label === undefined ? '' : run(`${label}: `)
      const linked =
        address === undefined
          ? run(text, bold)
          : element('w:hyperlink', { 'r:id': idOf(address) }, run(text, `<w:rStyle w:val="Hyperlink"/>${bold}`))
      return text === '' ? '' : before + linked
    })
  const paragraph = (style: StyleId, parts: readonly Run[], properties = '') => {
    const content = runs(parts).join('')
    return content === ''
      ? ''
      : element('w:p', {}, element('w:pPr', {}, element('w:pStyle', { 'w:val': style }), properties), content)
  }
  /** Parts beside each other, each with a dot to the next; a list of parts has none within. */
  const line = (style: StyleId, parts: readonly (Run | readonly Run[])[], properties = '') => {
    const shown = parts.map((part) => [part].flat()).filter((each) => each.length > 0)
    const all = shown.flatMap((each, index) => (index === 0 ? each : [separator, ...each]))
    return paragraph(style, all, properties)
  }
  /** A title, and the date at the end of its line. */
  const dated = (style: StyleId, title: Part, date: string | undefined) =>
    paragraph(style, date === undefined ? [title] : [title, TAB, { text: date, isPlain: true }])
  return { paragraph, line, dated }
}

/** Letters, and a mark, that run from right to left. */
const RIGHT_TO_LEFT = /[\u{200F}\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u

/** Three points after each character: programs that read a printed document take parts that are closer for one. */
const WIDE = '<w:spacing w:val="60"/>'

/** @param properties elements of its `w:rPr` */
function run(text: string, properties: string | false | undefined = ''): string {
  const all = `${properties || ''}${RIGHT_TO_LEFT.test(text) ? '<w:rtl/>' : ''}`
  // Some programs leave out breaks: the space keeps words apart.
  const lines = text
    .replaceAll('\n', ' \n')
    .split('\n')
    .map((each) => element('w:t', { 'xml:space': 'preserve' }, xmlText(each)))
  return element('w:r', {}, ...(all === '' ? [] : [element('w:rPr', {}, all)]), lines.join('<w:br/>'))
}
