import { useEffect } from 'react'
import { undoOf } from './controls/typing.ts'
import { host } from './host.ts'

/** The keys of the editor, and what the page does not do while it is on. */
export function useKeys(isOn: boolean, onUndo: () => unknown, onRedo: () => unknown) {
  useEffect(() => {
    if (!isOn) return undefined
    // Links of the page that leave the site do not act.
    const hold = (event: Event) => {
      const path = event.composedPath()
      const link = path.includes(host) ? undefined : path.find((each) => each instanceof HTMLAnchorElement)
      if (link && (link.origin !== location.origin || link.hasAttribute('download'))) event.preventDefault()
    }
    const isBehind = () => host.shadowRoot?.querySelector<HTMLElement>('.frame')?.inert === true
    const goOnByKey = (event: KeyboardEvent) => {
      if (isBehind()) return
      if (event.key === 'F6' && !event.altKey && !event.ctrlKey) {
        event.preventDefault()
        changePane()
      }
      if (!event.altKey || event.code !== 'KeyN') return
      event.preventDefault()
      if (host.shadowRoot?.querySelector('.missing, [data-to-translate]')) focusUntranslated()
      else host.shadowRoot?.querySelector<HTMLElement>('.to-do')?.click()
    }
    const undoByKey = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea')
      const what = undoOf(event)
      if (!what || isTyping || isBehind()) return
      event.preventDefault()
      void (what === 'redo' ? onRedo() : onUndo())
    }
    // The browser would open a file that is dropped beside its place.
    const refuseFile = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuseFile)
    addEventListener('drop', refuseFile)
    addEventListener('click', hold, true)
    addEventListener('keydown', undoByKey)
    // Fields keep their keys from the page.
    addEventListener('keydown', goOnByKey, true)
    return () => {
      removeEventListener('dragover', refuseFile)
      removeEventListener('drop', refuseFile)
      removeEventListener('click', hold, true)
      removeEventListener('keydown', undoByKey)
      removeEventListener('keydown', goOnByKey, true)
    }
  }, [isOn, onUndo, onRedo])
}

/** The text of the page from which the panel has got the focus. */
let lastText: string | undefined

/** Goes from the page to the panel, and back to the text of the page. */
function changePane() {
  const { shadowRoot } = host
  const active = shadowRoot?.activeElement
  const isInPanel = active?.closest('.panel') !== null && active !== null && active !== undefined
  const text = active instanceof HTMLElement ? active.dataset['key'] : undefined
  if (text !== undefined) lastText = text
  const inView = [`[data-key="${CSS.escape(lastText ?? '')}"]`, '.text', '.part[aria-current=true]', '.part']
  const targets = isInPanel ? inView : ['.panel [aria-current=true]', '.panel .tabs button']
  const target = targets.flatMap((each) => shadowRoot?.querySelector<HTMLElement>(each) ?? [])[0]
  target?.focus()
}

/** Goes to the next text without a translation, and from the last to the first. */
export function focusUntranslated() {
  const { shadowRoot } = host
  const all = [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('.missing, [data-to-translate] :is(textarea, .open)') ?? []),
  ]
  const place = all.findIndex((each) => each === shadowRoot?.activeElement)
  const next = all[(place + 1) % all.length]
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}
