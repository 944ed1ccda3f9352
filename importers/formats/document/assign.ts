import type { Atom } from './atoms.ts'

/** How a field of an entry is recognised. */
export type FieldRule = {
  name: string
  /** How well a text fits, from -3 to 3: 0 says nothing. */
  fits: (text: string) => number
  /** What an entry without it loses. */
  missing: number
  /** Whether it is usually the first text of an entry. */
  isFirst: boolean
}

/** Which slot has which field, for all entries of a section at once. */
export type Assignment = {
  slots: ReadonlyMap<string, string | undefined>
  score: number
  /** By field: what the best assignment with another slot for it loses. A small margin is a doubt. */
  margins: ReadonlyMap<string, number>
}

const FIRST = 2
/** At the other margin, beside the texts, or behind another text of the same line. */
const ASIDE = /right|aside|[1-9]$/
/** What a word before a text says, as in "Engineer at Mill". */
const HINT = 2
/** What a text without a field loses: more if it looks like one of the fields. */
const LEFT = 0.7
/** Slots of rare texts beyond these are in no field. */
const MAX_SLOTS = 9

/** Finds the one assignment of slots to fields that explains all entries of a section best. */
export function assign(entries: readonly (readonly Atom[])[], fields: readonly FieldRule[]): Assignment {
  const slots = slotsIn(entries)
  const gains = fields.map((field) => slots.map((slot) => gainOf(entries, slot, field, fields)))
  const without = fields.map(({ missing }) => -missing * entries.length)
  const best = { score: -Infinity, chosen: [] as number[] }
  /** The best scores by field and slot; the last slot is none. */
  const bests = fields.map(() => Array.from({ length: slots.length + 1 }, () => -Infinity))
  const chosen: number[] = []
  const visit = (field: number, score: number) => {
    if (field === fields.length) {
      if (score > best.score) Object.assign(best, { score, chosen: [...chosen] })
      for (const [index, slot] of chosen.entries()) {
        const row = bests[index]
        if (row && score > (row[slot] ?? -Infinity)) row[slot] = score
      }
      return
    }
    for (let slot = 0; slot <= slots.length; slot += 1) {
      if (slot < slots.length && chosen.includes(slot)) continue
      chosen.push(slot)
      visit(field + 1, score + (slot < slots.length ? (gains[field]?.[slot] ?? 0) : (without[field] ?? 0)))
      chosen.pop()
    }
  }
  visit(0, 0)
  const left = sum(entries.flat().map((atom) => leftCost(atom, fields)))
  const margins = fields.map(({ name }, field) => {
    const others = (bests[field] ?? []).filter((_, slot) => slot !== best.chosen[field])
    return [name, best.score - Math.max(-Infinity, ...others)] as const
  })
  return {
    slots: new Map(fields.map(({ name }, field) => [name, slots[best.chosen[field] ?? slots.length]])),
    score: best.score - left,
    margins: new Map(margins),
  }
}

/** The most usual slots first. */
function slotsIn(entries: readonly (readonly Atom[])[]): string[] {
  const counts = new Map<string, number>()
  for (const { slot } of entries.flat()) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]).map(([slot]) => slot)
  return sorted.slice(0, MAX_SLOTS)
}

/** What all entries gain if the texts of a slot are this field. */
function gainOf(entries: readonly (readonly Atom[])[], slot: string, field: FieldRule, fields: readonly FieldRule[]) {
  return sum(
    entries.map((atoms) => {
      const atom = atoms.find((each) => each.slot === slot)
      return atom ? fit(atom, atoms, field) + leftCost(atom, fields) : -field.missing
    }),
  )
}

/** How well a text fits with its words and its place. */
function fit(atom: Atom, [first]: readonly Atom[], { name, fits, isFirst }: FieldRule): number {
  if (name === 'score' && atom === first) return -4
  return (
    fits(atom.text) +
    (isFirst && atom === first ? FIRST : 0) +
    (atom.hint === name ? HINT : 0) +
    (name === 'place' && ASIDE.test(atom.slot) ? 1 : 0)
  )
}

function leftCost({ text }: Atom, fields: readonly FieldRule[]): number {
  return LEFT + Math.max(0, ...fields.map(({ fits }) => fits(text))) / 3
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** What a text in the same place as in the other entries gains, by field. */
const ALIKE = 0.9

/** One entry, read as the others unless its own words say something else. */
export type AssignedEntry = { values: ReadonlyMap<string, Atom>; score: number; others: ReadonlySet<string> }

export function assignEntry(
  atoms: readonly Atom[],
  { slots }: Assignment,
  fields: readonly FieldRule[],
): AssignedEntry {
  const known = atoms.slice(0, MAX_SLOTS)
  const costs = known.map((atom) => leftCost(atom, fields))
  const all = sum(atoms.map((atom) => leftCost(atom, fields)))
  let best = { chosen: [] as (Atom | undefined)[], score: -Infinity }
  const chosen: (Atom | undefined)[] = []
  const visit = (index: number, score: number) => {
    const rule = fields[index]
    if (rule === undefined) {
      if (score > best.score) best = { chosen: [...chosen], score }
      return
    }
    const usual = slots.get(rule.name)
    for (const [at, atom] of [...known.entries(), [-1, undefined] as const]) {
      if (atom && chosen.includes(atom)) continue
      chosen.push(atom)
      const gain = atom ? fit(atom, atoms, rule) + (atom.slot === usual ? ALIKE : 0) + (costs[at] ?? 0) : -rule.missing
      visit(index + 1, score + gain)
      chosen.pop()
    }
  }
  visit(0, -all)
  const values = fields.flatMap(({ name }, index) => {
    const atom = best.chosen[index]
    return atom ? [[name, atom] as const] : []
  })
  const others = fields.filter(({ name }, index) => {
    const usual = slots.get(name)
    const atom = best.chosen[index]
    return usual !== undefined && atom?.slot !== usual && known.some(({ slot }) => slot === usual)
  })
  return { values: new Map(values), score: best.score, others: new Set(others.map(({ name }) => name)) }
}
