import type { Content, SectionName } from '../../../model/content.ts'
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
type Item = { highlights?: string[]; cv?: string; [field: string]: unknown }

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
    const longest = lists.flat().reduce((most, item) => (lengthOf(item) >= lengthOf(most) ? item : most), {})
    if (longest.highlights?.pop() !== undefined) {
      highlights++
      continue
    }
    const list = lists.findLast((items) => items.some(isOptional))
    const [item] = list?.splice(list.findLastIndex(isOptional), 1) ?? []
    if (!item) break
    const { title, name, institution, organisation, role, by } = item
    entries.push(String(title ?? name ?? institution ?? organisation ?? role ?? by))
  }
  return { content: shorter, highlights, entries }
}

/** The lists of the sections that the CV has, in its order. */
function listsOf(content: Content): Item[][] {
  return cvSectionNamesOf(content).flatMap((name) => {
    const section = content.custom?.find(({ id }) => id === name) ?? content[name as SectionName]
    return Object.values(Object(section)).filter((value): value is Item[] => Array.isArray(value))
  })
}

const lengthOf = ({ highlights = [] }: Item) => highlights.length
const isOptional = ({ cv }: Item) => cv === 'optional'
