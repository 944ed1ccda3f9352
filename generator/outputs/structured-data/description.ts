import { plainText } from '../../../model/fields/rich-text.ts'
import type { Organisation, Story, StoryNode } from '../../../model/view.ts'

/** Search engines show about 160 characters, and replace a description that is too short. */
const MIN_LENGTH = 50
const MAX_LENGTH = 160

/** The description of an organisation's page: its name and blurb. */
export function descriptionOfOrganisation({
  name: short,
  legalName: name = short,
  tagline,
  blurb,
  about,
}: Organisation) {
  const text = plainText(blurb ?? about?.paragraphs[0] ?? '')
  const named = [name, text].filter(Boolean).join(': ')
  const longer = tagline === undefined ? named : [`${name}: ${tagline}.`, text].filter(Boolean).join(' ')
  return truncate(named.length < MIN_LENGTH ? longer : named)
}

/** The first paragraph of a story, if it has one. */
export function descriptionOfStory({ nodes }: Story, title: string): string | undefined {
  const paragraph = nodes.find((node) => typeof node === 'object' && 'tag' in node && node.tag === 'p')
  if (paragraph === undefined) return undefined
  const text = textOfStory(paragraph).replaceAll(/\s+/g, ' ')
  return truncate(text.length < MIN_LENGTH ? `${title}: ${text}` : text)
}

/** The words of a part of a story. */
function textOfStory(node: StoryNode): string {
  if (typeof node === 'string') return node
  return 'children' in node ? (node.children ?? []).map(textOfStory).join('') : ''
}

/** Truncates after a sentence if possible, else after a word, else inside a word. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const sentences = /^.{49,159}[.!?](?=\s)/su.exec(text)?.[0]
  const characters = Array.from(text).slice(0, MAX_LENGTH - 1)
  return sentences ?? `${characters.join('').replace(/(?<=.{49})\s+\S*$/su, '')}…`
}
