import { useCallback, useEffect, useRef } from 'react'
import { afterNextPaint } from '../ui/after-next-paint.ts'
import { cameRenewed } from './newer-build.ts'

/** The routed area and the heading of the page in it, by which they are found. */
const ROUTED = 'routed'
const ROUTED_TITLE = 'routed-title'

/**
 * Brings visitors to the page they asked for, by a link or by its address: scrolled into view and focused, or back to the
 * top for the home page. Back, forward and reload keep the place, which is the browser's to restore.
 * @param loading while the overlay stands, nothing can take the focus; the page is in view when it goes
 * @returns what a page calls once it stands in the document; another one whenever it is worth calling again
 */
export function useArrival(loading: boolean): () => void {
  const asked = useRef<boolean>(null)

  const arrive = useCallback(() => {
    asked.current ??= cameByAddress()
    if (!asked.current) return
    pageBelow()?.scrollIntoView()
    if (loading) return
    const title = document.getElementById(ROUTED_TITLE)
    title?.focus({ preventScroll: true })
    // A page that is still on its way, or not laid out yet, has no heading that takes the focus: the visitor is brought to it
    // when it comes.
    asked.current = document.activeElement !== title
  }, [loading])

  // A frame later: to ask for a place has the browser lay out at once whatever has changed, in the midst of React's work.
  useEffect(() => afterNextPaint(arrive), [arrive])

  useEffect(() => {
    const followed = () => {
      asked.current = true
      // React draws the page in a microtask; a link to the page that is there already draws nothing.
      requestAnimationFrame(() => (pageBelow() ? arrive() : backToTop()))
    }
    const popped = () => {
      asked.current = false
    }
    for (const event of ['pushState', 'replaceState']) addEventListener(event, followed)
    addEventListener('popstate', popped, { capture: true })
    return () => {
      for (const event of ['pushState', 'replaceState']) removeEventListener(event, followed)
      removeEventListener('popstate', popped, { capture: true })
    }
  }, [arrive])

  return arrive
}

function pageBelow() {
  return document.getElementById(ROUTED)?.firstElementChild
}

function cameByAddress(): boolean {
  return cameRenewed() || (isFirstLoad() && location.hash === '' && scrollY === 0)
}

function isFirstLoad(): boolean {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // as the name of the type says
  return visits[0]?.type === 'navigate'
}

/**
 * Brings visitors to the place inside the main page that their address names, once all above it has been laid out. Those who
 * load the page again are where they were.
 */
export function toPlace() {
  if (isFirstLoad()) document.querySelector(':target')?.scrollIntoView()
}

function backToTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector('h1')?.focus({ preventScroll: true })
}
