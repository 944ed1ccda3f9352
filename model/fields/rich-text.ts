import type { RichText, TextLink } from '../view.ts'
import { isHttpsUrl } from './address.ts'
import { printed, shownAs, withName } from './field.ts'
import { text } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    richText: RichText
  }
}

/** A text with links, which are written as in Markdown: `[text](https://…)` or `[text](/talks/slides.pdf)`. All other Markdown stays as it is. */
export const richText = shownAs('richText', text.meta({ hasLinks: true }), (value, build) =>
  richTextOf(
    value,
    (part) => printed(part, build),
    (address) => {
      if (address.startsWith('/')) return build.ownFile(address)
      return address.includes('{name}') ? new URL(withName(address, build)).href : address
    },
  ),
)

/** A text with links that the CV prints. */
export const cvRichText = richText.meta({ printedInCv: true })

/** The label may have brackets in pairs, and the address parentheses in pairs. */
const LABEL = String.raw`\[((?:[^[\]]|\[[^[\]]*\])+)\]`
const LINK = new RegExp(String.raw`${LABEL}\(((?:https://|/(?![/\\]))(?:[^\s()]|\([^\s()]*\))+)\)`, 'g')

/** Stands for the address of a link while its text is printed. No text has it. */
const MARK = '\u{E000}'
const MARKED_LINK = new RegExp(String.raw`${LABEL}\(${MARK}(\d+)\)`, 'gu')

/**
 * Splits a text at its links. A text without one stays a text.
 * @param print for the whole text, since quotation marks may be around a link
 * @param resolveAddress of a link; without a result, it stays as it is written
 */
export function richTextOf(
  written: string,
  print: (part: string) => string = String,
  resolveAddress: (address: string) => string | undefined = String,
): RichText {
  const addresses: string[] = []
  const marked = written.replaceAll(LINK, (link, label: string, address: string) => {
    const isAddress = address.startsWith('/') || isHttpsUrl(address.replaceAll('{name}', 'name'))
    const resolved = label.trim() !== '' && isAddress ? resolveAddress(address) : undefined
    return resolved === undefined ? link : `[${label}](${MARK}${addresses.push(resolved) - 1})`
  })
  if (addresses.length === 0) return print(written)
  const parts: (string | TextLink)[] = []
  const whole = print(marked)
  let end = 0
  for (const { 0: link, 1: label = '', 2: number, index } of whole.matchAll(MARKED_LINK)) {
    if (index > end) parts.push(whole.slice(end, index))
    parts.push({ text: label, address: addresses[Number(number)] ?? '' })
    end = index + link.length
  }
  return end < whole.length ? [...parts, whole.slice(end)] : parts
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

/** The first characters of a text. Undefined if that would cut a link. */
export function cutAfter(rich: RichText, length: number): RichText | undefined {
  if (typeof rich === 'string') return rich.slice(0, length)
  const parts: (string | TextLink)[] = []
  let left = length
  for (const part of rich) {
    if (left <= 0) break
    const { length: size } = typeof part === 'string' ? part : part.text
    if (typeof part !== 'string' && size > left) return undefined
    parts.push(typeof part === 'string' ? part.slice(0, left) : part)
    left -= size
  }
  const [only, ...others] = parts
  return typeof only === 'string' && others.length === 0 ? only : parts
}
