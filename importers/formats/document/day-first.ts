import { type Columns, textOf, withCells } from '../../source/line.ts'
import { orderIn } from '../../values/dates.ts'

const EITHER = /(?<![\p{L}\d.,/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?!\d)/gu

/** Where another date of a document tells that the day is first, "01/09/2021" is written as a date of which that is clear: "01.09.2021". */
export function withDayFirst(columns: Columns): Columns {
  if (orderIn(columns.flat().map(textOf)) !== 'day first') return columns
  return columns.map((lines) =>
    lines.map((line) => {
      const [first, ...others] = line.cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(EITHER, '$1.$2.$3') }))
      return first ? withCells(line, [first, ...others]) : line
    }),
  )
}
