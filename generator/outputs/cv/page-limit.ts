import { nameOf } from '../../../model/define-section.ts'
import { cutAfter, plainText } from '../../../model/fields/rich-text.ts'
import type { Content } from '../../../model/site-schema.ts'
import type { RichText } from '../../../model/view.ts'
import { sectionsIn } from '../../resolve/show.ts'
import { cvSectionNamesOf } from './sections.ts'

/** The content of a shorter CV, and what it lacks: the ends of so many texts, so many highlights, and the entries with these titles. */
export type Shortened = { content: Content; texts: number; highlights: number; entries: string[] }

/**
 * Shortens as few texts and leaves out as few highlights and optional entries as possible, so that the CV fits.
 * @param fits whether the CV with this content fits, which takes a typesetting
 * @returns nothing if it does not even fit without all of them
 */
export async function shorten(
  content: Content,
  language: string,
  fits: (content: Content) => Promise<boolean>,
): Promise<Shortened | undefined> {
  const least = without(content, Infinity, language)
  if (!(await fits(least.content))) return undefined
  let [fewest, most] = [1, least.texts + least.highlights + least.entries.length]
  while (fewest < most) {
    const middle = Math.floor((fewest + most) / 2)
    if (await fits(without(content, middle, language).content)) most = middle
    else fewest = middle + 1
  }
  return without(content, most, language)
}

/** An entry, skill or project. A paragraph has none of the fields. */
type Item = { highlights?: unknown[]; cv?: string; [field: string]: unknown }
type List = { items: Item[]; names: readonly string[] }

/**
 * Shortens the texts of projects, from the last one on; then leaves out highlights, each the last one of the entry that has most,
 * of the later one if several have as many; then optional entries from the end of the CV.
 */
function without(content: Content, count: number, language: string): Shortened {
  const shorter = structuredClone(content)
  const texts = shortenTexts(shorter, count, language)
  const lists = listsOf(shorter)
  const entries: string[] = []
  let highlights = 0
  while (texts + highlights + entries.length < count) {
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
  return { content: shorter, texts, highlights, entries }
}

/** Cuts the texts of projects to their first sentences, at most so many. Returns how many it cut. */
function shortenTexts(content: Content, count: number, language: string): number {
  const isInCv = cvSectionNamesOf(content).includes('gallery')
  let texts = 0
  for (const project of isInCv ? (content.gallery?.projects ?? []).toReversed() : []) {
    const lead = project.description && leadOf(project.description, language)
    if (!lead || lead === project.description || texts >= count) continue
    Object.assign(project, { description: lead })
    texts++
  }
  return texts
}

/** In characters. */
const TWO_LINES = 180

/** The first sentences that fit into two lines, and at least one. */
function leadOf(text: RichText, language: string): RichText {
  const plain = plainText(text)
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain)
  const ends = Array.from(sentences, ({ index, segment }) => plain.slice(0, index + segment.length).trimEnd().length)
  const leads = ends
    .filter((end) => end < plain.length && !ABBREVIATION.test(plain.slice(0, end)))
    .map((end) => cutAfter(text, end))
    .filter((lead) => lead !== undefined)
  const isShort = (lead: RichText) => widthOf(lead) <= TWO_LINES
  return isShort(text) ? text : (leads.findLast(isShort) ?? leads[0] ?? text)
}

const ABBREVIATION = /(?<![\p{L}\d])(?:\p{L}{1,2}|\d+)\.$/u

/** Chinese, Japanese and Korean characters are as wide as two letters. */
function widthOf(text: RichText): number {
  return plainText(text).replace(/[\u{2E80}-\u{FFFF}]/gu, '--').length
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
