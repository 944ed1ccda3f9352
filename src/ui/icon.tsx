import { createElement, type ReactNode } from 'react'

type IconShape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly IconShape[] }
type IconProps = { icon: { size: number; shapes: readonly IconShape[] }; size: number }

/** A decorative icon in the colour of the surrounding text. */
export function Icon({ icon, size }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${icon.size} ${icon.size}`}>
      {icon.shapes.map(renderShape)}
    </svg>
  )
}

function renderShape({ tag, attributes, shapes }: IconShape, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, shapes?.map(renderShape))
}
