import x from 'icon:x'
import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { closeFragment } from '../navigation/fragment.ts'
import { growFrom } from './grow.ts'
import { Icon } from './icon.tsx'
import { useMotion } from './motion.tsx'
import * as styles from './dialog.module.css'

type DialogProps = {
  label: string
  closeLabel: string
  /** Buttons beside the one that closes. */
  controls?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog for what the fragment of the address names, open while it is mounted. The browser handles focus, Escape and the
 * inert page behind it.
 */
export function Dialog({ label, closeLabel, controls, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const goBack = useRef<() => void>(undefined)
  const { moving } = useMotion()
  const isMoving = useEffectEvent(() => moving)

  // close() returns the focus to the link that opens the dialog, also if the visitor came by its address, by Back, or by a link for
  // the mouse alone. Hidden links can't have the focus. Chromium takes it from a dialog to which the visitor goes back: the first
  // control has it again.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!opener?.matches('a:not([tabindex]), button')) {
      const links = document.querySelectorAll<HTMLElement>(`a[href="${location.hash}"]:not([tabindex])`)
      for (const link of links) link.focus({ preventScroll: true })
    }
    markRoot(true)
    element?.showModal()
    // Not where it takes the place of another dialog.
    if (element && isMoving() && opener?.matches(`button, a[href="${location.hash}"]`))
      goBack.current = growFrom(opener, element)
    const refocus = setTimeout(() => {
      if (document.activeElement === document.body) element?.querySelector('button')?.focus()
    })
    return () => {
      clearTimeout(refocus)
      markRoot(false)
      if (!element?.open) return
      element.close()
      goBack.current?.()
    }
  }, [])

  // A click on the dialog itself is on its backdrop, unless it ends a text selection that began inside, or is the second half of
  // the double click that opened it. Not closedby="any", which Safari does not know.
  const pressed = useRef<EventTarget>(null)
  const closeFromBackdrop = ({ target, currentTarget, detail }: MouseEvent) => {
    if (target === currentTarget && pressed.current === target && detail < 2) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return // In StrictMode, it is open again by now.
        markRoot(false)
        goBack.current?.()
        closeFragment()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={closeFromBackdrop}
    >
      {/* First, so that it has the focus: a row of pictures would take the arrow keys. */}
      <div className={styles.controls}>
        <button type="button" className="control round" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon icon={x} size={22} />
        </button>
        {controls}
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** For the page behind (base.css). Not `:has(dialog)`, which restyles all of it. */
function markRoot(isOpen: boolean) {
  document.documentElement.toggleAttribute('data-dialog', isOpen)
}
