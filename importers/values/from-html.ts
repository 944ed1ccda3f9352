import { DomUtils, type Handler, Parser, parseDocument } from 'htmlparser2'

const BLOCKS = new Set('br div h1 h2 h3 h4 h5 h6 img li ol p script style table tbody thead td th tr ul'.split(' '))
const INLINE = new Set('a b code em i small span strong u'.split(' '))
/** Their content is no text. */
const HIDDEN = new Set(['script', 'style'])

/**
 * The text of HTML, with links as in Markdown. Unknown tags stay, because of texts such as "List<String>".
 * @returns undefined if the text is no HTML. An opening tag alone is none, because of texts such as "std::vector<span>".
 */
export function fromHtml(html: string): string | undefined {
  const lines = ['']
  const links: { address: string; line: number; column: number }[] = []
  let isHtml = false
  let hidden = ''
  /** Where the source continues after the last tag or text. */
  let end = 0
  const write = (text: string) => {
    if (hidden === '') lines.push(lines.pop() + text)
  }
  const startLine = (name: string) => {
    const isBulletAlone = lines.at(-1)?.trim() === '•'
    if (BLOCKS.has(name) && !isBulletAlone) lines.push('')
  }
  const isKnown = (name: string) => BLOCKS.has(name) || INLINE.has(name)
  const handler: Partial<Handler> = {
    ontext(text) {
      write(decodeReferences(text))
      end = parser.endIndex + 1
    },
    onopentag(name, { href = '' }) {
      end = parser.endIndex + 1
      if (!isKnown(name)) return write(html.slice(parser.startIndex, end))
      if (name === 'br') isHtml = true
      if (HIDDEN.has(name)) hidden = name
      startLine(name)
      if (name === 'li') write('• ')
      if (name === 'a')
        links.push({ address: decodeReferences(href), line: lines.length - 1, column: lines.at(-1)?.length ?? 0 })
    },
    onclosetag(name, isImplied) {
      if (isImplied) return
      end = parser.endIndex + 1
      if (!isKnown(name)) return write(html.slice(parser.startIndex, end))
      isHtml = true
      if (hidden === name) hidden = ''
      startLine(name)
      const link = name === 'a' ? links.pop() : undefined
      if (link && /^https?:/i.test(link.address)) {
        const [first = '', ...others] = lines.splice(link.line)
        const label = [first.slice(link.column), ...others].join(' ')
        lines.push(first.slice(0, link.column) + markdownLink(label, link.address))
      }
    },
    oncomment() {
      end = parser.endIndex + 1
    },
  }
  // The parser would decode the "&copy" of "?a=1&copy=2".
  const parser = new Parser(handler, { decodeEntities: false })
  parser.end(html)
  if (!isHtml) return undefined
  write(html.slice(end))
  const texts = lines.map((line) => line.trim())
  return texts.filter((text) => text !== '' && text !== '•').join('\n')
}

/** A link without the characters that would end its label or its address. */
export function markdownLink(label: string, address: string): string {
  const url = address.replaceAll(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return `[${label.replaceAll(/[[\]\s]+/g, ' ').trim() || url}](${url})`
}

/** With "<" for "&lt;" */
export function decodeReferences(text: string): string {
  return text.replaceAll(/&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi, (reference) =>
    DomUtils.textContent(parseDocument(reference)),
  )
}
