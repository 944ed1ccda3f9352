import { PLACEHOLDERS } from '../../content/content.ts'
import { letters, plain } from './compare.ts'
import type { Fact } from './facts.ts'
import type { SiteValue } from './site-values.ts'

export function isFieldless({ path, text }: SiteValue, fieldless: readonly string[]): boolean {
  return path.endsWith('.description') && fieldless.some((each) => plain(each) === plain(text))
}

/** What an import writes by itself: headings, icons, and texts that repeat a fact. */
const OWN =
  /^(?:url|language|look\.layout|custom\[\d+\]\.(?:id|kind|title|label)|.*\.icon|footer\.profiles\[\d+\]\.label|footer\.(?:aboutTitle|connectTitle)|\w+\.(?:title|label|lead))$/

export function isDerived({ path, text }: SiteValue, facts: readonly Fact[]): boolean {
  if (OWN.test(path) && path !== 'profile.title') return true
  if (PLACEHOLDERS[path as keyof typeof PLACEHOLDERS]?.value === text) return true
  if (path.endsWith('.group')) return facts.some(({ field, value }) => field.endsWith('.group') && value === text)
  if (!/^(?:title|description|hero\.\w+|profile\.title)$/.test(path)) return false
  const known = facts.filter(({ field }) =>
    /^(?:name|profile\.title|footer\.about|history\.entries\[\d+\]\.role)$/.test(field),
  )
  const parts = text.replaceAll('{name}', '').split(/ \| |: (?=\p{Lu})/u)
  const isKnown = (part: string) =>
    letters(part) === '' || known.some(({ value }) => letters(value).includes(letters(part)))
  return text.includes('{name},') || parts.every(isKnown) || isOwnerAndTitle(text, known)
}

/** "Ada, Engineer: I keep clusters calm." */
function isOwnerAndTitle(text: string, known: readonly Fact[]): boolean {
  const rest = known
    .toSorted((a, b) => b.value.length - a.value.length)
    .reduce((left, { value }) => left.replace(letters(value), ''), letters(text))
  return rest.length < 4 || known.some(({ value }) => letters(value).startsWith(rest))
}
