import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate, useHash } from './location.tsx'
import { overlayFinished } from './overlay-finished.ts'

/**
 * The id in the address, such as that of a project: what it names is open in a dialog. Back and Forward follow. Nothing opens
 * above the loading overlay.
 */
export function useFragment(): string {
  const [isReady, setReady] = useState(false)
  useEffect(() => void overlayFinished().then(() => setReady(true)), [])
  const hash = useHash()
  return isReady ? hash : ''
}

/** The entry whose id is in the address, and that is open in a dialog. */
export function useOpened<Entry extends { id: string }>(entries: readonly Entry[]): Entry | undefined {
  const fragment = useFragment()
  return entries.find(({ id }) => id === fragment)
}

/** Opens what the id names, in a new entry of the history. */
export function openFragment(id: string) {
  navigate(`#${id}`, { state: { isOpened: true } })
}

/** Leaves a dialog for an entry of the page, or for the dialog of a project. The browser's own link would not focus the entry. */
export function leaveForFragment(id: string) {
  flushSync(() => navigate(`#${id}`)) // The page behind an open dialog can't have the focus.
  focusFragment(id)
}

/** Goes to an entry of the page, and gives it the focus. */
export function focusFragment(id: string) {
  const entry = document.getElementById(id)
  if (!entry) return
  entry.scrollIntoView()
  entry.tabIndex = -1
  entry.focus({ preventScroll: true })
}

/** Opens something else in its place. */
export function replaceFragment(id: string) {
  navigate(`#${id}`, { replace: true, state: history.state })
}

/** Goes back to before it was opened, or, if the visitor came by this address, removes it from the address. */
export function closeFragment() {
  const { isOpened } = Object(history.state) as { isOpened?: boolean } // of openFragment
  if (isOpened) history.back()
  else navigate(location.pathname + location.search, { replace: true })
}
