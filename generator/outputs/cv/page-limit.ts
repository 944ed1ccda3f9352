import { nameOf } from '../../../model/define-section.ts'
import { cutAfter, plainText } from '../../../model/fields/rich-text.ts'
import type { Content } from '../../../model/site-schema.ts'
import type { RichText } from '../../../model/view.ts'
import { sectionsIn } from '../../resolve/show.ts'
import { cvSectionNamesOf } from './sections.ts'

/** What a shorter CV lacks: the end of a text, a highlight or an entry. */
export type Omission = {
  kind: 'text' | 'highlight' | 'entry'
  /** Of the project or entry. */
  name: string
  /** In the content before it was shortened. */
  path: readonly (string | number)[]
}

/** The content of a shorter CV, and what it lacks. */
export type Shortened = { content: Content; omissions: Omission[] }

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
  let [fewest, most] = [1, least.omissions.length]
  while (fewest < most) {
    const middle = Math.floor((fewest + most) / 2)
    if (await fits(without(content, middle, language).content)) most = middle
    else fewest = middle + 1
  }
  return without(content, most, language)
}

/** An entry, skill or project. A paragraph has none of the fields. */
type Item = { highlights?: unknown[]; cv?: string; [field: string]: unknown }
type List = { path: (string | number)[]; items: Item[]; names: readonly string[] }

/**
 * Shortens the texts of projects, from the last one on; then leaves out highlights, each the last one of the entry that has most,
 * of the later one if several have as many; then optional entries from the end of the CV.
 */
function without(content: Content, count: number, language: string): Shortened {
  const shorter = structuredClone(content)
  const omissions = shortenTexts(shorter, count, language)
  const lists = listsOf(shorter)
  const places = new Map(
    lists.flatMap(({ path, items, names }) =>
      items.map((item, index) => [item, { name: nameOf(item, names), path: [...path, index] }] as const),
    ),
  )
  while (omissions.length < count) {
    const items = lists.flatMap((list) => list.items)
    const longest = items.reduce<Item>((most, item) => (lengthOf(item) >= lengthOf(most) ? item : most), {})
    const place = places.get(longest)
    if (place && longest.highlights?.pop() !== undefined) {
      omissions.push({ ...place, kind: 'highlight', path: [...place.path, 'highlights', lengthOf(longest)] })
      continue
    }
    const list = lists.findLast((each) => each.items.some(isOptional))
    const [item] = list?.items.splice(list.items.findLastIndex(isOptional), 1) ?? []
    const omitted = item && places.get(item)
    if (!omitted) break
    omissions.push({ ...omitted, kind: 'entry' })
  }
  return { content: shorter, omissions }
}

/** Cuts the texts of projects to their first sentences, at most so many. Returns those that it cut. */
function shortenTexts(content: Content, count: number, language: string): Omission[] {
  const isInCv = cvSectionNamesOf(content).includes('gallery')
  const omissions: Omission[] = []
  const projects = (isInCv && content.gallery?.projects) || []
  for (const [index, project] of [...projects.entries()].toReversed()) {
    const lead = project.description && leadOf(project.description, language)
    if (!lead || lead === project.description || omissions.length >= count) continue
    Object.assign(project, { description: lead })
    omissions.push({ kind: 'text', name: project.title, path: ['gallery', 'projects', index, 'description'] })
  }
  return omissions
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
      [section].flat().map((each, index) => {
        const { id = name, [list]: items } = each as { id?: string } & Record<string, Item[]> // as its definition says
        const path = [name, ...(Array.isArray(section) ? [index] : []), list]
        return [id, { path, items: items ?? [], names }] as const
      }),
    ),
  )
  return cvSectionNamesOf(content).flatMap((name) => lists.get(name) ?? [])
}

const lengthOf = ({ highlights = [] }: Item) => highlights.length
const isOptional = ({ cv }: Item) => cv === 'optional'
