import type { Key } from './visit.ts'

/** The keys of WebDriver's standard. */
const KEYS: Record<Key, string> = { Escape: '\uE00C', Tab: '\uE004' }

/** A press of the mouse, in the words that both protocols of WebDriver share. */
export function clickActions({ x, y }: { x: number; y: number }) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

export function keyActions(key: Key) {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
  return [{ type: 'key', id: 'keyboard', actions }]
}
