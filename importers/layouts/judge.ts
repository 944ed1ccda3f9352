import { hasWords, letters, months, plain, wordsOf } from './compare.ts'
import { isDerived, isFieldless } from './derived.ts'
import type { Fact } from './facts.ts'
import { listOf, matchEntries } from './match-entries.ts'
import { entryOf, isWithin, type SiteValue, siteValues } from './site-values.ts'

/**
 * `marked` has a comment where it would be; `reported` is in the report; `refused` is a file that is not read; `wrong` is none of
 * them: the person who imports it can't know.
 */
export type Outcome = 'right' | 'marked' | 'reported' | 'refused' | 'wrong'
export type Judged = Fact & { outcome: Outcome; got: string | undefined }

export type Verdict = {
  facts: readonly Judged[]
  /** Values that no fact explains, and that have no mark. */
  unexplained: readonly SiteValue[]
  /** Published, although it is private. */
  published: readonly string[]
  marks: number
  marksAtRight: number
  /** Words that are nowhere. */
  lostWords: readonly string[]
}

type Printed = {
  facts: readonly Fact[]
  privateFacts: readonly { label: string; value: string }[]
  /** All texts, but headings, page numbers, labels and what pages repeat. */
  texts: readonly string[]
  /** Texts that may be in a description, because no field is theirs. */
  fieldless: readonly string[]
}
type Imported = { yaml: string; report: string; folder: string }

/** Nothing is wrong if nothing is read. */
export function refuse({ facts }: Pick<Printed, 'facts'>): Verdict {
  const judged = facts.map((fact): Judged => ({ ...fact, outcome: 'refused', got: undefined }))
  return { facts: judged, unexplained: [], published: [], marks: 0, marksAtRight: 0, lostWords: [] }
}

/** Compares what an import wrote with what the CV says. */
export function judge({ facts, privateFacts, texts, fieldless }: Printed, { yaml, report, folder }: Imported): Verdict {
  const { values, marks } = siteValues(yaml, folder)
  const entries = matchEntries(facts, values)
  const used = new Set<string>()
  const judged = facts.map((fact): Judged => {
    const candidates = valuesFor(fact, entries, values)
    const right = candidates.filter(({ text, path }) => isRight(fact, text, path, values))
    for (const { path } of right) for (const each of pathsOf(path)) used.add(each)
    const got = candidates.map(({ text }) => text).join(' | ') || undefined
    const outcome =
      right.length > 0
        ? 'right'
        : outcomeOf(fact, { candidates, values, marks, report, entry: entries.get(entryOf(fact.field)) })
    return { ...fact, outcome, got }
  })
  const leftOver = values.filter(
    (value) =>
      !used.has(value.path) &&
      !isDerived(value, facts) &&
      !isFieldless(value, fieldless) &&
      !isTownOf(value, privateFacts),
  )
  const written = [...values.map(({ text }) => text), report].join(' ')
  return {
    facts: judged,
    unexplained: leftOver.filter(({ isMarked }) => !isMarked),
    published: privateFacts.flatMap(({ label, value }) =>
      leftOver.some(({ text }) => hasWords(text, value)) ? [`${label}: ${value}`] : [],
    ),
    marks: marks.length,
    marksAtRight: marks.filter((mark) => [...used].some((path) => path === mark || path.startsWith(`${mark}.`))).length,
    lostWords: lostWords(texts, judged, written),
  }
}

/** Of a home address, the street and the postal code are private. */
function isTownOf({ path, text }: SiteValue, privateFacts: Printed['privateFacts']): boolean {
  return path.startsWith('profile.location') && privateFacts.some(({ value }) => value.endsWith(` ${text}`))
}

/** The values at the place of a fact. */
function valuesFor(
  { field, value }: Fact,
  entries: ReadonlyMap<string, string>,
  values: readonly SiteValue[],
): SiteValue[] {
  if (!field.includes('[')) return values.filter(({ path }) => path === field || path.startsWith(`${field}.`))
  // Groups of skills are fields of each skill.
  const [, skill] = /^expertise\.skills\[(\D[^\]]*)\]\.group$/.exec(field) ?? []
  if (skill !== undefined) {
    const named = values.find(
      ({ path, text }) => path.startsWith('expertise.skills') && path.endsWith('.name') && plain(text) === plain(skill),
    )
    return named ? values.filter(({ path }) => path === `${entryOf(named.path)}.group`) : []
  }
  const entry = entries.get(entryOf(field))
  if (entry === undefined) return []
  const name = field.slice(entryOf(field).length + 1)
  const own = values.filter(({ path }) => path.startsWith(`${entry}.`))
  const at = (key: string) =>
    own.filter(({ path }) => path === `${entry}.${key}` || path.startsWith(`${entry}.${key}[`))
  if (!name.startsWith('highlights')) return at(name)
  const equal = at('highlights').filter(({ text }) => plain(text) === plain(value))
  return equal.length > 0
    ? equal
    : at('highlights').filter(({ text }) => hasWords(text, value.split(' ').slice(0, 3).join(' ')))
}

function isRight({ field, value }: Fact, text: string, path: string, values: readonly SiteValue[]): boolean {
  if (/\.(?:period|date)$/.test(field)) return months(text) === months(value)
  if (field === 'name') return plain(text).toLowerCase() === plain(value).toLowerCase()
  if (field === 'profile.location') return isPlace(value, path, values)
  if (field.endsWith('.degree')) {
    const area = values.find((each) => each.path === path.replace(/\.degree$/, '.area'))?.text ?? ''
    return letters(text + area) === letters(value)
  }
  // "Grade 1.3" is a label and a value.
  if (field.endsWith('.score') && /\d/.test(text)) return plain(value).endsWith(plain(text))
  if (field.endsWith('.address')) return plain(text).replace(/\/$/, '') === value
  return plain(text) === plain(value)
}

/** The parts of a place, or one text. */
function isPlace(value: string, path: string, values: readonly SiteValue[]): boolean {
  if (path === 'profile.location') return values.some((each) => each.path === path && plain(each.text) === plain(value))
  const city = values.find((each) => each.path === 'profile.location.city')?.text
  return city !== undefined && value.startsWith(city)
}

/** The values that a right one completes. */
function pathsOf(path: string): string[] {
  if (path.endsWith('.degree')) return [path, path.replace(/\.degree$/, '.area')]
  if (path.startsWith('profile.location.'))
    return ['city', 'region', 'countryCode'].map((part) => `profile.location.${part}`)
  return [path]
}

type Where = {
  candidates: readonly SiteValue[]
  values: readonly SiteValue[]
  marks: readonly string[]
  report: string
  entry: string | undefined
}

/** Characters. */
const MAX_SHORT = 6

function outcomeOf({ field, value, printed }: Fact, { candidates, values, marks, report, entry }: Where): Outcome {
  if (candidates.some(({ isMarked }) => isMarked)) return 'marked'
  if (values.some(({ path, isMarked }) => isMarked && entryOf(path) === entry)) return 'marked'
  if (marks.some((mark) => isWithin(field, mark))) return 'marked'
  // A short text such as "Go" is in many others.
  const isNear = (path: string) => value.length > MAX_SHORT || listOf(path) === listOf(field)
  const holders = values.filter(({ path, text }) => isNear(path) && (hasWords(text, printed) || hasWords(text, value)))
  if (holders.some(({ isMarked }) => isMarked)) return 'marked'
  return hasWords(report, printed) ? 'reported' : 'wrong'
}

/** Words that are neither in the content nor in the report. Dates are written otherwise where they are right. */
function lostWords(texts: readonly string[], facts: readonly Judged[], written: string): string[] {
  const dates = facts.flatMap(({ field, printed, outcome }) =>
    outcome === 'right' && /\.(?:period|date)$/.test(field) ? wordsOf(printed) : [],
  )
  const known = new Set([...wordsOf(written), ...dates])
  return texts.flatMap(wordsOf).filter((word) => !known.has(word))
}
