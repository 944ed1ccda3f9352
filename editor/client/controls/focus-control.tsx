import { type KeyboardEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { useWritten } from './use-written.ts'

type Point = { x: number; y: number }

/** A point that is not written yet, and the value from which it was moved. At another value, it is past. */
type Move = Point & { from: string | undefined }

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Percent of an arrow key with Shift. */
const LARGE_STEP = 10

/** Keys are pressed several times in a row: one change is written for all of them. */
const PAUSE_MS = 500

/** The whole picture, with the point that its thumbnail shows. Drag the point, or move it with the arrow keys. */
export function FocusControl({ path, file, focus }: { path: Path; file: string; focus: string | undefined }) {
  const { onEdit } = use(EditorContext)
  const [message, setMessage] = useState<string>()
  const [written, write] = useWritten(focus, (next, old) =>
    onEdit({ kind: 'set', path, value: next }, old).then(setMessage),
  )
  const [moved, setMoved] = useState<Move>()
  /** Before it is rendered. */
  const latest = useRef<Move>(undefined)
  const timer = useRef(0)
  const { x, y } = moved && moved.from === written ? moved : pointOf(written)

  const setPoint = ({ x: left, y: top }: Point) => {
    latest.current = { x: left, y: top, from: written }
    setMoved(latest.current)
  }
  const end = () => {
    clearTimeout(timer.current)
    const { current } = latest
    latest.current = undefined
    setMoved(undefined)
    if (!current || current.from !== written) return
    const next = `${current.x}% ${current.y}%`
    if (next !== written) write(next)
  }
  const endLatest = useRef(end)
  useEffect(() => {
    endLatest.current = end
  })
  useEffect(() => () => endLatest.current(), [])

  const moveTo = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    moveTo(event)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => endLatest.current(), PAUSE_MS)
    const size = event.shiftKey ? LARGE_STEP : 1
    setPoint({ x: percent((x + step[0] * size) / 100), y: percent((y + step[1] * size) / 100) })
  }
  return (
    <>
      <div
        className="focus"
        onPointerDown={begin}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
        onLostPointerCapture={end}
      >
        <img src={`/images/${encodeURIComponent(file)}`} alt="" draggable={false} />
        <button
          type="button"
          className="point"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Part that the thumbnail shows: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
          onKeyDown={moveByKey}
          onBlur={end}
        />
      </div>
      <Alert message={message} />
    </>
  )
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)

/** Without a focus, the thumbnail shows the middle. */
function pointOf(focus: string | undefined): Point {
  const [x = 50, y = 50] = (focus?.match(/\d+/g) ?? []).map(Number)
  return { x, y }
}
