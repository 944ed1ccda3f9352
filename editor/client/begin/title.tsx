import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step, which has the focus at first: the control that led to it is gone. */
export function Title({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 ref={title} id={id} tabIndex={-1}>
      {children}
    </h1>
  )
}
