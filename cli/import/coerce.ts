import { linesOf, oneLine } from './plain-text.ts'

export type Fields = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first of these fields that holds anything: versions and people call one thing by several names. */
export function fieldOf(value: unknown, ...names: string[]): unknown {
  if (!isRecord(value)) return undefined
  return names
    .map((name) => (Object.hasOwn(value, name) ? value[name] : undefined))
    .find((field) => field !== undefined && field !== null && field !== '')
}

/** A list, also where one entry stands without its list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** A text for one line; of a list, its texts one after the other. */
export function textOf(value: unknown): string {
  return oneLine(rawOf(value))
}

/** Paragraphs and points, each a text of its own. */
export function paragraphsOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => linesOf(rawOf(item)))
}

/** Points: in a list, or in one text with a line for each. */
export function pointsOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => linesOf(rawOf(item).replaceAll(/\r?\n|\r/g, '\n\n')))
}

/** Words: in a list, or in one text with signs between them. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return pointsOf(value).flatMap((line) => line.split(/\s*[,;|•·]\s*/).filter(Boolean))
  return listOf(value)
    .map((item) => textOf(isRecord(item) ? fieldOf(item, 'name', 'keyword', 'title') : item))
    .filter(Boolean)
}

/** A text as it was written, for addresses. */
export function rawOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  const items = Array.isArray(value) ? value.slice(0, 100) : []
  return items.filter((item) => typeof item === 'string' || typeof item === 'number').join('\n\n')
}
