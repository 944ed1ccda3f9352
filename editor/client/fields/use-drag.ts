import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** The entry that is dragged, where it would land, how far it is from its place, and the room that it takes. */
type Drag = { from: number; to: number; offset: number; height: number }

/** Pixels near the edge of the panel, where it scrolls, and how far at each move. */
const EDGE = 40
const SCROLL = 12

/** Pixels between entries, as in fields.css. */
const GAP = 8

/** Dragging of the entries of a list by their handles, with a mouse, a pen or a finger. Keyboards have the buttons. */
export function useDrag(list: RefObject<HTMLOListElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef(0)

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = pageY(event)
    const { height = 0 } = event.currentTarget.closest('li')?.getBoundingClientRect() ?? {}
    setDrag({ from, to: from, offset: 0, height: height + GAP })
  }
  const pageY = ({ clientY }: PointerEvent) => clientY + (list.current?.closest('.panel')?.scrollTop ?? 0)
  const move = (event: PointerEvent<HTMLElement>) => {
    const panel = list.current?.closest('.panel')
    if (!drag || !panel) return
    const { top, bottom } = panel.getBoundingClientRect()
    if (event.clientY < top + EDGE) panel.scrollTop -= SCROLL
    if (event.clientY > bottom - EDGE) panel.scrollTop += SCROLL
    const middles = [...(list.current?.children ?? [])].map((entry) => {
      const box = entry.getBoundingClientRect()
      return box.top + box.height / 2
    })
    // The dragged one has moved itself.
    const above = middles.filter((middle, index) => index !== drag.from && middle < event.clientY)
    setDrag({ ...drag, to: above.length, offset: pageY(event) - start.current })
  }
  const end = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    setDrag(undefined)
  }
  const handle = (index: number) => ({
    onPointerDown: begin(index),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setDrag(undefined),
  })
  /** The dragged entry follows the pointer, and the others make room. */
  const styleOf = (index: number) => {
    if (!drag) return undefined
    const { from, to, offset, height } = drag
    if (index === from) return { translate: `0 ${offset}px` }
    if (index > from && index <= to) return { translate: `0 ${-height}px` }
    return index < from && index >= to ? { translate: `0 ${height}px` } : undefined
  }
  return { dragged: drag?.from, handle, styleOf }
}
