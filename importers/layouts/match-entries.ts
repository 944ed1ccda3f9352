import { hasWords, months, plain } from './compare.ts'
import type { Fact } from './facts.ts'
import { entryOf, type SiteValue } from './site-values.ts'

/** For each entry of the CV, the entry of the content that has most of its facts. */
export function matchEntries(facts: readonly Fact[], values: readonly SiteValue[]): ReadonlyMap<string, string> {
  const wanted = [...new Set(facts.map(({ field }) => entryOf(field)))].filter((entry) => entry.includes('['))
  const given = [...new Set(values.map(({ path }) => entryOf(path)))].filter((entry) => entry.includes('['))
  const pairs = wanted.flatMap((entry) => {
    const own = facts.filter(({ field }) => entryOf(field) === entry)
    return given
      .filter((other) => listOf(other) === listOf(entry))
      .map((other) => ({
        entry,
        other,
        score: scoreOf(
          own,
          values.filter(({ path }) => entryOf(path) === other),
        ),
      }))
  })
  const matched = new Map<string, string>()
  for (const { entry, other, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score > 0 && !matched.has(entry) && ![...matched.values()].includes(other)) matched.set(entry, other)
  }
  return matched
}

/** The list that an entry is in. */
export function listOf(entry: string): string {
  return entry.slice(0, entry.indexOf('['))
}

function scoreOf(facts: readonly Fact[], values: readonly SiteValue[]): number {
  return facts.reduce((score, { value, printed }) => {
    const isEqual = values.some(({ text }) => plain(text) === plain(value) || months(text) === value)
    const isWithin = values.some(({ text }) => hasWords(text, value) || hasWords(text, printed))
    return score + (isEqual ? 2 : isWithin ? 1 : 0)
  }, 0)
}
