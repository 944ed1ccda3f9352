import { BASE_LANGUAGES } from '../../../content/content.ts'
import words from './words.json' with { type: 'json' }

export type WordKind = Exclude<keyof typeof words, 'remote' | 'regions'>

const SETS = new Map(Object.entries(words).map(([kind, list]) => [kind, new Set(list)]))

/** Scripts that write no spaces between words. */
const NO_SPACES = /[\u3040-\u30FF\u4E00-\u9FFF]/

/** Whether a text has a word that tells what it is, such as "Engineer" or "University". */
export function has(kind: WordKind, text: string): boolean {
  const set = SETS.get(kind)
  if (NO_SPACES.test(text) && words[kind].some((word) => NO_SPACES.test(word) && text.includes(word))) return true
  return wordsOf(text).some((word) => set?.has(word) || set?.has(word.replace(/\.$/, '')))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s,;:()/|&"“”]+/)
}

/** The names of all countries in the languages of the interface. */
let countries: Set<string> | undefined

function isCountry(text: string): boolean {
  countries ??= new Set(BASE_LANGUAGES.flatMap(countryNamesOf))
  return countries.has(text.trim().toLowerCase())
}

function countryNamesOf(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
}

/** Characters of the name of a place. */
const MAX_PLACE = 70

/** "Berlin, Germany", "Seattle, WA", "Greater Chicago Area", "Remote" */
export function isPlace(text: string): boolean {
  if (text.length > MAX_PLACE || /[\d@|]|:\/\//.test(text)) return false
  const plain = text.replaceAll(/^[(\s]+|[)\s.]+$/g, '')
  const parts = plain.split(/\s*[,(/–-]\s*/)
  const last = parts.at(-1) ?? ''
  if (words.remote.includes(plain.toLowerCase()) || isCountry(plain)) return true
  if (words.remote.some((word) => parts.some((part) => part.toLowerCase() === word)) && parts.length < 4) return true
  if (
    parts.length > 1 &&
    (isCountry(last) || /^[A-Z]{2}$/.test(last) || words.regions.includes(last.toLowerCase().replace(/\.$/, '')))
  )
    return true
  const own = wordsOf(plain)
  return own.length > 1 && own.length < 6 && words.regions.includes(own.at(-1) ?? '')
}
