import { type RefObject, useEffect, useRef } from 'react'
import { host } from './host.ts'

/** Where a control that has the focus is gone, gives the focus to what is closest to it, as `focusField` finds it. */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  focusNear: (panel: HTMLElement, at: string) => void,
) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const { shadowRoot } = host
    const remember = ({ target }: Event) => {
      const isInPanel = target instanceof Element && panel.current?.contains(target)
      last.current = isInPanel ? (target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '') : undefined
    }
    // The focus is on the page, or a press beside all controls has taken it away.
    const forget = ({ target }: Event) => {
      if (target !== host) last.current = undefined
    }
    addEventListener('pointerdown', forget, true)
    addEventListener('focusin', forget, true)
    shadowRoot?.addEventListener('focusin', remember)
    return () => {
      removeEventListener('pointerdown', forget, true)
      removeEventListener('focusin', forget, true)
      shadowRoot?.removeEventListener('focusin', remember)
    }
  }, [panel])
  useEffect(() => {
    const active = host.shadowRoot?.activeElement
    const isLost = !active || (active instanceof HTMLButtonElement && active.disabled)
    if (panel.current && last.current !== undefined && isLost) focusNear(panel.current, last.current)
  })
}
