import { escapePattern } from '../../lib/escape-pattern.ts'
import type { PrivateFacts } from '../../model/private-schema.ts'

/** A text to search, also as `folded` returns it. Short words occur by chance in minified code and in binary data. */
export type Searched = { text: string; folded: string; kind: 'text' | 'code' | 'bytes' }

/** What is searched for: its field in private.yaml, and what is before it in a text, if that has it. */
export type Wanted = { path: readonly (string | number)[]; find: (searched: Searched) => string | undefined }

/** The letters of the shortest word that is looked for. */
const LEAST = { text: 1, code: 4, bytes: 6 }
/** What has fewer letters without its signs is searched for with them: C++ */
const FEW = 3

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
}
/** As people write them without a key for them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' }

/** Without case, accents and quotes; spaces, hyphens and what ends a sentence are one space, and what nobody sees is nothing. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u{AD}\u{200B}-\u{200F}\u{2060}\u{FEFF}'’‘"“”„«»]/gu, '')
    .replace(/[ßøæœłđðıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s_.,;:!?/+·|\p{Pd}]+/gu, ' ')
}

const NO_BOUNDARY = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A name or a text in any case, with or without accents, spaces and hyphens; in code as it is, where words have other meanings. */
function wordsIn(text: string): Wanted['find'] {
  const lower = text.normalize('NFC').toLowerCase()
  const spellings = [folded(text), folded(lower.replace(/[äöüøåæ]/g, (letter) => UMLAUTS[letter] ?? letter))]
  const bodies = [...new Set(spellings)].map((each) => each.trim().split(' ').map(escapePattern).join(' ?'))
  const pattern = patternOf(text, bodies.join('|'))
  const exact = patternOf(text, escapePattern(text))
  const length = folded(text).trim().length
  return (given) => {
    if (length < LEAST[given.kind]) return undefined
    return given.kind === 'code' || length < FEW ? around(given.text, exact) : around(given.folded, pattern)
  }
}

/** The words alone, not as parts of others. */
function patternOf(text: string, body: string): RegExp {
  const edge = (character = '') => /[\p{L}\p{N}]/u.test(character) && !NO_BOUNDARY.test(character)
  const [before, behind] = [edge(text[0]) ? '(?<![\\p{L}\\p{N}])' : '', edge(text.at(-1)) ? '(?![\\p{L}\\p{N}])' : '']
  return new RegExp(`${before}(?:${body})${behind}`, 'u')
}

/** Digits of the shortest number that is searched for as one. */
const LEAST_DIGITS = 6
/** Shorter numbers are in drawings by chance, with points and spaces between their digits. */
const LONG = 8
/** Behind a number. */
const EXTENSION = /\s*(?:ext\.?|x)\s*\d+$/i
/** Codes of countries (ITU-T E.164) with one or two digits; all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A number with other characters between its digits, with or without the code of the country. */
function digitsIn(number: string): Wanted['find'] {
  const [, prefix = '', digits = ''] = /^\s*(\+|00)?(.*)$/s.exec(number.replace(EXTENSION, '')) ?? []
  const all = digits.replace(/\(0\)/, '').replace(/\D/g, '')
  const code = prefix === '' ? '' : (COUNTRY.exec(all)?.[0] ?? all.slice(0, 3))
  const own = all.slice(code.length).replace(/^0/, '')
  if (own.length < LEAST_DIGITS) return wordsIn(number)
  const between = own.length < LONG ? String.raw`[\s/\p{Pd}]?` : String.raw`[^\p{L}\p{N},;"'<>&]{0,4}`
  const pattern = new RegExp(
    String.raw`(?<!\d)(?:(?:\+|00)?${code}${between})?(?:\(?0\)?${between})?${Array.from(own).join(between)}(?!\d)`,
    'u',
  )
  return ({ text }) => around(text.normalize('NFKC'), pattern)
}

/** Characters before what was found, which show the place. */
const SHOWN = 30

/** What is before a place, without what was found there: a log may be public. */
function around(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text)
  return found
    ? text
        .slice(Math.max(0, found.index - SHOWN), found.index)
        .replace(/\s+/g, ' ')
        .trimStart()
    : undefined
}

/** "Ada King", and "King, Ada" */
function namesOf(name: string | undefined): string[] {
  const [first, last, ...others] = name?.trim().split(/\s+/) ?? []
  return name === undefined ? [] : others.length === 0 && last !== undefined ? [name, `${last} ${first}`] : [name]
}

/** Characters of a sentence that says whose it is. Shorter ones are on many pages. */
const LEAST_SENTENCE = 20
/** Characters of a street with its number. */
const LEAST_STREET = 6

/** The facts, each part of an address and each sentence by itself. */
export function wantedOf({
  name,
  phone,
  email,
  address,
  texts = [],
  instead = {},
  words = [],
}: PrivateFacts): Wanted[] {
  const isStreet = (part: string) => /\d/.test(part) && /\p{L}/u.test(part) && part.trim().length >= LEAST_STREET
  const partsOf = (line: string) => [...new Set([line, ...line.split(/[,;\n]/).filter(isStreet)])]
  const sentencesOf = (text: string) => {
    const long = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.length >= LEAST_SENTENCE)
    return long.length > 0 ? long : [text]
  }
  return [
    ...namesOf(name).map((each) => ({ path: ['name'], find: wordsIn(each) })),
    ...(phone === undefined ? [] : [{ path: ['phone'], find: digitsIn(phone) }]),
    ...(email === undefined ? [] : [{ path: ['email'], find: wordsIn(email) }]),
    ...(address === undefined ? [] : partsOf(address)).map((part) => ({
      path: ['address'],
      find: wordsIn(part.trim()),
    })),
    ...texts.flatMap(({ text }, index) =>
      sentencesOf(text).map((each) => ({ path: ['texts', index, 'text'], find: wordsIn(each) })),
    ),
    ...Object.entries(instead).map(([given, real]) => ({ path: ['instead', given], find: wordsIn(real) })),
    ...words.map((word, index) => ({ path: ['words', index], find: wordsIn(word) })),
  ]
}
