import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import type { Content } from '../../schema/content.ts'
import { titleOf } from '../head/title-of.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { afterNextPaint } from '../ui/after-next-paint.ts'
import { LoadBoundary } from './load-boundary.tsx'
import { pageNameOf, matchRoute } from './match-route.ts'
import { renewed } from './newer-build.ts'
import type { OrganisationRoute } from './organisation-route.tsx'
import { toPlace, useArrival } from './use-route-focus.ts'
import styles from '../pages/page.module.css'

/** The page below that the HTML came with: its code, nothing, or `kept` when its code did not arrive and the HTML must do. */
export type FirstPage = typeof OrganisationRoute | 'kept' | null

type RoutedAreaProps = { content: Content; first: FirstPage; loading: boolean }

/** What stands below the main page. It is never taken down, so that the overlay's clock runs once. */
export function RoutedArea({ content, first, loading }: RoutedAreaProps) {
  const [path] = useLocation()
  const route = matchRoute(path, content.companies.organisations)
  // Not the path: the page that came as HTML stands at its address with a closing slash as well, and 404.html anywhere.
  const page = route.kind === 'organisation' ? route.organisation.path : route.kind
  const [firstPage] = useState(page)
  const [kept, setKept] = useState(first === 'kept')
  if (kept && page !== firstPage) setKept(false)

  const arrive = useArrival(loading)

  const title = titleOf(content, pageNameOf(route, content))
  useEffect(() => {
    document.title = title
  }, [title])

  // All of the page has been laid out when its animation ends.
  const laidOut = () => {
    arrive()
    toPlace()
  }

  // React leaves the inside of an element alone while it hydrates one with inner HTML of its own, and empties it later.
  // Should it render anew instead, the policy refuses that, and the page that came as HTML is put back.
  if (kept)
    return (
      <div id="routed" dangerouslySetInnerHTML={{ __html: '' }} onAnimationEnd={laidOut} suppressHydrationWarning />
    )
  return (
    <div id="routed" onAnimationEnd={laidOut}>
      {route.kind !== 'home' && (
        <section key={page} className={styles.routed} aria-labelledby="routed-title">
          {route.kind === 'unknown' ? (
            <NotFoundPage strings={content.ui} />
          ) : (
            <LazyPage organisation={route.organisation} first={first} onShown={arrive} strings={content.ui} />
          )}
        </section>
      )}
    </div>
  )
}

type PageProps = Parameters<typeof OrganisationRoute>[0]
type LazyPageProps = PageProps & { first: FirstPage; onShown: () => void }

function LazyPage({ first, onShown, organisation, strings }: LazyPageProps) {
  // A lazy component remembers its failure for ever: every further attempt takes a new one.
  const [{ attempt, Page }, setPage] = useState<{ attempt: number; Page: ComponentType<PageProps> }>(() => ({
    attempt: 1,
    Page: typeof first === 'function' ? first : lazyPage(),
  }))
  const tryAgain = () => setPage({ attempt: attempt + 1, Page: lazyPage() })

  return (
    <LoadBoundary key={attempt} onRetry={tryAgain} strings={strings}>
      <Suspense fallback={<p className={styles.message}>{strings.loading}</p>}>
        <Page organisation={organisation} strings={strings} />
        <Shown onShown={onShown} />
      </Suspense>
    </LoadBoundary>
  )
}

function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => afterNextPaint(onShown), [onShown])
  return null
}

function lazyPage() {
  return lazy(() =>
    import('./organisation-route.tsx').then(
      (code) => ({ default: code.OrganisationRoute }),
      async (error: unknown) => {
        if (await renewed()) await new Promise(() => {}) // This page is on its way out.
        throw error
      },
    ),
  )
}
