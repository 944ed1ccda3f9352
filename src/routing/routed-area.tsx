import { useLocation } from 'wouter'
import type { Content } from '../../model/content.ts'
import { routedOrganisations } from '../../model/organisations.ts'
import { titleOf } from '../head/title-of.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { OrganisationPage } from '../pages/organisation-page.tsx'
import { ROUTED_TITLE } from '../pages/routed-title.ts'
import { matchRoute, pageNameOf, type Route } from './match-route.ts'
import { useRouteFocus } from './use-route-focus.ts'
import styles from '../pages/page.module.css'

type RoutedAreaProps = { content: Content; followedLinks: number }

/** What the current route renders below the main page. */
export function RoutedArea({ content, followedLinks }: RoutedAreaProps) {
  const { ui, locale } = content
  const [path] = useLocation()
  const route = matchRoute(path, routedOrganisations(content))
  const pageKey = pageKeyOf(route)
  useRouteFocus(pageKey, followedLinks)

  return (
    <div id="routed">
      <title>{titleOf(content, pageNameOf(route, content))}</title>
      {route.kind !== 'home' && (
        <section key={pageKey} className={styles.routed} aria-labelledby={ROUTED_TITLE}>
          {route.kind === 'unknown' ? (
            <NotFoundPage languages={locale?.others ?? []} strings={ui} />
          ) : (
            <OrganisationPage organisation={route.organisation} strings={ui} />
          )}
        </section>
      )}
    </div>
  )
}

/** Equal for addresses that show the same page. */
function pageKeyOf(route: Route): string {
  return route.kind === 'organisation' ? route.organisation.path : route.kind
}
