import { type Line, textOf, withCells } from '../../source/line.ts'

/** "●●●○○", "• • • •", "★★★☆": how well somebody knows something, in drawings that say nothing to a reader of text. */
const RATING = /(?:^|\s)[•●○◦⚫⚪★☆■□▪▫◼◻⬤◯](?:\s?[•●○◦⚫⚪★☆■□▪▫◼◻⬤◯])+\s*$/u

export function withoutRatings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const written = RATING.exec(textOf(line))
    if (written === null) return [line]
    const cells = line.cells
      .map((cell) => ({ ...cell, text: cell.text.replace(RATING, '').replace(/^[•●○◦★☆■□▪▫◼◻⬤◯\s]+$/u, '') }))
      .filter(({ text }) => text !== '')
    return cells.length > 0 ? [withCells(line, cells)] : []
  })
}
