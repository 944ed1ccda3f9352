import { z } from 'zod'
import { unmarked } from '../marks.ts'
import { cvText, text } from './text.ts'

/** A list whose items have different names. A text is its own name. */
export function uniqueList<Item extends z.ZodType>(item: Item, nameOf: (value: z.output<Item>) => string = String) {
  return z.array(item).superRefine((values, context) => {
    const names = new Set<string>()
    for (const [index, value] of values.entries()) {
      const name = nameOf(value)
      if (names.has(name))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `Duplicate item: "${name}" is already in this list. Remove or rename one of the two.`,
        })
      names.add(name)
    }
  })
}

/** A non-empty list of different texts. */
export const uniqueTexts = uniqueList(text).min(1)

/** A non-empty list of different texts, which the CV prints. */
export const uniqueCvTexts = uniqueList(cvText).min(1)

/** The tools of a job or project, which a skill may have the name of. */
export const technologies = uniqueCvTexts.meta({ vocabulary: 'technologies', example: 'Kubernetes', isCommon: true })

/** Splits a list into runs of neighbours with the same key. An item without a key is a run of its own. */
export function neighboursBy<Item>(
  items: readonly Item[],
  keyIn: (item: Item) => string | undefined,
): [Item, ...Item[]][] {
  const keyOf = (item: Item) => unmarked(keyIn(item))
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && keyOf(item) !== undefined && keyOf(group[0]) === keyOf(item)) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** The comma between the entries of a list, with its space, in the script of the text. */
export function commaIn(words: string): string {
  if (/\p{Script=Arabic}/u.test(words)) return '، '
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words) ? '、' : ', '
}
