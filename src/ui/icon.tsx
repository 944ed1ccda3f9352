import { createElement, type ReactNode } from 'react'
import type { Icon as IconDrawing, IconShape } from '../../model/view.ts'

/** A decorative icon. Shapes without colours of their own have that of the surrounding text. */
export function Icon({ icon, size }: { icon: IconDrawing; size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${icon.size} ${icon.size}`}>
      {icon.shapes.map(renderShape)}
    </svg>
  )
}

function renderShape({ tag, attributes, shapes }: IconShape, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, shapes?.map(renderShape))
}
