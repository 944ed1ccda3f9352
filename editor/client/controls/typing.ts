import type { ClipboardEvent, KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Whether a key belongs to an input method, which takes Enter for itself. Safari says so by 229 alone, after the composition. */
export function isComposing({ nativeEvent }: ReactKeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** Said where what was typed is refused. */
export const ESCAPE = 'Escape brings back what the file has.'

/** Whether a key means undo or redo. */
export function undoOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey)) return undefined
  if (key.toLowerCase() === 'y' && ctrlKey) return 'redo'
  return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined
}

/** Soft hyphens, zero-width spaces and byte order marks; the joiners of scripts and emoji stay. */
const UNSEEN = /[\u{AD}\u{200B}\u{2060}\u{FEFF}]/gu
const BREAKS = /\s*[\n\r\u{2028}\u{2029}]\s*/gu

/** Pastes a text without what nobody sees, without tabs, and without line breaks where there is one line; and says so. */
export function pasteClean(event: ClipboardEvent<HTMLTextAreaElement>, hasLines: boolean, say: (text: string) => void) {
  const given = event.clipboardData.getData('text/plain')
  const seen = given.replaceAll(UNSEEN, '').replaceAll('\t', ' ')
  const text = hasLines ? seen : seen.trim().replaceAll(BREAKS, ' ')
  if (text === given) return
  event.preventDefault()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that Undo of the browser knows
  document.execCommand('insertText', false, text)
  say('Pasted without line breaks, tabs and characters that nobody sees.')
}
