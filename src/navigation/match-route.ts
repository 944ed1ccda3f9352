import type { Content, Project, RoutedOrganisation } from '../../model/content.ts'
import { withoutIndex } from '../../model/fields/address.ts'
import { fullNameOf, routedOrganisations } from '../../model/initials.ts'
import { projectsWithStory, storyPathOf } from '../../model/story.ts'

export type Route =
  | { kind: 'home' }
  | { kind: 'organisation'; organisation: RoutedOrganisation }
  | { kind: 'story'; project: Project }
  | { kind: 'unknown' }

/** The route of a path below the base path, with or without a trailing slash or `index.html`. */
export function matchRoute(path: string, content: Pick<Content, 'companies' | 'gallery'>): Route {
  const plain = withoutIndex(path)
  if (plain === '') return { kind: 'home' }
  const organisation = routedOrganisations(content).find((candidate) => candidate.path === plain)
  if (organisation) return { kind: 'organisation', organisation }
  const project = projectsWithStory(content).find(({ id }) => storyPathOf(id) === plain)
  return project ? { kind: 'story', project } : { kind: 'unknown' }
}

/** The document's title. A page in the routed area puts its own name before the owner's. */
export function titleOf(route: Route, { title, name, ui }: Content): string {
  if (route.kind === 'home') return title
  if (route.kind === 'story') return `${route.project.title} | ${name}`
  return `${route.kind === 'organisation' ? fullNameOf(route.organisation) : ui.notFoundTitle} | ${name}`
}
