import { withPlainDashes } from './line.ts'

/** Fonts whose letters stand for pictures. */
const ICON_FONT = /awesome|icon|fontello|material-?symbols|marvosym|glyphs?-?regular|webdings/i
/** Fonts whose letters stand for bullets and arrows. */
const DINGBAT_FONT = /dingbats|bbding|pifont|wingdings/i

/** Private characters of Symbol, Wingdings and Font Awesome that people use as bullets. */
const PRIVATE_BULLETS =
  /[\uF00C\uF054\uF058\uF05D\uF061\uF06C\uF06E\uF06F\uF071\uF075\uF076\uF0A7\uF0A8\uF0A9\uF0B7\uF0C8\uF0D8\uF0DA\uF0FC\uF0FE\uF101\uF105\uF10C\uF111\uF138\uF152\uF192]/g
/** Adobe's old private characters for small capitals and old style figures: the last byte is that of the letter. */
const PRIVATE_LETTERS = /[\uF730-\uF739\uF761-\uF77A\uF7E0-\uF7FE]/g
const PRIVATE = /\p{Co}/gu
/** "ﬁ" as one character */
const LIGATURES = /[\uFB00-\uFB06]/g
// oxlint-disable-next-line no-control-regex
const AROUND = /^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu
/** Dots between a text and what is at the other margin. */
const LEADERS = /(?:\s*\.){6,}/g
const INNER_CONTROL = /\p{Cc}/gu
const LETTERS = /[\p{L}\p{N}]/gu

export function isIconFont(font: string): boolean {
  return ICON_FONT.test(font)
}

/** A text without icons. Its bullets are "•", and characters that the font does not tell are U+FFFD. */
export function readable(text: string, font: string): string {
  if (ICON_FONT.test(font)) return bulletsIn(text).replaceAll(/[^•]/g, '')
  if (DINGBAT_FONT.test(font)) return bulletsIn(text).replaceAll(LETTERS, '•').trim()
  const letters = text.replaceAll(PRIVATE_LETTERS, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) % 0x1_00).toUpperCase(),
  )
  // What a page shows of a soft hyphen is one.
  const kept = withPlainDashes(bulletsIn(letters))
    .replaceAll(PRIVATE, '')
    .replaceAll(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replaceAll('\u00AD', '-')
    .normalize('NFC')
  // A character alone that has no name is a bullet.
  if (/^[\p{Cc}\uFFFD]$/u.test(kept)) return '•'
  return kept
    .replaceAll(LEADERS, ' ')
    .replaceAll(AROUND, '')
    .replace(/^\uFFFD\s+/, '• ')
    .replaceAll(INNER_CONTROL, '\uFFFD')
}

function bulletsIn(text: string): string {
  return text.replaceAll(PRIVATE_BULLETS, '•')
}

/** Accents of old fonts of TeX, which are characters of their own before the letter, as those that combine with it. */
const ACCENTS: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '˚': '\u030A',
  ˇ: '\u030C',
  '˝': '\u030B',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
}

/** An accent that no letter has taken. */
export const STRAY_ACCENT = /[¨´`ˆ˜¸˚ˇ˝¯˘˙]/

/** "für" for "f¨ur", "ç" for "c¸ " and "İ" for "I˙": a cedilla, and the dot of a Turkish i, are behind their letter. */
export function withAccents(text: string): string {
  const joined = text
    .replaceAll(/([cstCST])¸(?:\s(?![\p{Lu}\p{N}]))?/gu, (_, letter: string) => `${letter}\u0327`.normalize('NFC'))
    .replaceAll('I˙', 'İ')
    .replaceAll('i˙', 'i')
  return joined.replaceAll(/([¨´`ˆ˜¸˚ˇ˝¯˘˙])\s?(\p{L})/gu, (written, accent: string, letter: string) => {
    const base = letter === 'ı' ? 'i' : letter
    const whole = `${base}${ACCENTS[accent] ?? ''}`.normalize('NFC')
    return whole.length === 1 ? whole : written
  })
}
