import type { Organisation, Project, SectionKind, SectionView, SiteView } from '../../model/view.ts'
import { withoutIndex } from './location.tsx'

/** An organisation with a page of its own. */
export type RoutedOrganisation = Organisation & { path: string }

export type Route =
  | { kind: 'home' }
  | { kind: 'organisation'; organisation: RoutedOrganisation }
  | { kind: 'story'; project: Project }
  | { kind: 'unknown' }

type Sections = Pick<SiteView, 'sections'>

/** The route of a path below the base path, with or without a trailing slash or `index.html`. */
export function matchRoute(path: string, view: Sections): Route {
  const plain = withoutIndex(path)
  if (plain === '') return { kind: 'home' }
  const organisation = routedOrganisations(view).find((candidate) => candidate.path === plain)
  if (organisation) return { kind: 'organisation', organisation }
  const project = projectsOf(view).find(({ story }) => story === plain)
  return project ? { kind: 'story', project } : { kind: 'unknown' }
}

/** The document's title. A page in the routed area puts its own name before the owner's. */
export function titleOf(route: Route, { title, name, ui }: SiteView): string {
  if (route.kind === 'home') return title
  if (route.kind === 'story') return `${route.project.title} | ${name}`
  if (route.kind === 'unknown') return `${ui.notFoundTitle} | ${name}`
  return `${route.organisation.legalName ?? route.organisation.name} | ${name}`
}

/** The organisations that have a page of their own. */
export function routedOrganisations(view: Sections): RoutedOrganisation[] {
  return sectionsOfKind(view, 'companies')
    .flatMap(({ organisations }) => organisations)
    .filter((each): each is RoutedOrganisation => each.path !== undefined)
}

/** The organisation whose page comes after this one, and after the last the first; undefined if there is no other. */
export function nextOrganisation(view: Sections, { path }: { path: string }): RoutedOrganisation | undefined {
  const all = routedOrganisations(view)
  const index = all.findIndex((each) => each.path === path)
  return all.length > 1 ? all[(index + 1) % all.length] : undefined
}

/** The project after this one, and after the last the first; one with a story, if there is any other. */
export function projectAfter(view: Sections, project: Project): Project | undefined {
  const all = projectsOf(view)
  const index = all.indexOf(project)
  const others = [...all.slice(index + 1), ...all.slice(0, index)]
  return others.find(({ story }) => story) ?? others[0]
}

/** The paths of all pages but the home page. */
export function pagePathsOf(view: Sections): string[] {
  return [...routedOrganisations(view).map(({ path }) => path), ...projectsOf(view).flatMap(({ story }) => story ?? [])]
}

function projectsOf(view: Sections): Project[] {
  return sectionsOfKind(view, 'gallery').flatMap(({ projects }) => projects)
}

function sectionsOfKind<Kind extends SectionKind>({ sections }: Sections, kind: Kind): SectionView<Kind>[] {
  return sections.filter((section) => section.kind === kind) as unknown[] as SectionView<Kind>[] // of this kind
}
