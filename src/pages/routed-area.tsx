import { type ReactNode, use, useEffect } from 'react'
import { pagesStandAlone } from 'virtual:layout'
import type { Result, SiteView } from '../../model/view.ts'
import { focusFragment } from '../navigation/fragment.ts'
import { FollowedLinksContext, usePath } from '../navigation/location.tsx'
import { overlayFinished } from '../navigation/overlay-finished.ts'
import { matchRoute, nextOrganisation, type Route, type RoutedOrganisation, titleOf } from '../navigation/routes.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { OrganisationPage } from './organisation-page.tsx'
import { ROUTED_TITLE } from './routed-head.tsx'
import { StoryPage } from './story-page.tsx'
import * as styles from './page.module.css'

type RoutedAreaProps = {
  view: SiteView
  /** What the page of an organisation begins with. */
  renderPart?: (organisation: RoutedOrganisation) => ReactNode
  /** Where the page for unknown addresses leads, beside the home page. */
  ways?: ReactNode
  /** How the layout shows what a project changed, beside its story. */
  renderResult: (result: Result) => ReactNode
}

/** What the current route renders below the main page. */
export function RoutedArea({ view, renderPart, ways, renderResult }: RoutedAreaProps) {
  const { ui, locale } = view
  const path = usePath()
  const route = matchRoute(path, view)
  const pageKey = pageKeyOf(route)
  useRouteFocus(pageKey, use(FollowedLinksContext))
  const Area = route.kind === 'home' ? 'div' : 'main'

  return (
    <Area id="routed">
      <title>{titleOf(route, view)}</title>
      {route.kind !== 'home' && (
        <section key={pageKey} className={styles.routed} aria-labelledby={ROUTED_TITLE}>
          {route.kind === 'unknown' && (
            <NotFoundPage languages={locale?.others ?? []} career={view.career} strings={ui}>
              {ways}
            </NotFoundPage>
          )}
          {route.kind === 'organisation' && (
            <OrganisationPage
              organisation={route.organisation}
              next={nextOrganisation(view, route.organisation)}
              strings={ui}
            >
              {renderPart?.(route.organisation)}
            </OrganisationPage>
          )}
          {route.kind === 'story' && <StoryPage project={route.project} view={view} renderResult={renderResult} />}
        </section>
      )}
    </Area>
  )
}

/** Equal for addresses that show the same page. */
function pageKeyOf(route: Route): string {
  if (route.kind === 'story') return route.project.story ?? ''
  return route.kind === 'organisation' ? route.organisation.path : route.kind
}

/**
 * Scrolls the page in the routed area into view and focuses its heading, on the first visit and when a link is followed. Does
 * nothing on back, forward and reload, or if the visitor has scrolled.
 * @param page what the routed area shows
 * @param followedLinks how many links of the site the visitor has followed
 */
function useRouteFocus(page: string, followedLinks: number) {
  useEffect(() => {
    if (page === 'home' || followedLinks > 0 || !isFirstVisit()) return
    routedPage()?.scrollIntoView({ behavior: 'instant' })
    // While the overlay is shown, nothing is focusable and nobody can scroll, but late fonts may move the page.
    void overlayFinished().then(() => {
      if (document.activeElement !== document.body) return
      routedPage()?.scrollIntoView({ behavior: 'instant' })
      focusRoutedTitle()
    })
  }, [page, followedLinks])

  useEffect(() => {
    if (followedLinks === 0) return
    if (routedPage()) {
      routedPage()?.scrollIntoView({ behavior: 'instant' })
      focusRoutedTitle()
    } else if (pagesStandAlone && location.hash !== '') {
      focusFragment(location.hash.slice(1))
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
