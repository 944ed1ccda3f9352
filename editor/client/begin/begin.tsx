import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Beginning, EditorState, Path } from '../../protocol.ts'
import * as api from '../api.ts'
import { usePageBehind } from '../page-behind.ts'
import { Choice } from './choice.tsx'
import { Progress } from './progress.tsx'
import { Report } from './report.tsx'

/** Where an owner goes on: on the page, in the comparison, at a field, or with a photo. */
export type NextStep = { to: 'page' | 'compare' } | { field: Path } | { photo: File }

export type BeginProps = {
  beginning: Beginning
  /** Why the last request was refused. */
  message: string | undefined
  /** The content, if it is read already. */
  state: EditorState | undefined
  onAsk: (request: Promise<Beginning>) => Promise<void>
  onLeave: (next: NextStep) => void
}

/** In front of the page and the panel: begins a site with a CV, and says what became of it. */
export function Begin(props: BeginProps) {
  const { beginning, message, onAsk, onLeave } = props
  const screen = useRef<HTMLElement>(null)
  usePageBehind()
  useEffect(() => {
    const { style } = document.documentElement
    style.overflow = 'hidden' // The bar of the page would be beside the screen.
    return () => void style.removeProperty('overflow')
  }, [])
  const { shown, reading, report } = beginning
  const step = reading ? 'progress' : shown
  useEffect(() => {
    screen.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    screen.current?.scrollTo(0, 0)
  }, [step])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (reading) void onAsk(api.cancelReading())
    else onLeave({ to: 'page' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <main ref={screen} className="begin" aria-label="Begin with your CV" onKeyDown={leave}>
      {reading ? (
        <Progress {...reading} onCancel={() => void onAsk(api.cancelReading())} />
      ) : shown === 'report' && report ? (
        <Report {...props} report={report} />
      ) : (
        <Choice {...props} />
      )}
      {message !== undefined && (
        <p role="alert" className="begin-message">
          {message}
        </p>
      )}
    </main>
  )
}
