/** The quotation marks of languages that have others than English, as in CLDR. */
const QUOTES: Record<string, readonly [string, string]> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00A0', '\u00A0»'],
  it: ['«', '»'],
  ja: ['「', '」'],
  pl: ['„', '”'],
}

/** Apostrophes between letters, and quotation marks around words, as printers set them in the language. */
export function typographic(text: string, language: string): string {
  const [open, close] = QUOTES[language.split('-')[0] ?? ''] ?? ['“', '”']
  return text
    .replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’')
    .replaceAll(/(?<=^|[\s([])"(?=\S)([^"\n]*\S)"(?![\p{L}\d])/gu, (_, quoted: string) => open + quoted + close)
}

/** The first sentence of a text. A full stop after one letter or two is an abbreviation. */
export function firstSentence(text = ''): string | undefined {
  return /^.*?(?:(?<=[\p{L}\d)]{3})[.!?…؟।]+(?=\s|$)|[。！？])/u.exec(text)?.[0]
}
