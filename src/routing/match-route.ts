import type { Content, Organisation } from '../../schema/content.ts'

export type Route = { kind: 'home' } | { kind: 'organisation'; organisation: Organisation } | { kind: 'unknown' }

/** Which page stands at a path below the base path, with or without a closing slash or the file a host may add. */
export function matchRoute(path: string, organisations: readonly Organisation[]): Route {
  const plain = path.replace(/\/(?:index\.html)?$/, '')
  if (plain === '') return { kind: 'home' }
  const organisation = organisations.find((candidate) => candidate.path === plain)
  return organisation ? { kind: 'organisation', organisation } : { kind: 'unknown' }
}

/** The name of the page below the main page; null where there is none. */
export function pageNameOf(route: Route, { ui }: Pick<Content, 'ui'>): string | null {
  if (route.kind === 'home') return null
  return route.kind === 'organisation' ? route.organisation.legalName : ui.notFoundTitle
}
