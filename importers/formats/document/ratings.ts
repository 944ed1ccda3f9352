import { type Line, textOf, withCells } from '../../source/line.ts'

const MARK = '[•●○◦⚫⚪★☆■□▪▫◼◻⬤◯]'
/** "●●●○○", "• • • •", "★★★☆": how well somebody knows something, in drawings that say nothing to a reader of text. */
const RATING = new RegExp(String.raw`(?:^|\s)${MARK}(?:\s?${MARK})+\s*$`, 'u')
const MARKS_ALONE = new RegExp(String.raw`^(?:${MARK}|\s)+$`, 'u')

const FULL = /[•●⚫★■▪◼⬤]/u
const EMPTY = /[○◦⚪☆□▫◻◯]/u

/** "German (4/5)" for "German ●●●●○". Where all marks are alike, their colours tell, which the text has not. */
export function withRatingsAsLevels(lines: readonly Line[]): Line[] {
  const marksOf = (line: Line) => RATING.exec(textOf(line))?.[0] ?? ''
  const areTold = lines.some((line) => EMPTY.test(marksOf(line)) && FULL.test(marksOf(line)))
  if (!areTold) return withoutRatings(lines)
  return withoutRatings(
    lines.map((line): Line => {
      const marks = marksOf(line)
      const all = marks.replaceAll(/\s/g, '')
      const full = Array.from(all).filter((mark) => FULL.test(mark)).length
      const name = textOf(line).slice(0, textOf(line).length - marks.length)
      return all === '' || name.trim() === ''
        ? line
        : { ...line, cells: [{ ...line.cells[0], text: `${name} (${full}/${Array.from(all).length})` }] }
    }),
  )
}

export function withoutRatings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (!RATING.test(textOf(line))) return [line]
    const cells = line.cells
      .map((cell) => ({ ...cell, text: cell.text.replace(RATING, '').replace(MARKS_ALONE, '') }))
      .filter(({ text }) => text !== '')
    return cells.length > 0 ? [withCells(line, cells)] : []
  })
}
