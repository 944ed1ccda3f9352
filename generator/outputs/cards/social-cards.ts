import { textOfResult } from '../../../model/fields/result.ts'
import { sectionsOfKind } from '../../resolve/show.ts'
import { storyPathOf } from '../../resolve/story-path.ts'
import { readable } from '../cv/entries.ts'
import type { LocalisedSite, Output } from '../output.ts'
import { type Card, socialCard } from './social-card.ts'

/** The picture that networks show when a page is shared: of the home page, an organisation or a story. */
export const socialCards: Output<LocalisedSite> = {
  mediaType: 'image/jpeg',
  path: 'cards/<page>.jpg',
  help: 'the picture that networks show when the page is shared',
  files: (site) => cardsOf(site).map(([page, card]) => [cardPathOf(page), () => socialCard(card)]),
}

/** The path of the card of a page. */
export function cardPathOf(page: string): string {
  return `cards${page === '/' ? '/index' : page}.jpg`
}

function cardsOf(site: LocalisedSite): [page: string, card: Card][] {
  const { source, content, view, direction, language, look, imageFile, diagramOf } = site
  const { profile, name, companies, gallery } = content
  const common = { host: readable(site.address), language, look }
  const fileOf = (picture: { file: string } | undefined) => picture && imageFile(picture.file)
  const organisations = (companies?.organisations ?? []).flatMap((each, index): [string, Card][] => {
    if (each.path === undefined) return []
    const image = fileOf(source.companies?.organisations[index]?.logo)
    return [
      [
        each.path,
        {
          ...common,
          name: each.legalName ?? each.name,
          line: each.tagline ?? '',
          image,
          ground: each.logo?.ground,
          kind: 'logo',
        },
      ],
    ]
  })
  const { career } = view
  const shownProjects = sectionsOfKind(view, 'gallery').flatMap((section) => section.projects)
  const projects = (gallery?.projects ?? []).flatMap(({ id = '', title, result, ...shown }): [string, Card][] => {
    if (!site.stories.has(id)) return []
    const { picture, pictures: [first = picture] = [] } = source.gallery?.projects.find((each) => each.id === id) ?? {}
    const { ground } = shown.picture ?? shown.pictures?.[0] ?? {}
    const line = result ? textOfResult(result, direction) : ''
    const highlighted = shownProjects.find((each) => each.id === id)?.span
    const image = fileOf(first)
    const diagram = image === undefined && shown.diagram ? diagramOf(shown.diagram) : undefined
    return [
      [storyPathOf(id), { ...common, name: title, line, career, highlighted, image, diagram, ground, kind: 'picture' }],
    ]
  })
  const { title: line, availability: status, available } = profile
  const home: Card = {
    ...common,
    name,
    line,
    status,
    isAway: available === false,
    career,
    image: fileOf(source.profile.photo),
    kind: 'photo',
  }
  return [['/', home], ...organisations, ...projects]
}
