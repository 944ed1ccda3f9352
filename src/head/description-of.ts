import type { Organisation } from '../../schema/content.ts'

/** Search engines show about 160 characters, and replace a description that is too short. */
const MIN_LENGTH = 50
const MAX_LENGTH = 160

type OrganisationSummary = Pick<Organisation, 'path' | 'legalName' | 'tagline' | 'blurb'>
type Companies = { companies: { organisations: readonly OrganisationSummary[] } }

/** The meta description of a page: the site's own, or the organisation's name and blurb. */
export function descriptionOf({ companies }: Companies, site: string, path: string): string {
  const organisation = companies.organisations.find((candidate) => candidate.path === path)
  if (!organisation) return site
  const { legalName, tagline, blurb } = organisation
  const text = `${legalName}: ${blurb}`
  return truncate(text.length < MIN_LENGTH ? `${legalName}: ${tagline}. ${blurb}` : text)
}

/** Truncates after a sentence if possible, else after a word, else inside a word. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const sentences = /^.{49,159}[.!?](?=\s)/su.exec(text)?.[0]
  const characters = Array.from(text).slice(0, MAX_LENGTH - 1)
  return sentences ?? `${characters.join('').replace(/(?<=.{49})\s+\S*$/su, '')}…`
}
