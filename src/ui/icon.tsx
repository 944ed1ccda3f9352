import { createElement, type ReactNode } from 'react'

type Shape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly Shape[] }
type GlyphProps = { glyph: { size: number; shapes: readonly Shape[] }; size: number }

/** A one-colour sign from the content, in the colour of the text around it. Decorative: the words beside it say the same. */
export function Glyph({ glyph, size }: GlyphProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${glyph.size} ${glyph.size}`}>
      {glyph.shapes.map(draw)}
    </svg>
  )
}

function draw({ tag, attributes, shapes }: Shape, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, shapes?.map(draw))
}
