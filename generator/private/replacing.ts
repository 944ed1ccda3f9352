import { escapePattern } from '../../lib/escape-pattern.ts'

/**
 * A copy of a value in which each text has other names: whole words, in the same case.
 * @param names as they are -> as they should be
 */
export function replacing<Value>(value: Value, names: Readonly<Record<string, string>>): Value {
  const known = Object.keys(names).toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return value
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replace(pattern, (found) => names[found] ?? found)
    if (Array.isArray(each)) return each.map(replaced)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, of]) => [key, replaced(of)]))
  }
  return replaced(value) as Value // of the same shape
}
