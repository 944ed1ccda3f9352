const LINK = /\[([^[\]]+)\]\((https:\/\/[^\s()]+)\)/g

/** A text, or the text of a link with its address. */
export type TextPart = { text: string; address?: string }

/** Splits a text at its links, which are written as in Markdown: `[text](https://…)`. All other Markdown stays as it is. */
export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, 1: label = '', 2: address = '', index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: label, address })
    end = index + link.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
