import { memo, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Content, RoutedOrganisation, UiStrings } from '../../schema/content.ts'
import { routedOrganisations } from '../head/organisations.ts'
import { titleOf } from '../head/title-of.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { ROUTED_TITLE } from '../pages/routed-title.ts'
import { LoadBoundary } from './load-boundary.tsx'
import { matchRoute, pageNameOf, type Route } from './match-route.ts'
import { Message } from './message.tsx'
import { organisationPage, preloadOrganisationPage, prerenderedOrganisationPage } from './organisation-page-code.ts'
import { useRouteFocus } from './use-route-focus.ts'
import styles from '../pages/page.module.css'

type RoutedAreaProps = { content: Content; initialPath: string; followedLinks: number }

/** What the current route renders below the main page. */
export function RoutedArea({ content, initialPath, followedLinks }: RoutedAreaProps) {
  const { ui } = content
  const organisations = routedOrganisations(content)
  const [path] = useLocation()
  const route = matchRoute(path, organisations)
  const pageKey = pageKeyOf(route)
  const [prerendered, setPrerendered] = useState(true)
  if (prerendered && pageKey !== pageKeyOf(matchRoute(initialPath, organisations))) setPrerendered(false)

  useRouteFocus(pageKey, followedLinks)
  usePreload()

  return (
    <div id="routed">
      <title>{titleOf(content, pageNameOf(route, content))}</title>
      {route.kind !== 'home' && (
        <section key={pageKey} className={styles.routed} aria-labelledby={ROUTED_TITLE}>
          {route.kind === 'unknown' ? (
            <NotFoundPage languages={content.locale?.others ?? []} strings={ui} />
          ) : (
            <LazyOrganisationPage organisation={route.organisation} prerendered={prerendered} strings={ui} />
          )}
        </section>
      )}
    </div>
  )
}

type LazyOrganisationPageProps = { organisation: RoutedOrganisation; prerendered: boolean; strings: UiStrings }

/** Memoised: React discards the HTML of a Suspense boundary that renders again before it is hydrated. */
const LazyOrganisationPage = memo(function LazyOrganisationPage(props: LazyOrganisationPageProps) {
  const { organisation, prerendered, strings } = props
  // A lazy component remembers its failure, so each further attempt takes a new one.
  const [{ attempt, Page }, setPage] = useState(() => ({
    attempt: 1,
    Page: prerendered ? prerenderedOrganisationPage() : organisationPage(),
  }))

  return (
    <LoadBoundary
      key={attempt}
      onRetry={() => setPage({ attempt: attempt + 1, Page: organisationPage() })}
      strings={strings}
    >
      <Suspense fallback={<Message role="status" text={strings.loading} />}>
        <Page organisation={organisation} strings={strings} />
      </Suspense>
    </LoadBoundary>
  )
})

/** Loads the code of the organisation pages when the page has loaded, or when the visitor first points at or focuses anything. */
function usePreload() {
  useEffect(() => {
    const events = ['load', 'pointerover', 'focusin', 'touchstart']
    for (const event of events) addEventListener(event, preloadOrganisationPage, { once: true, passive: true })
    if (document.readyState === 'complete') preloadOrganisationPage()
    return () => {
      for (const event of events) removeEventListener(event, preloadOrganisationPage)
    }
  }, [])
}

/** Equal for addresses that show the same page. */
function pageKeyOf(route: Route): string {
  return route.kind === 'organisation' ? route.organisation.path : route.kind
}
