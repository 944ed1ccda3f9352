import { readPeriod } from './dates.ts'
import { privateFactIn } from './private-facts.ts'

const NUMBER =
  /(?<![\p{L}\d/.-])(?:\+?\(\s?)?\+?\d[\d ()./\u00A0\u202F‐‑–-]{4,26}\d(?:\s?(?:ext\.?|x|durchwahl|dw)\s?\d{1,5})?(?![\p{L}\d]|,\d)/giu
const LABEL =
  /(?:^|[\s|·•,;(])(?:t|m|p|tel(?:efon|éfono|efono|efone|efoon|éphone)?|(?:tele)?phone|mobile?|mob|cell|handy|natel|gsm|komórka|kom|port(?:able)?|móvil|celular|cellulare|telemóvel|mobiel|тел(?:ефон)?|моб|telefonnummer|cep|puhelin|電話(?:番号)?|携帯|电话|手机|電話|전화|연락처|휴대폰|هاتف|تلفن|फ़ोन|फोन)\s?[.:)]{0,2}\s{0,3}$/iu
const SYMBOL = /[☎☏📞📱✆]\uFE0F?\s{0,3}$/u

/** How numbers of a country are written inside it, if they do not begin with 0. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  US: /^1?[2-9]\d{9}$/,
  CA: /^1?[2-9]\d{9}$/,
  BR: /^\d{10,11}$/,
  CN: /^1\d{10}$/,
  CZ: /^[2-9]\d{8}$/,
  DK: /^[2-9]\d{7}$/,
  ES: /^[6-9]\d{8}$/,
  GR: /^[26]\d{9}$/,
  IN: /^[6-9]\d{9}$/,
  IT: /^3\d{8,9}$/,
  MX: /^\d{10}$/,
  NO: /^[2-9]\d{7}$/,
  PL: /^[1-9]\d{8}$/,
  PT: /^[239]\d{8}$/,
  RU: /^8\d{10}$/,
  SG: /^[3689]\d{7}$/,
}
/** "0000-0002-1825-009X" of a researcher */
const ORCID = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/gi
/** "202-555-0143", which people write in other countries, too. */
const AMERICAN = /^[2-9]\d{2}([-. ])\d{3}\1\d{4}$/

/**
 * The first plausible telephone number in a text: no date, and no number of an account or of taxes.
 * @param country the code of the CV's country, whose numbers may have no code
 */
export function phoneIn(text: string, country?: string): { text: string; isSure: boolean } | undefined {
  const secret = privateFactIn(text)?.text
  const others = [secret, ...(text.match(ORCID) ?? [])].filter((each) => each !== undefined)
  const open = others.reduce((all, each) => all.replace(each, () => ' '.repeat(each.length)), text)
  for (const { 0: found, index } of open.matchAll(NUMBER)) {
    const number = firstOf(found)
    const before = open.slice(Math.max(0, index - 30), index)
    const isLabelled = LABEL.test(before) || SYMBOL.test(before)
    if (!isPlausible(number)) continue
    if (isLabelled || hasCode(number) || isNational(number, country)) return { text: number, isSure: true }
    if (AMERICAN.test(number)) return { text: number, isSure: false }
  }
  return undefined
}

/** "0170 1234567 / 030 1234567" are two numbers, "0511 / 123456" is one. */
function firstOf(found: string): string {
  const [first = '', second] = found.split(/\s*\/\s*(?=[+0(])|\s{2,}/u)
  const isOne = second === undefined || digitsOf(first).length < 7
  return withoutOpenBracket(isOne ? found : first).trim()
}

function withoutOpenBracket(number: string): string {
  return /^\([^)]*$/.test(number) ? number.slice(1) : number
}

function isPlausible(number: string): boolean {
  const { length } = digitsOf(number.replace(/(?:ext|x|d).*$/iu, ''))
  const slashes = number.split('/').length - 1
  const isDate = readPeriod(number).left === ''
  return length >= 7 && length <= 15 && slashes < 2 && !isDate
}

/** A code of a country or a city. */
function hasCode(number: string): boolean {
  return /^\(?\+|^\(?0\d|\(\d{2,5}\)/.test(number)
}

function isNational(number: string, country: string | undefined): boolean {
  return country !== undefined && NATIONAL[country]?.test(digitsOf(number)) === true
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
