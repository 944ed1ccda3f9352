import { useEffect } from 'react'
import { ROUTED_TITLE } from '../pages/routed-title.ts'
import { overlayFinished } from '../ui/overlay-finished.ts'

/**
 * Scrolls the page in the routed area into view and focuses its heading, on the first visit and when a link is followed. Does
 * nothing on back, forward and reload, or if the visitor has scrolled.
 * @param page what the routed area shows
 * @param followedLinks how many links of the site the visitor has followed
 */
export function useRouteFocus(page: string, followedLinks: number) {
  useEffect(() => {
    if (page === 'home' || followedLinks > 0 || !isFirstVisit()) return
    routedPage()?.scrollIntoView()
    // While the overlay is shown, nothing is focusable and nobody can scroll, but late fonts may move the page.
    void overlayFinished().then(() => {
      if (document.activeElement !== document.body) return
      routedPage()?.scrollIntoView()
      focusRoutedTitle()
    })
  }, [page, followedLinks])

  useEffect(() => {
    if (followedLinks === 0) return
    if (routedPage()) {
      routedPage()?.scrollIntoView()
      focusRoutedTitle()
    } else {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [followedLinks])
}

function focusRoutedTitle() {
  document.getElementById(ROUTED_TITLE)?.focus({ preventScroll: true })
}

function routedPage() {
  return document.querySelector('#routed > section')
}

/** Not a reload, not a link to a section, and not scrolled before the script ran. */
function isFirstVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // the type's only entries
  return visit?.type === 'navigate' && location.hash === '' && scrollY === 0
}
