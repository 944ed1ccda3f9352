import type { Organisation } from '../../schema/content.ts'

/** Search engines show about so much of a description, and look for a better one when there is less. */
const SHORTEST = 50
const LONGEST = 160

type Described = Pick<Organisation, 'path' | 'legalName' | 'tagline' | 'blurb'>
type Companies = { companies: { organisations: readonly Described[] } }

/**
 * What a search engine shows of a page: the site's own description, or what the card of the organisation says, as far as
 * there is room.
 */
export function descriptionOf({ companies }: Companies, site: string, path: string): string {
  const organisation = companies.organisations.find((candidate) => candidate.path === path)
  if (!organisation) return site
  const { legalName, tagline, blurb } = organisation
  const text = `${legalName}: ${blurb}`
  return cut(text.length < SHORTEST ? `${legalName}: ${tagline}. ${blurb}` : text)
}

/** Whole sentences while they fit, whole words otherwise, and of one long word as much as there is room for. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const sentences = /^.{49,159}[.!?](?=\s)/su.exec(text)?.[0]
  return sentences ?? `${text.slice(0, LONGEST - 1).replace(/(?<=.{49})\s+\S*$/su, '')}…`
}
