import { withDoubts } from '../../doubt.ts'
import { type Line, textOf } from '../../source/line.ts'
import type { Fields } from '../document/entry-fields.ts'
import { citeLine, joinLines } from '../document/paragraphs.ts'
import { distance, WRAPPED_ITEM } from './profile-layout.ts'

type Item = { text: string; doubt: string | undefined }

/** The items of a list on the left. The lines of one item are closer. */
export function itemsOf(lines: readonly Line[]): Item[] {
  const items: Item[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const below = distance(before, line)
    const item = items.at(-1)
    const isNewPage = before !== undefined && below === undefined
    const isClose = below !== undefined && below < WRAPPED_ITEM
    const isAside = textOf(line).startsWith('(')
    if (item && (isClose || isAside)) {
      item.text = joinLines(item.text, textOf(line))
      item.doubt ??= isClose ? undefined : citeLine(line)
    } else items.push({ text: textOf(line), doubt: isNewPage ? citeLine(line) : undefined })
  }
  return items
}

/** "English (Native or Bilingual)" */
export function languageOf({ text, doubt }: Item): Fields {
  const [, language = text, fluency] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  return withDoubts({ language, fluency }, { language: doubt })
}
