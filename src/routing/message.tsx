import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ROUTED_TITLE } from '../pages/routed-title.ts'
import { focusRoutedTitle } from './use-route-focus.ts'
import styles from './message.module.css'

type MessageProps = { role: 'status' | 'alert'; text: string; children?: ReactNode }

/** Replaces a page in the routed area. If it unmounts with the focus inside, the focus moves to the new heading. */
export function Message({ role, text, children }: MessageProps) {
  const message = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = message
    return () => {
      if (current?.contains(document.activeElement)) queueMicrotask(focusRoutedTitle)
    }
  }, [])

  return (
    <div ref={message} role={role} className={styles.message}>
      <p id={ROUTED_TITLE} tabIndex={-1}>
        {text}
      </p>
      {children}
    </div>
  )
}
