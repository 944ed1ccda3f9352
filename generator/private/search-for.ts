import { escapePattern } from '../../lib/escape-pattern.ts'
import type { PrivateFacts } from '../../model/private-schema.ts'

/** A text to search, also as `folded` returns it. Short words occur by chance in minified code and in binary data. */
export type Searched = { text: string; folded: string; kind: 'text' | 'code' | 'bytes' }

/** What is searched for: its field in private.yaml, and what is before it in a text, if that has it. */
export type Wanted = { path: readonly (string | number)[]; find: (searched: Searched) => string | undefined }

/** The letters of the shortest word that is looked for. */
const LEAST = { text: 0, code: 4, bytes: 6 }

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
/** As Germans write them without a key for them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Without case, accents and quotes; spaces, commas, hyphens and underscores are one space, and what nobody sees is nothing. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u{AD}\u{200B}-\u{200F}\u{2060}\u{FEFF}'’‘"“”„«»]/gu, '')
    .replace(/[ßøæœłđðıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s_,;\p{Pd}]+/gu, ' ')
}

const NO_BOUNDARY = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A name or a text in any case, with or without accents, spaces and hyphens. */
function wordsIn(text: string): Wanted['find'] {
  const lower = text.normalize('NFC').toLowerCase()
  const spellings = [folded(text), folded(lower.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))]
  const bodies = [...new Set(spellings)].map((each) => each.trim().split(' ').map(escapePattern).join(' ?'))
  const edge = (character = '') => !NO_BOUNDARY.test(character)
  const pattern = new RegExp(
    `${edge(text[0]) ? '(?<![\\p{L}\\p{N}])' : ''}(?:${bodies.join('|')})${edge(text.at(-1)) ? '(?![\\p{L}\\p{N}])' : ''}`,
    'u',
  )
  const length = folded(text).trim().length
  return (given) => (length < LEAST[given.kind] ? undefined : around(given.folded, pattern))
}

/** So many digits at the end of a number are its own, whatever the code of the country before them. */
const OWN_DIGITS = 9
const LEAST_DIGITS = 6
/** Behind a number. */
const EXTENSION = /\s*(?:ext\.?|x)\s*\d+$/i
/** What may stand between two digits. */
const BETWEEN = String.raw`[\s().\/\p{Pd}\u{2060}]{0,3}`

/** A number with any of these characters between its digits, with or without the code of the country. */
function digitsIn(number: string): Wanted['find'] {
  const digits = number.replace(EXTENSION, '').replace(/\D/g, '').slice(-OWN_DIGITS)
  if (digits.length < LEAST_DIGITS) return wordsIn(number)
  const pattern = new RegExp(String.raw`${Array.from(digits).join(BETWEEN)}(?!\d)`, 'u')
  return ({ text }) => around(text, pattern)
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
    ...(name === undefined ? [] : [{ path: ['name'], find: wordsIn(name) }]),
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
