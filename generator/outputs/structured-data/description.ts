import type { Content } from '../../../model/content.ts'
import { fullNameOf, routedOrganisations } from '../../../model/initials.ts'
import { type Story, textOfStory } from '../../../model/story.ts'

/** Search engines show about 160 characters, and replace a description that is too short. */
const MIN_LENGTH = 50
const MAX_LENGTH = 160

/** The meta description of a page: the site's own, the organisation's name and blurb, or the first paragraph of the story. */
export function descriptionOf(
  content: Pick<Content, 'companies' | 'gallery' | 'story'>,
  site: string,
  path: string,
): string {
  if (content.story) return descriptionOfStory(content, content.story) ?? site
  const organisation = routedOrganisations(content).find((candidate) => candidate.path === path)
  if (!organisation) return site
  const { tagline = '', blurb = '', about } = organisation
  const text = blurb || (about?.paragraphs[0] ?? '')
  const name = fullNameOf(organisation)
  const short = [name, text].filter(Boolean).join(': ')
  const longer = tagline === '' ? short : [`${name}: ${tagline}.`, text].filter(Boolean).join(' ')
  return truncate(short.length < MIN_LENGTH ? longer : short)
}

function descriptionOfStory({ gallery }: Pick<Content, 'gallery'>, { id, nodes }: Story): string | undefined {
  const paragraph = nodes.find((node) => typeof node === 'object' && 'tag' in node && node.tag === 'p')
  if (paragraph === undefined) return undefined
  const text = textOfStory(paragraph).replaceAll(/\s+/g, ' ')
  const title = gallery?.projects.find((project) => project.id === id)?.title
  return truncate(text.length < MIN_LENGTH ? `${title}: ${text}` : text)
}

/** Truncates after a sentence if possible, else after a word, else inside a word. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const sentences = /^.{49,159}[.!?](?=\s)/su.exec(text)?.[0]
  const characters = Array.from(text).slice(0, MAX_LENGTH - 1)
  return sentences ?? `${characters.join('').replace(/(?<=.{49})\s+\S*$/su, '')}…`
}
