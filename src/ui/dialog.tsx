import cross from 'icon:x'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { Icon } from './icon.tsx'
import styles from './dialog.module.css'

type DialogProps = { label: string; closeLabel: string; onClose: () => void; children: ReactNode }

/**
 * Open for as long as it is mounted: the parent decides whether there is a pop-up, never how it opens. Focus, Escape, the
 * inert page behind and the way back are the browser's; every way of closing passes through the dialog's `close`.
 *
 * A page becomes inert, and is itself again, element by element, which takes a slow phone longer than a visitor should wait
 * for an answer. So a shade falls over it first, and what closes is gone from the screen before it is from the document.
 */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isShaded, setShaded] = useState(false)

  useLayoutEffect(() => {
    document.documentElement.dataset.shaded = 'yes'
    const cancel = afterNextPaint(() => setShaded(true))
    return () => {
      cancel()
      unshade()
    }
  }, [])

  // No close() in a clean-up: StrictMode would fire `close` and the parent would drop the pop-up at once.
  useLayoutEffect(() => {
    if (isShaded) dialog.current?.showModal()
  }, [isShaded])

  const leave = () => {
    const { current: popUp } = dialog
    if (!popUp) return onClose()
    unshade()
    afterNextPaint(() => popUp.close())
  }

  // Back and forward lead to a page that no pop-up stands on.
  useEffect(() => {
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  })

  // The content fills the dialog, so a click on the dialog itself fell on its backdrop.
  // It must have begun there too: a selection drawn out of the text ends on the backdrop as well.
  const pressed = useRef<EventTarget | null>(null)
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && pressed.current === event.target) leave()
  }

  if (!isShaded) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={styles.popUp}
      aria-label={label}
      // Escape closes it by itself.
      onCancel={leave}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.content}>{children}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={leave}>
        <Icon icon={cross} size={22} />
      </button>
    </dialog>
  )
}

function unshade() {
  delete document.documentElement.dataset.shaded
}
