import type { Content, Organisation, RoutedOrganisation } from './content.ts'

/** The organisations that have a page of their own. */
export function routedOrganisations({ companies }: Pick<Content, 'companies'>): RoutedOrganisation[] {
  return (companies?.organisations ?? []).filter((each): each is RoutedOrganisation => each.path !== undefined)
}

/** The organisation whose page comes after this one, and after the last the first; undefined if there is no other. */
export function nextOrganisation(
  content: Pick<Content, 'companies'>,
  { path }: RoutedOrganisation,
): RoutedOrganisation | undefined {
  const all = routedOrganisations(content)
  const index = all.findIndex((each) => each.path === path)
  return all.length > 1 ? all[(index + 1) % all.length] : undefined
}

/** The heading of an organisation's page. */
export function fullNameOf({ legalName, name }: Pick<Organisation, 'legalName' | 'name'>): string {
  return legalName ?? name
}

/** The initials of a person or a firm: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug, PMP. */
export function initialsOf(name: string): string {
  const [withoutDegrees = ''] = name.split(',')
  const words = withoutDegrees.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'))
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last ?? ''].map((word) => Array.from(word.replace(/^ال(?=..)/, ''))[0]?.toUpperCase() ?? '')
  // Arabic letters side by side would be a word.
  return letters.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '').trim()
}
