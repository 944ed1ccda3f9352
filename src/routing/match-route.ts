import type { Content, RoutedOrganisation } from '../../model/content.ts'
import { fullNameOf } from '../../model/organisations.ts'
import { withoutIndex } from '../ui/without-index.ts'

export type Route = { kind: 'home' } | { kind: 'organisation'; organisation: RoutedOrganisation } | { kind: 'unknown' }

/** The route of a path below the base path, with or without a trailing slash or `index.html`. */
export function matchRoute(path: string, organisations: readonly RoutedOrganisation[]): Route {
  const plain = withoutIndex(path)
  if (plain === '') return { kind: 'home' }
  const organisation = organisations.find((candidate) => candidate.path === plain)
  return organisation ? { kind: 'organisation', organisation } : { kind: 'unknown' }
}

/** The name of the page in the routed area; null on the home page, where the area is empty. */
export function pageNameOf(route: Route, { ui }: Pick<Content, 'ui'>): string | null {
  if (route.kind === 'home') return null
  return route.kind === 'organisation' ? fullNameOf(route.organisation) : ui.notFoundTitle
}
