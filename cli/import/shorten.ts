const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first whole sentences that fit, or the first words, if the sentences would fill less than a third. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  let whole = ''
  for (const { segment } of sentences.segment(text.slice(0, maximum * 2))) {
    if ((whole + segment).trim().length > maximum || !/[.!?…]["”’)]*\s*$/.test(segment)) break
    whole += segment
  }
  return whole.trim().length >= maximum / 3 ? whole.trim() : firstWords(text, maximum)
}

export function firstSentence(text: string): string {
  const [first] = sentences.segment(text)
  return first?.segment.trim() ?? ''
}

/** Paragraphs and list items as running text. */
export function toSentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…:]["”’)]*$/.test(line) ? line : `${line.replace(/[,;]$/, '')}.`)).join(' ')
}

function firstWords(text: string, maximum: number): string {
  const cut = text.slice(0, maximum - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = /\s/.test(text.charAt(cut.length)) ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:–—-]+$/, '')}…`
}
