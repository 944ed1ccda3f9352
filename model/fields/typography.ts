import { localesOf } from './locale.ts'
import quotes from './quotes.json' with { type: 'json' }

/** The quotation marks of languages that have others than English, of CLDR: see tools/quotes.test.ts. */
const QUOTES: Readonly<Record<string, string>> = quotes

/** French has spaces within its quotation marks. */
const SPACE = '\u00A0'

function quotesOf(language: string): readonly [string, string] {
  const [open = '“', close = '”'] = localesOf(language).flatMap((locale) => QUOTES[locale] ?? [])[0] ?? '“”'
  return /^fr(?:-|$)/.test(language) ? [open + SPACE, SPACE + close] : [open, close]
}

/** Apostrophes between letters, and quotation marks around words, as printers set them in the language. */
export function typographic(text: string, language: string): string {
  const [open, close] = quotesOf(language)
  return text
    .replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’')
    .replaceAll(/(?<=^|[\s([])"(?=\S)([^"\n]*\S)"(?![\p{L}\d])/gu, (_, quoted: string) => open + quoted + close)
}

/** The first sentence of a text. A full stop after one letter or two is an abbreviation. */
export function firstSentence(text = ''): string | undefined {
  return /^.*?(?:(?<=[\p{L}\d)]{3})[.!?…؟।]+(?=\s|$)|[。！？])/u.exec(text)?.[0]
}
