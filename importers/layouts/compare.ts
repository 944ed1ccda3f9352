/** The same text but for white space, quotes and dashes. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*[‐-―−]\s*/g, '-')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[’‘‚]/g, "'")
    .trim()
}

/** Letters and digits alone, as in a report that breaks lines. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** The words and numbers, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Whether a text has another as whole words. */
export function hasWords(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)
}

/** Months of a period; days are left out. A period that has no end yet ends with "-". */
export function months(period: string): string {
  const dates = period.match(/\d{4}(?:-\d\d)?(?:-\d\d)?/g) ?? []
  const known = [...new Set(dates.map((date) => date.slice(0, 7)))]
  const isOpen = dates.length === 1 && period.trim() !== dates[0]
  return known.join(' - ') + (isOpen ? ' -' : '')
}
