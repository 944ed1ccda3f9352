import cross from 'icon:x'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './pop-up.module.css'

type PopUpProps = { label: string; closeLabel: string; onClose: () => void; children: ReactNode }

/**
 * Open for as long as it is mounted: the parent decides whether there is a pop-up, never how it opens. Focus, Escape, the
 * inert page behind and the way back are the browser's; every way of closing passes through the dialog's `close`.
 */
export function PopUp({ label, closeLabel, onClose, children }: PopUpProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // No close() in a clean-up: StrictMode would fire `close` and the parent would drop the pop-up at once.
  useLayoutEffect(() => dialog.current?.showModal(), [])

  // Back and forward lead to a page that no pop-up stands on.
  useEffect(() => {
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  // The content fills the dialog, so a click on the dialog itself fell on its backdrop.
  // It must have begun there too: a selection drawn out of the text ends on the backdrop as well.
  const pressed = useRef<EventTarget | null>(null)
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && pressed.current === event.target) event.currentTarget.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={styles.popUp}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.content}>{children}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
        <Glyph glyph={cross} size={22} />
      </button>
    </dialog>
  )
}
