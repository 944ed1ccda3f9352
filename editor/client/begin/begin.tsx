import { type DragEvent, type KeyboardEvent, useEffect } from 'react'
import * as api from '../api.ts'
import { usePageBehind } from '../page-behind.ts'
import type { BeginProps } from './begin-props.ts'
import { Choice } from './choice.tsx'
import { Progress } from './progress.tsx'
import { Report } from './report.tsx'

/** The browser would open a file that is dropped while there is no place for one. */
const refuse = (event: DragEvent) => event.preventDefault()

/** In front of the page and the panel: begins a site with a CV, and says what became of it. */
export function Begin(props: BeginProps) {
  const { beginning, message, onAsk, onLeave } = props
  usePageBehind()
  useEffect(() => {
    const { style } = document.documentElement
    style.overflow = 'hidden' // The bar of the page would be beside the screen.
    return () => void style.removeProperty('overflow')
  }, [])
  const { shown, reading, report } = beginning
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (reading) void onAsk(api.cancelReading())
    else onLeave({ to: 'page' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <main className="begin" aria-label="Begin with your CV" onKeyDown={leave} onDragOver={refuse} onDrop={refuse}>
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
