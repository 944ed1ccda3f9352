import { type Cell, groupsOf, joinCells, type Line, styleOfCell, textOf } from '../../source/line.ts'
import { findPeriod } from '../../values/dates.ts'
import { has, isPlace } from '../../values/words.ts'
import { isDate, withoutDuration } from './line-dates.ts'
import { citeLine, withoutBullet } from './paragraphs.ts'
import type { Row } from './rows.ts'

/** A text of the head of an entry, such as a job title. */
export type Atom = {
  text: string
  source: string
  /** Where it stands in its entry. Entries of a section are written alike, so that what stands in the same place is the same field. */
  slot: string
  /** The field that the word before it says, as in "Engineer at Mill". */
  hint?: string | undefined
  url?: string | undefined
  /** Whether a comma is between it and the text before it. */
  isBehindComma?: boolean
}

/** A text that is an address alone. */
export const URL_ALONE = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i

const LINK =
  /^(?:(?:live|view|source|project|see)\s)?(?:link|git(?:hub|lab)(?:\s(?:link|repo))?|demo|website|code|repo(?:sitory)?|more|here)(?:\slink)?$/iu

/** "GitHub", "Link", "Live demo" with an address */
export function isLinkWord({ text, url }: Pick<Atom, 'text' | 'url'>): boolean {
  return url !== undefined && LINK.test(text)
}

/** How finely the texts of a head are cut: at bars, also at dashes, also at commas and words such as "at", also where the style changes. */
export type Cut = { dashes: boolean; commas: boolean; styles?: true }
export const CUTS: readonly Cut[] = [
  { dashes: false, commas: false },
  { dashes: true, commas: false },
  { dashes: false, commas: true },
  { dashes: true, commas: true },
  { dashes: true, commas: true, styles: true },
]

const BARS = /\s+[|•·―/]\s+|\s*\|\s*|\t/
const DASHES = /\s+[–—-]\s+/
const COMMAS = /[,:]\s+|\s+(?=(?:(?:at|bei|an der|chez|presso|bij)\s|@))/u
/** Before an employer or a place. */
const IN = /\s+(?=(?:w|em|в|u|hos|på)\s)/u
const REMOTE = /^(?:remote|hybrid|remoto|télétravail|zdalnie)$/iu
/** Before an employer. */
const AT = /^(?:(?:at(?: the)?|bei(?: der| dem)?|an der|chez|presso|w|bij|em|в|u|hos|på)\s+|@\s*)/u
/** Behind a comma, the form of a firm belongs to its name. */
const FORM = /^(?:inc|ltd|llc|l\.l\.c|gmbh|ag|s\.?a|s\.?l|s\.?r\.?l|co|corp|plc|pty|b\.?v|n\.?v)\b\.?$/iu
const EDGES = /^[\s|•·–—―,;:[\]-]+|[\s|•·–—―,;:[-]+$/gu

/** "Italien.", but not "Inc." */
const SENTENCE_END = /(\p{Ll}{5,})\.$/u

/** The texts of the rows of a head without its date. `offsets` are the places of the rows from that of the date. */
export function atomsOf(rows: readonly Row[], first: number, cut: Cut): Atom[] {
  return rows.flatMap((row, index) => {
    const { line, aside, dated, period } = row
    const offset = first + index
    const main = groupsIn(line, dated === line ? period?.text : undefined, cut, offset, 'main')
    const beside = aside ? groupsIn(aside, dated === aside ? period?.text : undefined, cut, offset, 'aside') : []
    return [...main, ...beside]
  })
}

function groupsIn(line: Line, date: string | undefined, cut: Cut, offset: number, column: string): Atom[] {
  if (date !== undefined && isDate(textOf(line))) return []
  const groups = groupsOf(line).filter((cells) => !(date !== undefined && isDate(joinCells(cells))))
  return groups.flatMap((cells, group) => {
    const text = date === undefined ? undefined : withoutPeriod(joinCells(cells), date)
    const pieces = (text === undefined ? piecesOf(cells, cut) : [text])
      .flatMap((piece) => piece.split(BARS))
      .flatMap((piece) => (cut.dashes ? piece.split(DASHES) : [piece]))
      .flatMap((piece) => (cut.commas ? splitCommas(piece) : [piece]).map((part, at) => ({ part, isBehind: at > 0 })))
      .map(({ part, isBehind }) => ({ piece: trimmed(withoutBullet(part)), isBehind }))
      .filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece))
    const url = urlIn(cells)
    const side = group === 0 ? column : `${column} right`
    return pieces.map(({ piece, isBehind }, at) => {
      const name = piece.replace(AT, '')
      return {
        text: name,
        source: citeLine(line),
        slot: `${offset} ${side} ${at}`,
        url,
        ...(name !== piece && !isPlace(name) && { hint: 'who' }),
        ...(isArea(pieces[at - 1]?.piece, piece) && { hint: 'area' }),
        ...(isBehind && name === piece && { isBehindComma: true }),
      }
    })
  })
}

/** A subject stands directly behind its degree: "BSc, Mathematics". */
function isArea(before: string | undefined, text: string): boolean {
  const isOther = isPlace(text) || has('schools', text) || has('degrees', text)
  return before !== undefined && has('degrees', before) && !has('schools', before) && !isOther
}

function urlIn(cells: readonly Cell[]): string | undefined {
  const address = cells.find((cell) => cell.url !== undefined)?.url ?? URL_ALONE.exec(joinCells(cells))?.[0]
  return address && (/^[a-z]+:/i.test(address) ? address : `https://${address}`)
}

/** Undefined if the date is not in it. */
function withoutPeriod(text: string, written: string): string | undefined {
  const period = findPeriod(text)
  if (period?.text !== written) return undefined
  return `${text.slice(0, period.index)} | ${withoutDuration(text.slice(period.index + written.length))}`
}

/** Texts in different styles are different parts, if a separator is between them or the cut says so. */
function piecesOf(cells: readonly Cell[], { styles }: Cut): string[] {
  const pieces: string[] = []
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1]
    const isOther = styles === true && before !== undefined && styleOfCell(before) !== styleOfCell(cell)
    const isApart =
      before !== undefined && (isOther || /[,;:|·•–—(-]\s*$/.test(before.text) || /^\s*[,;:|·•–—(-]/.test(cell.text))
    if (before === undefined || isApart) pieces.push(cell.text)
    else pieces.push((pieces.pop() ?? '') + joinCells([before, cell]).slice(before.text.length))
  }
  return pieces
}

/** "Engineer, Mill, Inc., Seattle, WA" has three parts. */
function splitCommas(text: string): string[] {
  const parts: string[] = []
  const pieces = withBracketApart(text)
    .flatMap((each) => each.split(COMMAS))
    .flatMap((each) => (has('roles', each.split(IN)[0] ?? '') ? each.split(IN) : [each]))
  for (const piece of pieces) {
    const before = parts.at(-1)
    const joined = `${before}, ${piece}`
    const isOne =
      before !== undefined &&
      (FORM.test(piece) ||
        (isPlace(joined.replace(AT, '')) && !has('employers', before) && !has('roles', before) && !REMOTE.test(piece)))
    if (isOne) parts.splice(-1, 1, joined)
    else parts.push(piece)
  }
  return parts
}

/** "Mill GmbH (Berlin)" */
function withBracketApart(text: string): string[] {
  const [, before, inside] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text.trim()) ?? []
  return before !== undefined && inside !== undefined && isPlace(inside) ? [before, inside] : [text]
}

/** Without separators around it, and without brackets that have no other end. */
function trimmed(text: string): string {
  const plain = text.replaceAll(EDGES, '').replace(SENTENCE_END, '$1')
  const [opened, closed] = ['(', ')'].map((bracket) => plain.split(bracket).length)
  if (opened === closed) return plain.replace(/^\(([^()]*)\)$/, '$1').trim()
  return plain.replaceAll(/[()]/g, '').replaceAll(EDGES, '')
}
