import type { Leave } from './draft.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A text that fits: its first whole sentences, or, where these are a small part of what has room, its first words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  let whole = ''
  for (const { segment } of sentences.segment(text.slice(0, most * 2))) {
    if ((whole + segment).trim().length > most || !/[.!?…]["”’)]*\s*$/.test(segment)) break
    whole += segment
  }
  return whole.trim().length >= most / 3 ? whole.trim() : firstWords(text, most)
}

/** The same, told where it does not fit. */
export function fitted(text: string, most: number, what: string, leave: Leave): string {
  if (text.length > most) leave(what, 'is shortened to what fits its place')
  return shortened(text, most)
}

export function firstSentence(text: string): string {
  const [first] = sentences.segment(text)
  return first?.segment.trim() ?? ''
}

/** Points and paragraphs as running text. */
export function asSentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…:]["”’)]*$/.test(line) ? line : `${line.replace(/[,;]$/, '')}.`)).join(' ')
}

function firstWords(text: string, most: number): string {
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = /\s/.test(text.charAt(cut.length)) ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:–—-]+$/, '')}…`
}
