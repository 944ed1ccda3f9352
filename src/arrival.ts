import { useCallback, useEffect, useRef } from 'react'

/** The heading of the routed page carries this id, so that visitors can be brought to it. */
const ROUTED_TITLE = 'routed-title'

/**
 * Brings visitors to the page they asked for, by a link or by its address: scrolled into view and focused, or back to the
 * top for the home page. Back, forward and reload keep the place, which is the browser's to restore.
 * @returns what a page calls once it stands in the document
 */
export function useArrival({ loading, home }: { loading: boolean; home: boolean }): () => void {
  const asked = useRef(false)

  const arrive = useCallback(() => {
    if (!asked.current) return
    const title = document.getElementById(ROUTED_TITLE)
    if (title) bringTo(title)
    // Still on its way: the visitor sees that it is, and is brought to the heading when it comes.
    else document.getElementById('routed')?.scrollIntoView()
    asked.current = title === null
  }, [])

  useEffect(() => {
    asked.current = !home && cameByAddress()
    // oxlint-disable-next-line react/exhaustive-deps -- only the first page counts: later ones are asked for by links
  }, [])

  useEffect(() => {
    if (!loading) arrive()
  }, [loading, arrive])

  useEffect(() => {
    const pushed = () => {
      asked.current = true
      // React draws the page in a microtask; a link to the page that is there already draws nothing.
      requestAnimationFrame(() => (document.getElementById('routed')?.childElementCount ? arrive() : backToTop()))
    }
    const popped = () => {
      asked.current = false
    }
    addEventListener('pushState', pushed)
    addEventListener('popstate', popped, { capture: true })
    return () => {
      removeEventListener('pushState', pushed)
      removeEventListener('popstate', popped, { capture: true })
    }
  }, [arrive])

  return arrive
}

function cameByAddress(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const typed = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  return typed && location.hash === '' && scrollY === 0
}

function bringTo(title: HTMLElement) {
  title.closest('section')?.scrollIntoView({ behavior: 'instant' })
  title.focus({ preventScroll: true })
}

function backToTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector('h1')?.focus({ preventScroll: true })
}
