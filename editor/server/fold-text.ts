/** A character that takes two columns: an emoji, or one of the scripts of East Asia. */
const WIDE = /^(?:\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})/u
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The columns that a text takes in a terminal or an editor. */
export function columnsOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- what is not ASCII
  if (/^[\x00-\x7F]*$/.test(text)) return text.length
  return Array.from(CHARACTERS.segment(text), ({ segment }) => (WIDE.test(segment) ? 2 : 1)).reduce((a, b) => a + b, 0)
}

/** Where a line may be folded. More spaces than one are no such place. */
const wordsOf = (text: string) => (text === '' ? [] : text.split(/(?<=\S) (?=\S)/))

/**
 * The lines of a text with another value. Lines before the first word that differs stay, and those after it where they can.
 * @param old its lines, as they are written
 * @param next its value: folding turns a line break into an empty line
 * @param indent of its lines
 * @param first what is before the first line, which may begin behind the name of its field
 */
export function refold(
  old: readonly string[],
  next: string,
  { width, indent, first }: { width: number; indent: string; first: Lead },
): string[] {
  const before = paragraphsOf(old)
  const after = next.split('\n')
  const isSame = (one: readonly string[] | undefined, other: string | undefined) =>
    one?.map((line) => line.trim()).join(' ') === other
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const changed = after.slice(start, after.length - end).map((text, index) => {
    const at = start + index
    const lines = at < before.length - end ? (before[at] ?? []) : []
    const other = { text: indent, column: indent.length }
    return refoldParagraph(lines, wordsOf(text), width, at === 0 ? first : other, other)
  })
  const paragraphs = [...before.slice(0, start), ...changed, ...before.slice(before.length - end)]
  return paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

/** What is before a line: characters of its own, and where it then begins. */
type Lead = { text: string; column: number }

/** The lines of each line of the value: an empty one begins another. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs
}

function refoldParagraph(
  lines: readonly string[],
  words: readonly string[],
  width: number,
  first: Lead,
  other: Lead,
): string[] {
  const old = lines.map((line) => wordsOf(line.trim()))
  const flat = old.flat()
  const most = Math.min(flat.length, words.length)
  let start = 0
  while (start < most && flat[start] === words[start]) start += 1
  let end = 0
  while (end < most - start && flat.at(-1 - end) === words.at(-1 - end)) end += 1
  const countIn = (some: readonly string[][]) => some.reduce((sum, each) => sum + each.length, 0)
  const lineOf = (word: number) => old.findIndex((_, index) => countIn(old.slice(0, index + 1)) > word)
  const from = Math.max(0, start < flat.length ? lineOf(start) : old.length - 1)
  let to = flat.length - end > start ? lineOf(flat.length - end - 1) : from
  // The lines after it stay, unless these are more than before.
  for (; ; to += 1) {
    const changed = words.slice(countIn(old.slice(0, from)), words.length - countIn(old.slice(to + 1)))
    const filled = fill(changed, width, from === 0 ? first : other, other)
    if (filled.length <= to - from + 1 || to >= old.length - 1)
      return [...lines.slice(0, from), ...filled, ...lines.slice(to + 1)]
  }
}

function fill(words: readonly string[], width: number, first: Lead, other: Lead): string[] {
  const lines: { lead: Lead; text: string; end: number }[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const columns = columnsOf(word)
    if (last && last.end + 1 + columns <= width) {
      last.text += ` ${word}`
      last.end += 1 + columns
    } else {
      const lead = last ? other : first
      lines.push({ lead, text: word, end: lead.column + columns })
    }
  }
  return lines.map(({ lead, text }) => lead.text + text)
}
