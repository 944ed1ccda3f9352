import type { RichText, TextLink } from '../view.ts'
import { printed, shownAs } from './field.ts'
import { text } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    richText: RichText
  }
}

/** A text with links, which are written as in Markdown: `[text](https://…)` or `[text](/talks/slides.pdf)`. All other Markdown stays as it is. */
export const richText = shownAs('richText', text.meta({ hasLinks: true }), (value, build) =>
  withLinks(value, (part) => printed(part, build), build.ownFile),
)

/** A text with links that the CV prints. */
export const cvRichText = richText.meta({ printedInCv: true })

/** The label may have brackets in pairs, and the address parentheses in pairs. */
const LINK = /\[((?:[^[\]]|\[[^[\]]*\])+)\]\(((?:https:\/\/|\/(?![/\\]))(?:[^\s()]|\([^\s()]*\))+)\)/g

/**
 * Splits a text at its links. A text without one stays a text.
 * @param ownFile the URL of a path; without one, the link stays as it is written
 */
export function withLinks(
  whole: string,
  print: (text: string) => string = String,
  ownFile: (path: string) => string | undefined = String,
): RichText {
  const addresses = Array.from(whole.matchAll(LINK), ([, , address = '']) =>
    address.startsWith('/') ? ownFile(address) : address,
  )
  if (addresses.every((address) => address === undefined)) return print(whole)
  const parts: (string | TextLink)[] = []
  let end = 0
  const printedText = print(whole)
  for (const { 0: link, 1: label = '', index } of printedText.matchAll(LINK)) {
    const address = addresses.shift() // Not with other apostrophes.
    if (address === undefined) continue
    if (index > end) parts.push(printedText.slice(end, index))
    parts.push({ text: label, address })
    end = index + link.length
  }
  return end < printedText.length ? [...parts, printedText.slice(end)] : parts
}

/** The parts of a text, each with its address if it is a link. */
export function partsOf(rich: RichText): readonly { text: string; address?: string }[] {
  const parts = typeof rich === 'string' ? [rich] : rich
  return parts.map((part) => (typeof part === 'string' ? { text: part } : part))
}

/** The words alone. */
export function plainText(rich: RichText): string {
  return partsOf(rich)
    .map((part) => part.text)
    .join('')
}

/** The text as the owner wrote it. */
export function markdownOf(rich: RichText): string {
  return partsOf(rich)
    .map((part) => (part.address === undefined ? part.text : `[${part.text}](${part.address})`))
    .join('')
}
