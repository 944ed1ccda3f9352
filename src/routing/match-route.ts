import { withoutIndex } from '../../model/addresses.ts'
import type { Content, RoutedOrganisation } from '../../model/content.ts'
import { fullNameOf } from '../../model/organisations.ts'

export type Route = { kind: 'home' } | { kind: 'organisation'; organisation: RoutedOrganisation } | { kind: 'unknown' }

/** The route of a path below the base path, with or without a trailing slash or `index.html`. */
export function matchRoute(path: string, organisations: readonly RoutedOrganisation[]): Route {
  const plain = withoutIndex(path)
  if (plain === '') return { kind: 'home' }
  const organisation = organisations.find((candidate) => candidate.path === plain)
  return organisation ? { kind: 'organisation', organisation } : { kind: 'unknown' }
}

/** The document's title. A page in the routed area puts its own name before the owner's. */
export function titleOf(route: Route, { title, name, ui }: Content): string {
  if (route.kind === 'home') return title
  return `${route.kind === 'organisation' ? fullNameOf(route.organisation) : ui.notFoundTitle} | ${name}`
}
