import { type Part, URL_ALONE } from './parts.ts'
import { has, isPlace } from './words.ts'

/** Takes the place out of the parts. One at the other margin that is no known place is one, perhaps. */
export function withPlace(parts: readonly Part[]): { place?: Part & { isDoubtful: boolean }; others: Part[] } {
  const known = parts.findLast(({ text }) => parts.length > 1 && isPlace(text))
  if (known) {
    const others = parts.filter((part) => part !== known)
    const [, name, rest] = /^([^,]+), ([^,]+, [^,]+)$/.exec(known.text) ?? []
    // "Mill GmbH, Seattle, WA" beside a job title
    if (others.length > 1 || name === undefined || rest === undefined || !isPlace(rest)) {
      return { place: { ...known, isDoubtful: false }, others }
    }
    return { place: { ...known, text: rest, isDoubtful: true }, others: [...others, { ...known, text: name }] }
  }
  const aside =
    parts.length > 2
      ? parts.findLast(({ isAside, text }) => isAside && text.length < 40 && !has('roles', text))
      : undefined
  return aside
    ? { place: { ...aside, isDoubtful: true }, others: parts.filter((part) => part !== aside) }
    : { others: [...parts] }
}

/** An address is no name. */
export function isName({ text }: Part): boolean {
  return !URL_ALONE.test(text) || !/\/|^www/.test(text)
}

export function urlOf(part: Part | undefined): string | undefined {
  return part?.url?.startsWith('http') ? part.url : undefined
}
