import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_LANGUAGES } from '../../content/content.ts'
import { iconOfSkill } from '../../generator/images/icon-of-skill.ts'

export type WordKind =
  | 'roles'
  | 'employers'
  | 'schools'
  | 'degrees'
  | 'cities'
  | 'regions'
  | 'areas'
  | 'remote'
  | 'levels'
  | 'labels'
  | 'technologies'

/**
 * A file for each language, and one for names that all languages share. A kind is a list of words with commas. An asterisk stands
 * for any letters: `*leiter` is also the end of a word, `менеджер*` the beginning. What has capitals, such as `SA`, is found only
 * in capitals, because it is another word without them.
 */
const FOLDER = join(import.meta.dirname, 'words')
const FILES = readdirSync(FOLDER)

/** Scripts that write no spaces between words. */
const UNSPACED = /[\u3040-\u30FF\u4E00-\u9FFF]/

/** Also what can join words that are one in a list: "Entwickler*in", "développeur·euse". */
const BETWEEN_WORDS = /[\s,;:()/|&"“”„«»*·•_（）、，]+/

const PLAIN: Readonly<Record<string, string>> = { '’': "'", ı: 'i', ł: 'l', Ł: 'L', ß: 'ss' }

/** What a kind has, in the form that `wordsOf` returns. */
type Index = { whole: Set<string>; starts: Set<string>; ends: Set<string>; unspaced: Set<string> }

const INDEXES = new Map<string, Index>()
for (const file of FILES) {
  const kinds = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Readonly<Record<string, string>> // a file of ours
  for (const [kind, words] of Object.entries(kinds)) {
    const index = INDEXES.get(kind) ?? { whole: new Set(), starts: new Set(), ends: new Set(), unspaced: new Set() }
    INDEXES.set(kind, index)
    for (const word of words.split(', ')) add(word, index, kind)
  }
}

function add(word: string, { whole, starts, ends, unspaced }: Index, kind: string): void {
  const stem = keyOf(word).replaceAll('*', '')
  if (word.startsWith('*')) ends.add(stem)
  else if (word.endsWith('*')) starts.add(stem)
  else if (UNSPACED.test(word)) unspaced.add(word)
  else whole.add(wordsOf(kind === 'technologies' ? word.toLowerCase() : word).join(' '))
}

/** Words of the longest name: "Las Palmas de Gran Canaria" */
const MAX_WORDS = 5

/**
 * Whether a text has a word that tells what it is, such as "Engineer" or "University". Only `technologies` need the whole text:
 * many of them are words of other texts, such as "Go" and "Word".
 */
export function has(kind: WordKind, text: string): boolean {
  const key = `${kind} ${text}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const found = hasWord(kind, text)
  KNOWN.set(key, found)
  return found
}

/** The same few texts of a file are looked at for each of its readings. */
const KNOWN = new Map<string, boolean>()

function hasWord(kind: WordKind, text: string): boolean {
  if (kind === 'technologies') return isTechnology(text)
  if (UNSPACED.test(text) && [...indexOf(kind).unspaced].some((word) => text.includes(word))) return true
  const words = wordsOf(text)
  return words.some((_, start) =>
    words.slice(start, start + MAX_WORDS).some((_word, length) => isIn(kind, words.slice(start, start + length + 1))),
  )
}

function indexOf(kind: WordKind): Index {
  const index = INDEXES.get(kind)
  if (index === undefined) throw new Error(`There are no words of the kind ${kind}`)
  return index
}

/** Whether all these words together are of a kind. */
function isIn(kind: WordKind, words: readonly string[]): boolean {
  const { whole, starts, ends } = indexOf(kind)
  const written = words.join(' ')
  const text = written.toLowerCase()
  // The name of a city has a capital: "Nice", not "nice".
  if (kind === 'cities' && written === text && written !== written.toUpperCase()) return false
  if (whole.has(written) || whole.has(text)) return true
  if (words.length > 1) return false
  const parts = Array.from(text, (_, at) => at)
  if (parts.some((at) => starts.has(text.slice(0, at + 1)) || ends.has(text.slice(at)))) return true
  // "DevOps-Engineer", and "المهندس" with its article
  const stem = text.replace(/^.*-|^و?ال/, '')
  return stem !== text && whole.has(stem)
}

function wordsOf(text: string): string[] {
  return keyOf(text).split(BETWEEN_WORDS).map(withoutDot).filter(Boolean)
}

function withoutDot(word: string): string {
  return word.replace(/\.$/, '')
}

/** Without accents, which capitals often lack, and with one kind of apostrophe. */
function keyOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
  return plain.normalize('NFC').replaceAll(/[’ıłŁß]/g, (character) => PLAIN[character] ?? '')
}

function isTechnology(text: string): boolean {
  const { whole } = indexOf('technologies')
  const plain = text.replace(/\s*\(.*\)$/, '').trim()
  const keys = [plain, plain.replace(/\s+v?\d[\d.]*$/, '')].map((each) => wordsOf(each.toLowerCase()).join(' '))
  return keys.some((key) => whole.has(key)) || iconOfSkill(text)?.startsWith('devicon:') === true
}

/** The names of all countries in all languages that have words. */
let countries: Set<string> | undefined

function isCountry(text: string): boolean {
  const languages = new Set([...BASE_LANGUAGES, ...FILES.map((file) => file.replace('.json', ''))])
  languages.delete('common')
  countries ??= new Set([...languages].flatMap(countryNamesOf))
  return countries.has(keyOf(text).toLowerCase())
}

function countryNamesOf(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [keyOf(name).toLowerCase()]
  })
}

/** Characters of the name of a place. */
const MAX_PLACE = 70

/** "Berlin, Germany", "Seattle, WA", "Greater Chicago Area", "Remote", "東京都渋谷区" */
export function isPlace(text: string): boolean {
  if (text.length > MAX_PLACE || /[\d@|]|:\/\//.test(text)) return false
  const plain = text.replaceAll(/^[(\s]+|[)\s.]+$/g, '')
  const parts = plain.split(/\s*[,(/–、，]\s*|\s+[-—]\s+/).map((part) => part.replace(/\)$/, ''))
  const last = parts.at(-1) ?? ''
  if (isKnown(plain) || parts.every(isKnown)) return true
  if (isOther(plain)) return false
  if (parts.length > 1 && parts.length < 4) {
    if (parts.some((part) => isWhole('remote', part))) return false
    if (isCountry(last) || isWhole('regions', last)) return true
    if (isCountryCode(last)) return true
  }
  return isArea(plain)
}

/** A name that is known to be of a place. */
function isKnown(text: string): boolean {
  return (
    isWhole('cities', text) ||
    isWhole('regions', text) ||
    isWhole('remote', text) ||
    isCountry(text) ||
    isUnspacedPlace(text)
  )
}

/** Whether a whole text is of a kind. */
export function isWhole(kind: WordKind, text: string): boolean {
  return isIn(kind, wordsOf(text)) || indexOf(kind).unspaced.has(text)
}

/** An employer "in Germany" is no place. */
function isOther(text: string): boolean {
  return (['roles', 'employers', 'schools', 'degrees'] as const).some((kind) => has(kind, text))
}

function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text)) return false
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text) !== undefined
}

/** "Greater Chicago Area", "Großraum München", "Austin TX" */
function isArea(text: string): boolean {
  const words = wordsOf(text)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2 || words.length > 5) return false
  if (isWhole('areas', first) || isWhole('areas', last)) return true
  return /^[A-Z]{2}$/.test(last) && isWhole('regions', last) && isIn('cities', words.slice(0, -1))
}

/** Names of places alone: 東京都渋谷区 */
function isUnspacedPlace(text: string): boolean {
  if (!UNSPACED.test(text)) return false
  const names = (['cities', 'regions', 'areas'] as const).flatMap((kind) => [...indexOf(kind).unspaced])
  const left = names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text)
  return left === ''
}
