/** Between the words of a list. */
export const WORDS = /\s*(?:,(?!\d)|(?<!\d),|[;|•·、，])\s*/

/** Commas within brackets do not separate: "AWS (EC2, S3)". */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of text.split(WORDS)) {
    const open = words.at(-1)
    if (open !== undefined && open.split('(').length > open.split(')').length) words.splice(-1, 1, `${open}, ${part}`)
    else words.push(part)
  }
  return words
    .map((word) => word.replaceAll(/^[-–]\s+|[.:]+$/g, '').trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
