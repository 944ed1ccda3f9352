import { SECTIONS } from '../../model/sections/index.ts'
import type { Source } from '../../model/site-schema.ts'

/** Who reads it: the visitors of the page, or the readers of the CV or of the CV for a kind of job. */
export type Audience = 'page' | 'cv' | { variant: string }

type Item = { for?: readonly string[]; cv?: string; text?: string; highlights?: readonly unknown[] }

/**
 * The content that an audience gets: without the entries, highlights, skills and projects that are for others, and without
 * sections that have none left. A highlight becomes its text. The CV for a kind of job has its own title, summary and sections.
 */
export function select(source: Source, audience: Audience): Source {
  const fields = Object.entries(source).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'custom') return [[name, source.custom?.flatMap((each) => sectionFor(each, audience))]]
    if (!SECTIONS.some((each) => each.name === name)) return [[name, value]]
    return sectionFor(Object(value), audience).map((section) => [name, section])
  })
  const content = Object.fromEntries(fields) as Source // the same fields
  if (!content.cv || audience === 'cv') return content
  if (audience === 'page') return { ...content, cv: { variants: listedIn(content.cv), word: content.cv.word } }
  const { profile, footer, cv } = content
  const variant = cv.variants?.find(({ name }) => name === audience.variant)
  const { title = profile.title, summary = footer?.about, sections = cv.sections } = variant ?? {}
  return { ...content, profile: { ...profile, title }, footer: { ...footer, about: summary }, cv: { ...cv, sections } }
}

/** The page needs no more of the CVs: its HTML contains its whole content. */
function listedIn({ variants = [] }: Exclude<NonNullable<Source['cv']>, false>) {
  return variants.filter(({ listed }) => listed).map(({ name, title = name }) => ({ name, title }))
}

/** The section, or nothing if the audience gets none of its entries. */
function sectionFor(section: object, audience: Audience): object[] {
  const fields = Object.entries(section).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter((item) => isFor(item, audience)).map((item) => itemFor(item, audience)) : value,
  ])
  const isEmpty = fields.some(([, value]) => Array.isArray(value) && value.length === 0)
  return isEmpty ? [] : [Object.fromEntries(fields) as object]
}

function isFor(item: unknown, audience: Audience): boolean {
  const { for: variants, cv } = Object(item) as Item // a paragraph has none of the fields
  if (audience === 'page') return cv !== 'only'
  return cv !== 'never' && (audience === 'cv' || (variants?.includes(audience.variant) ?? true))
}

function itemFor(item: unknown, audience: Audience): unknown {
  if (typeof item !== 'object') return item
  const { for: _for, cv, highlights = [], ...fields } = Object(item) as Item
  const shown = highlights
    .filter((each) => isFor(each, audience))
    .map((each) => (typeof each === 'string' ? each : (Object(each) as Item).text))
  return {
    ...fields,
    ...(shown.length > 0 && { highlights: shown }),
    ...(cv === 'optional' && audience !== 'page' && { cv }),
  }
}
