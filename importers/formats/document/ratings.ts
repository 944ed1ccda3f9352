import { type Line, textOf, withCells } from '../../source/line.ts'

const MARK = '[•●○◦⚫⚪★☆■□▪▫◼◻⬤◯]'
/** "●●●○○", "• • • •", "★★★☆": how well somebody knows something, in drawings that say nothing to a reader of text. */
const RATING = new RegExp(String.raw`(?:^|\s)${MARK}(?:\s?${MARK})+\s*$`, 'u')
const MARKS_ALONE = new RegExp(String.raw`^(?:${MARK}|\s)+$`, 'u')

export function withoutRatings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (!RATING.test(textOf(line))) return [line]
    const cells = line.cells
      .map((cell) => ({ ...cell, text: cell.text.replace(RATING, '').replace(MARKS_ALONE, '') }))
      .filter(({ text }) => text !== '')
    return cells.length > 0 ? [withCells(line, cells)] : []
  })
}
