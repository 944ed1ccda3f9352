import type { PlacedText } from '../lay-out/layout.ts'
import { LINE_HEIGHTS, type TextKind } from '../lay-out/text-size.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of SVG. Everything in attributes is escaped; children are markup. */
export function element(tag: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    return value === undefined
      ? []
      : [` ${name}="${escapeMarkup(typeof value === 'number' ? String(rounded(value)) : value)}"`]
  })
  const start = `<${tag}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${tag}>`
}

/** Characters that XML does not allow are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export const rounded = (value: number) => Math.round(value * 10) / 10

/** A text in the middle of its place, or from its start. Its lines are words of one text for whoever selects it. */
export function textAt({ x, y, lines }: PlacedText, kind: TextKind, className: string): string {
  // Of a font of this size, half of the height of its capitals.
  const baseline = y + (kind === 'label' ? 5 : 4.5)
  const [only = ''] = lines
  if (lines.length <= 1)
    return only === '' ? '' : element('text', { class: className, x, y: baseline }, escapeMarkup(only))
  const spans = lines.map((line, index) =>
    element(
      'tspan',
      { x, y: baseline + index * LINE_HEIGHTS[kind] },
      escapeMarkup(line) + (index < lines.length - 1 ? ' ' : ''),
    ),
  )
  return element('text', { class: className }, ...spans)
}
