import type { Content, Picture, Project } from './content.ts'
import { routedOrganisations } from './initials.ts'

/** A part of a project's story: a text, an element, a link or a figure. */
export type StoryNode<Image = Picture> =
  | string
  | { tag: StoryTag; attributes?: Readonly<Record<string, string | number>>; children?: readonly StoryNode<Image>[] }
  | { link: string; children: readonly StoryNode<Image>[] }
  | { picture: Image; caption?: string }

export type StoryTag =
  | 'p'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'pre'
  | 'code'
  | 'em'
  | 'strong'
  | 'br'

/** The story of a project. Its own page embeds it; all others load it when it is asked for. */
export type Story = { id: string; nodes: readonly StoryNode[] }

type Gallery = Pick<Content, 'gallery'>

/** The path of a story's page. */
export const storyPathOf = (id: string) => `/projects/${id}`

/** The projects that have a story. */
export function projectsWithStory({ gallery }: Gallery): Project[] {
  return (gallery?.projects ?? []).filter(({ hasStory }) => hasStory)
}

/** The paths of all pages but the home page. */
export function routedPathsOf(content: Gallery & Pick<Content, 'companies'>): string[] {
  return [
    ...routedOrganisations(content).map(({ path }) => path),
    ...projectsWithStory(content).map(({ id }) => storyPathOf(id)),
  ]
}

/** The words of a part of a story. */
export function textOfStory(node: StoryNode): string {
  if (typeof node === 'string') return node
  return 'children' in node ? (node.children ?? []).map(textOfStory).join('') : ''
}
