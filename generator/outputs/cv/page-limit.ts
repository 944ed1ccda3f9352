import { nameOf } from '../../../model/define-section.ts'
import type { Content } from '../../../model/site-schema.ts'
import { sectionsIn } from '../../resolve/show.ts'
import { cvSectionNamesOf } from './sections.ts'

/** The content of a shorter CV, and what it lacks: so many highlights, and the entries with these titles. */
type Shortened = { content: Content; highlights: number; entries: string[] }

/**
 * Leaves out as few highlights and optional entries as possible, so that the CV fits. Without enough of them, leaves out all.
 * @param fits whether the CV with this content fits, which takes a typesetting
 */
export async function shorten(content: Content, fits: (content: Content) => Promise<boolean>): Promise<Shortened> {
  const { highlights, entries } = without(content, Infinity)
  let [fewest, most] = [1, highlights + entries.length]
  while (fewest < most) {
    const middle = Math.floor((fewest + most) / 2)
    if (await fits(without(content, middle).content)) most = middle
    else fewest = middle + 1
  }
  return without(content, most)
}

/** An entry, skill or project. A paragraph has none of the fields. */
type Item = { highlights?: unknown[]; cv?: string; [field: string]: unknown }
type List = { items: Item[]; names: readonly string[] }

/**
 * Leaves out highlights, each the last one of the entry that has most, of the later one if several have as many; then optional
 * entries from the end of the CV.
 */
function without(content: Content, count: number): Shortened {
  const shorter = structuredClone(content)
  const lists = listsOf(shorter)
  const entries: string[] = []
  let highlights = 0
  while (highlights + entries.length < count) {
    const items = lists.flatMap((list) => list.items)
    const longest = items.reduce<Item>((most, item) => (lengthOf(item) >= lengthOf(most) ? item : most), {})
    if (longest.highlights?.pop() !== undefined) {
      highlights++
      continue
    }
    const list = lists.findLast((each) => each.items.some(isOptional))
    const [item] = list?.items.splice(list.items.findLastIndex(isOptional), 1) ?? []
    if (!list || !item) break
    entries.push(nameOf(item, list.names))
  }
  return { content: shorter, highlights, entries }
}

/** The lists of the sections that the CV has, in its order. */
function listsOf(content: Content): List[] {
  const lists = new Map(
    sectionsIn(content).flatMap(({ definition: { name, list, names }, section }) =>
      // Those of the owner's own are a list of sections.
      [section].flat().map((each) => {
        const { id = name, [list]: items } = each as { id?: string } & Record<string, Item[]> // as its definition says
        return [id, { items: items ?? [], names }] as const
      }),
    ),
  )
  return cvSectionNamesOf(content).flatMap((name) => lists.get(name) ?? [])
}

const lengthOf = ({ highlights = [] }: Item) => highlights.length
const isOptional = ({ cv }: Item) => cv === 'optional'
