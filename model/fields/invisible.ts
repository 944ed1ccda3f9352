const RIGHT_TO_LEFT = /[\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u

/**
 * Characters that nobody sees, and that come along with pasted texts: soft hyphens, zero-width spaces, and marks that
 * override the direction. Joiners stay, because emoji and many scripts need them.
 */
const INVISIBLE = /[\u{AD}\u{180E}\u{200B}\u{202A}-\u{202E}\u{2060}\u{2066}-\u{2069}\u{FEFF}]/gu
/** Word processors separate lines and paragraphs by these. */
const SEPARATORS = /\s*[\u{2028}\u{2029}]\s*/gu
/** Texts from right to left need these. */
const DIRECTION_MARKS = /[\u{200E}\u{200F}]/gu

/** Without the characters that nobody sees: programs take them for parts of words, and addresses with one lead nowhere. */
export function withoutInvisible(text: string): string {
  const visible = text.replaceAll(SEPARATORS, ' ').replaceAll(INVISIBLE, '')
  return RIGHT_TO_LEFT.test(visible) ? visible : visible.replaceAll(DIRECTION_MARKS, '')
}

/** The codes of those that a text has: "U+00AD". */
export function invisibleIn(text: string): string[] {
  const kept = withoutInvisible(text)
  const codes = Array.from(text).filter((character) => !kept.includes(character))
  return [...new Set(codes)].map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
}
