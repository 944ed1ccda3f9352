import type { Content } from '../../model/content.ts'
import { fullNameOf, routedOrganisations } from '../../model/organisations.ts'

/** Search engines show about 160 characters, and replace a description that is too short. */
const MIN_LENGTH = 50
const MAX_LENGTH = 160

/** The meta description of a page: the site's own, or the organisation's name and blurb. */
export function descriptionOf(content: Pick<Content, 'companies'>, site: string, path: string): string {
  const organisation = routedOrganisations(content).find((candidate) => candidate.path === path)
  if (!organisation) return site
  const { tagline = '', blurb = '', about } = organisation
  const text = blurb || (about?.paragraphs[0] ?? '')
  const name = fullNameOf(organisation)
  const short = [name, text].filter(Boolean).join(': ')
  const longer = tagline === '' ? short : [`${name}: ${tagline}.`, text].filter(Boolean).join(' ')
  return truncate(short.length < MIN_LENGTH ? longer : short)
}

/** Truncates after a sentence if possible, else after a word, else inside a word. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const sentences = /^.{49,159}[.!?](?=\s)/su.exec(text)?.[0]
  const characters = Array.from(text).slice(0, MAX_LENGTH - 1)
  return sentences ?? `${characters.join('').replace(/(?<=.{49})\s+\S*$/su, '')}…`
}
