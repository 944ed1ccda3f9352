import { type Columns, heightOf, type Line, textOf } from '../../source/line.ts'
import { findPeriod } from '../../values/dates.ts'
import { sectionOf } from '../../values/headings.ts'
import { EMAIL } from './contact.ts'
import { nameIn } from './name.ts'
import { isPageNumber } from './sections.ts'

/** A line that is no content, and why. */
export type LeftOut = { line: Line; why: string }

const REPEATED = 'it is on several pages, such as a header or footer'
const PRINTED = 'it says when or with what the document was made'

/** In points: the top of a page. */
const MARGIN = 60
/** Lines at the top and at the bottom of a page that may be a header or a footer. */
const EDGE = 2

const TITLE =
  /(?<!\p{L})(?:lebenslauf|curriculum(?: vitae)?|cv|résumé|resume|currículum|currículo|życiorys)(?!\p{L})/giu
const PAGE =
  /(?<!\p{L})(?:(?:page|seite|página|pagina|strona|sayfa|sida|side|страница)\s*)?\d{1,2}\s?(?:of|von|de|sur|di|van|z|av|af|\/)\s?\d{1,2}$|(?<!\p{L})(?:page|seite|página|pagina|strona|sayfa|sida|side|страница)\s*\d{1,2}(?!\d)/giu
const UPDATED =
  /^(?:last (?:updated|modified|revised|update)|updated|revised|printed|stand|zuletzt aktualisiert|letzte (?:aktualisierung|änderung)|aktualisiert|dernière mise à jour|mis à jour|última actualización|actualizado|ultimo aggiornamento|aggiornato|ostatnia aktualizacja|stan na|laatst bijgewerkt|última atualização|atualizado|обновлено)[\s:]*(?:(?:on|am|le|el|il|in|em|op|dnia)\s)?\s*/iu
/** A browser prints the time and the title of the page. */
const PRINT_TIME = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}/
const MADE_WITH = /^(?:created|made|built|generated|powered|erstellt|créé|creado) (?:with|by|using|mit|avec|con)\s/iu
const MAX_MADE_WITH = 50
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The lines that repeat what is on another page or in the head, and lines that say when the document was made. A contact that only
 * the footer has is no repetition.
 * @param headOf the lines above the first heading
 */
export function runningIn(
  columns: Columns,
  headOf: (columns: Columns) => readonly Line[],
): { running: LeftOut[]; repeated: Line[]; contact: Line[] } {
  const repeated = repeatedLines(columns)
  const isFirst = (line: Line) => repeated.find((other) => textOf(other) === textOf(line)) === line
  const own = withoutLines(columns, repeated)
  const head = headOf(own)
  const hasEmail = head.some((line) => EMAIL.test(textOf(line)))
  const isContact = (line: Line) => !hasEmail && isFirst(line) && EMAIL.test(textOf(line))
  const contact = repeated.filter(isContact)
  const alike = repeated.filter((line) => isFirst(line) && !isContact(line) && !isPageNumber(line))
  return {
    running: [...alike.map((line) => ({ line, why: REPEATED })), ...atEdges(own.flat(), head)],
    repeated,
    contact,
  }
}

export function withoutLines(columns: Columns, lines: readonly Line[]): Columns {
  const left = new Set(lines)
  return columns.map((column) => column.filter((line) => !left.has(line)))
}

/** Lines at the edges of pages that repeat the name or the contact, or that say when the document was made. */
function atEdges(lines: readonly Line[], head: readonly Line[]): LeftOut[] {
  const edges = edgesOf(lines)
  const printed = edges.filter((line) => isPrinted(textOf(line)))
  const named = nameIn(head.filter((line) => !printed.includes(line)))
  const isName = (line: Line) => named?.lines.includes(line) ?? false
  const name = wordsOf([named?.text ?? ''])
  const known = new Set(wordsOf(head.filter((line) => isName(line) || !edges.includes(line)).map(textOf)))
  const repeated = edges.filter((line) => {
    if (printed.includes(line) || isName(line)) return false
    const isRunning = isRepetition(textOf(line), name, known)
    if (!isRunning && head.includes(line)) for (const word of wordsOf([textOf(line)])) known.add(word)
    return isRunning
  })
  return [...printed.map((line) => ({ line, why: PRINTED })), ...repeated.map((line) => ({ line, why: REPEATED }))]
}

/** The first lines of all pages but the first, the last lines of all, and the headers and footers of a Word file. */
function edgesOf(lines: readonly Line[]): Line[] {
  const ofWord = lines.filter(({ place }) => /^page (?:header|footer)/.test(place))
  const [first, ...others] = new Set(lines.map(({ place }) => place).filter((place) => /^page \d+$/.test(place)))
  const ofPages = [...(first === undefined ? [] : [first]), ...others].flatMap((place) => {
    const all = lines.filter((line) => line.place === place)
    const heights = [...new Set(all.map(heightOf))].toSorted((a, b) => a - b)
    const isEdge = (line: Line) => {
      const height = heightOf(line)
      const isTop = height <= (heights[EDGE - 1] ?? 0) && (place !== first || isPrinted(textOf(line)))
      return isTop || height >= (heights.at(-EDGE) ?? 0) || line.artifact === true
    }
    return heights.length > 2 * EDGE || place !== first ? all.filter(isEdge) : []
  })
  return [...ofPages, ...ofWord]
}

function isPrinted(text: string): boolean {
  const date = text.replace(UPDATED, '')
  const isUpdated = date !== text && findPeriod(date)?.text.length === date.replace(/[\s.,]+$/, '').length
  const isMade = text.length < MAX_MADE_WITH && MADE_WITH.test(text) && /\.\p{L}{2,}\b|\blatex\b/iu.test(text)
  return isUpdated || PRINT_TIME.test(text) || isMade || /^(?:https?|file):\/\/\S+\s+\d+\/\d+$/.test(text)
}

/** Whether a line has the name or a contact, and otherwise what the head has, a title, the page or a date. */
function isRepetition(text: string, name: readonly string[], known: ReadonlySet<string>): boolean {
  const email = EMAIL.exec(text)?.[0]
  const words = wordsOf([text])
  const hasName = name.length > 1 && name.every((word) => words.includes(word))
  const hasContact = email !== undefined && wordsOf([email]).every((word) => known.has(word))
  const untitled = text.replaceAll(TITLE, ' ')
  const isTitled = untitled !== text
  const plain = untitled.replaceAll(PAGE, ' ').trim()
  if (plain === '' && isTitled) return true
  if (!hasName && !hasContact) return false
  const date = isTitled ? findPeriod(plain)?.text : undefined
  const left = wordsOf([date === undefined ? plain : plain.replace(date, ' ')])
  return left.every((word) => known.has(word) || /^(?:of|von|de|di|s|page|seite|\d{1,2})$/.test(word))
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(WORD) ?? [])
}

/** Lines at the top or the bottom of several pages with the same text, but for numbers. */
function repeatedLines(columns: Columns): Line[] {
  const lines = columns.flat()
  const keyOf = (line: Line) => `${Math.round(heightOf(line) / 3)} ${textOf(line).replaceAll(/\d+/g, '#')}`
  const places = new Map<string, Set<string>>()
  for (const line of lines) places.set(keyOf(line), (places.get(keyOf(line)) ?? new Set<string>()).add(line.place))
  // A Word file says itself what its pages repeat.
  const isBody = ({ place }: Line) => place.startsWith('paragraph ')
  const isRepeated = (line: Line) =>
    (places.get(keyOf(line))?.size ?? 0) > 1 && sectionOf(textOf(line)) === undefined && !isBody(line)
  return lines.filter((line) => isRepeated(line) && (heightOf(line) < MARGIN || isLastOf(line, lines)))
}

function isLastOf(line: Line, lines: readonly Line[]): boolean {
  const below = lines
    .filter(({ place }) => place === line.place)
    .filter((other) => heightOf(other) > heightOf(line) + 1)
  return below.length < 3
}
