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

/** What is pasted of a text: no characters that nobody sees, no tabs, and no line breaks where there is one line; and what to say of it. */
export function pasted(given: string, hasLines: boolean): { text: string; message: string } {
  const seen = given.replaceAll(UNSEEN, '').replaceAll('\t', ' ')
  return {
    text: hasLines ? seen : seen.trim().replaceAll(BREAKS, ' '),
    message: `Pasted without ${hasLines ? '' : 'line breaks, '}tabs and characters that nobody sees.`,
  }
}

export function pasteClean(event: ClipboardEvent<HTMLTextAreaElement>, hasLines: boolean, say: (text: string) => void) {
  const given = event.clipboardData.getData('text/plain')
  const { text, message } = pasted(given, hasLines)
  if (text === given) return
  event.preventDefault()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that Undo of the browser knows
  document.execCommand('insertText', false, text)
  say(message)
}
