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

/** Scripts that write no spaces between words: those of South-East Asia, China and Japan. */
const AFTER_WORD = /[\s\u{E00}-\u{EFF}\u{1000}-\u{109F}\u{1780}-\u{17FF}\u{2E80}-\u{FFEF}]$/u

/** Truncates after a sentence if possible, else after a word, else inside a word. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const sentences = /^.{49,159}(?:[.!?](?=\s)|[。！？])/su.exec(text)?.[0]
  if (sentences !== undefined) return sentences
  const words = Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ index }) => index)
  const isEnd = (index: number) => index >= MIN_LENGTH && index < MAX_LENGTH && AFTER_WORD.test(text.slice(0, index))
  return `${text.slice(0, words.findLast(isEnd) ?? MAX_LENGTH - 1).trimEnd()}…`
}
