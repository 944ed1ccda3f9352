import { createElement, type ReactNode } from 'react'

type Shape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly Shape[] }
type IconProps = { icon: { size: number; shapes: readonly Shape[] }; size: number }

/** A one-colour sign from the content, in the colour of the text around it. Decorative: the words beside it say the same. */
export function Icon({ icon, size }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${icon.size} ${icon.size}`}>
      {icon.shapes.map(draw)}
    </svg>
  )
}

function draw({ tag, attributes, shapes }: Shape, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, shapes?.map(draw))
}
