import { MARK } from './compose-yaml.ts'
import { Kept, isFields, type Draft, type Left } from './draft.ts'

/** Lists longer than this end with how many more there are. */
const MOST = 20
const WIDEST = 160

type Told = {
  file: string
  draft: Draft
  left: readonly Left[]
  backup: string | undefined
  brought: readonly string[]
}

/** What was taken of the file, what was left, and what the owner has still to write. */
export function reportOf({ file, draft, left, backup, brought }: Told): string {
  const places = placesIn(draft)
  const given = grouped(places.filter(({ isKept, isEmpty }) => !isKept && !isEmpty))
  const empty = grouped(places.filter(({ isEmpty }) => isEmpty))
  const sample = grouped(places.filter(({ isKept }) => isKept))
  const parts = [
    part(`Taken from ${file}:`, given),
    part('Left in it, or written otherwise:', together(left)),
    part('Empty, because it has nothing for them:', empty),
    part(`Still the sample's, with "# ${MARK}" in content/site.yaml:`, sample),
    brought.length === 0 ? '' : `Copied from sample, because content/ had no such files: ${brought.join(', ')}.\n`,
    backup === undefined ? '' : `What content/site.yaml said before is kept as ${backup}.\n`,
    'Next: edit content/site.yaml, then npm run dev.',
  ]
  return parts.filter((each) => each !== '').join('\n')
}

function part(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const rest = lines.length - MOST
  const shown = rest > 0 ? [...lines.slice(0, MOST), `and ${rest} more`] : lines
  return `${title}\n${shown.map((line) => `  ${clean(line)}\n`).join('')}`
}

type Place = { group: string; field: string; isKept: boolean; isEmpty?: boolean }

/** Each given text and each kept part; the entries of a list as one. */
function placesIn(draft: Draft, group = '', field = ''): Place[] {
  const name = [group, field].filter(Boolean).join('.')
  if (draft instanceof Kept || typeof draft === 'string') return [{ group, field, isKept: draft instanceof Kept }]
  if (isFields(draft))
    return Object.entries(draft).flatMap(([key, value]) => (value === undefined ? [] : placesIn(value, name, key)))
  if (name === 'companies.organisations')
    return draft.flatMap((item, index) => placesIn(item, group, `${field}[${index}]`))
  if (draft.length === 0) return [{ group, field, isKept: false, isEmpty: true }]
  const count = draft.length === 1 ? '1 entry' : `${draft.length} entries`
  const isKept = draft.every((item) => item instanceof Kept)
  const inside = draft
    .flatMap((item) => (isFields(item) ? placesIn(item, `${name}[]`) : []))
    .filter((place) => place.isKept)
  return [{ group, field: isKept ? field : `${field} (${count})`, isKept }, ...inside]
}

/** `hero: headline, subtitle` */
function grouped(places: readonly Place[]): string[] {
  return inGroups(places.map(({ group, field }) => [group, field])).map(([group, fields]) =>
    group === '' ? fields.join(', ') : `${group}: ${fields.join(', ')}`,
  )
}

/** Places with the same reason in one line. */
function together(left: readonly Left[]): string[] {
  return inGroups(left.map(({ why, what }) => [why, clean(what).slice(0, 60)])).map(([why, names]) => {
    const shown = names.length > 8 ? [...names.slice(0, 8), `${names.length - 8} more`] : names
    return `${shown.join(', ')}: ${why}`
  })
}

/** Each group once, with its different members. */
function inGroups(pairs: readonly (readonly [group: string, member: string])[]): [string, string[]][] {
  const groups = new Map<string, Set<string>>()
  for (const [group, member] of pairs) groups.set(group, (groups.get(group) ?? new Set()).add(member))
  return Array.from(groups, ([group, members]) => [group, [...members]])
}

/** A line that a terminal may show, whatever the file holds. */
function clean(line: string): string {
  const plain = line.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
  return plain.length > WIDEST * 3 ? `${plain.slice(0, WIDEST * 3)}…` : plain
}
