// While developing, each text of the pages has its address in the content around it, in characters that nobody sees: tags, as in the
// flags of regions. The editor takes them out of the page, and knows what is pressed.

const BEGIN = '\u{E0001}'
const END = '\u{E007F}'
const MARK = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}/gu
const MARKED = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}/u

const tagsOf = (ascii: string) =>
  Array.from(ascii, (each) => String.fromCodePoint(0xe_00_00 + each.charCodeAt(0))).join('')
const asciiOf = (tags: string) =>
  Array.from(tags, (each) => String.fromCharCode((each.codePointAt(0) ?? 0) - 0xe_00_00)).join('')

/** The text between marks of its address, such as `history.entries.0.role`. */
export function marked(text: string, at: string): string {
  return `${BEGIN}${tagsOf(`<${at}`)}${END}${text}${BEGIN}${tagsOf(`>${at}`)}${END}`
}

/** The text, which takes the place of a missing field, between marks of that, if the other text of its group has marks. */
export function markedBeside(text: string, other: string, name: string): string {
  const at = addressIn(other)
  return at === undefined ? text : marked(text, at.replace(/[^.]*$/, name))
}

export function withoutMarks(text: string): string {
  return text.includes(BEGIN) ? text.replaceAll(MARK, '') : text
}

/** The value without the marks in its texts. */
export function unmarked<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutMarks(value) as Value
  if (Array.isArray(value)) return value.map(unmarked) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unmarked(each)])) as Value
}

/** The address of the first text in a value that has one. */
export function addressIn(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const [mark] = MARKED.exec(value) ?? []
    return mark && asciiOf(mark.slice(BEGIN.length, -END.length)).slice(1)
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const each of Object.values(value)) {
    const found = addressIn(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** A part of a text, and the address of what it shows. */
export type MarkedPart = { at: string; start: number; end: number }

/** A text without its marks, and where in it the marked parts are. A part may begin or end in another text. */
export function readMarks(text: string): { text: string; parts: MarkedPart[] } {
  const parts: MarkedPart[] = []
  let plain = ''
  let from = 0
  let open: { at: string; start: number } | undefined
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    plain += text.slice(from, index)
    from = index + mark.length
    const tag = asciiOf(mark.slice(BEGIN.length, -END.length))
    const at = tag.slice(1)
    if (tag.startsWith('<')) open = { at, start: plain.length }
    else {
      parts.push({ at, start: open?.at === at ? open.start : 0, end: plain.length })
      open = undefined
    }
  }
  plain += text.slice(from)
  if (open) parts.push({ ...open, end: plain.length })
  return { text: plain, parts: parts.filter(({ start, end }) => end > start) }
}
