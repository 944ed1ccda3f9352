import { type Cell, groupsOf, joinCells, textOf } from '../../source/line.ts'
import type { Block } from './block.ts'
import { isDate, withoutDuration } from './line-dates.ts'
import { citeLine, withoutBullet } from './paragraphs.ts'
import { findPeriod } from './periods.ts'

/** A text of the head of an entry, such as a job title. */
export type Part = { text: string; source: string; isAside: boolean; url?: string }

const SEPARATOR = /\s+[|•·–—―/]\s+|\s*\|\s*|\s+-\s+|\t/
/** A text that is an address alone. */
export const URL_ALONE = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i
/** What is left around a date. */
const EDGES = /^[\s|•·–—―,;:[\]-]+|[\s|•·–—―,;:[-]+$/gu

/** The texts of a head without its date, in the order of the file. */
export function partsOf({ head, period, dated }: Block, separator = SEPARATOR): Part[] {
  const lines = head.filter((line) => line !== dated || !isDate(textOf(line)))
  return lines.flatMap((line) =>
    groupsOf(line).flatMap((cells, index) => {
      const text = line === dated && period ? withoutPeriod(joinCells(cells), period.text) : undefined
      const texts = text === undefined ? piecesOf(cells, separator) : text.split(separator)
      const address = cells.find((cell) => cell.url !== undefined)?.url ?? URL_ALONE.exec(joinCells(cells))?.[0]
      const url = address && (/^[a-z]+:/i.test(address) ? address : `https://${address}`)
      return texts
        .map((each) => trimmed(withoutBullet(each)))
        .filter((each) => /[\p{L}\p{N}]/u.test(each))
        .map((each): Part => ({ text: each, source: citeLine(line), isAside: index > 0, ...(url && { url }) }))
    }),
  )
}

/** Undefined if the date is not in it. */
function withoutPeriod(text: string, written: string): string | undefined {
  const period = findPeriod(text)
  if (period?.text !== written) return undefined
  return `${text.slice(0, period.index)} | ${withoutDuration(text.slice(period.index + written.length))}`
}

/** Texts in different styles are different parts, if a separator is between them. */
function piecesOf(cells: readonly Cell[], separator: RegExp): string[] {
  const pieces: string[] = []
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1]
    const isApart = before !== undefined && (/[,;:|·•–—(-]\s*$/.test(before.text) || /^\s*[,;:|·•–—(-]/.test(cell.text))
    if (before === undefined || isApart) pieces.push(cell.text)
    else pieces.push((pieces.pop() ?? '') + joinCells([before, cell]).slice(before.text.length))
  }
  return pieces.flatMap((piece) => piece.split(separator))
}

/** Without separators around it, and without brackets that have no other end. */
function trimmed(text: string): string {
  const plain = text.replaceAll(EDGES, '')
  const [opened, closed] = ['(', ')'].map((bracket) => plain.split(bracket).length)
  if (opened === closed) return plain.replace(/^\(([^()]*)\)$/, '$1').trim()
  return plain.replaceAll(/[()]/g, '').replaceAll(EDGES, '')
}
