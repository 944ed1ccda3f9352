import { iconNamesIn, iconsLike, svgOf } from '../../generator/images/icon-set.ts'
import type { FoundIcon } from '../protocol.ts'

/** The sets that the fields of each kind may name. */
const SETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['icon', ['tabler']],
  ['skillIcon', ['devicon', 'tabler']],
])

/** As many as fit into a few rows. */
const MAX_FOUND = 48

/** Icons whose names have these words, or are like them: names that begin with them first, and then the shortest. */
export function findIcons(kind: string, query: string): FoundIcon[] {
  const wanted = query.toLowerCase().replace(/^\w+:/, '').trim()
  const words = wanted.split(/[^a-z0-9]+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const found = (SETS.get(kind) ?? []).flatMap((set) => [
    ...iconsLike(`${set}:${wanted.replaceAll(' ', '')}`),
    ...iconNamesIn(set)
      .filter((name) => words.every((word) => name.includes(word)))
      .toSorted((a, b) => rank(a, wanted) - rank(b, wanted))
      .slice(0, MAX_FOUND)
      .map((name) => `${set}:${name}`),
  ])
  return [...new Set(found)].slice(0, MAX_FOUND).map((name) => ({ name, svg: svgOf(name, 'black') }))
}

function rank(name: string, wanted: string): number {
  return name.length + (name.startsWith(wanted) ? 0 : 100)
}
