type Part = Readonly<Record<string, unknown>>

/** The properties of shapes without which the player fails (https://lottie.github.io/lottie-spec/). */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  sh: ['ks'],
  fl: ['c', 'o'],
  st: ['c', 'o', 'w'],
  gf: ['s', 'e', 'o'],
  gs: ['s', 'e', 'o', 'w'],
  el: ['p', 's'],
  rc: ['p', 's', 'r'],
  sr: ['p', 'r', 'pt', 'or', 'os'],
  tm: ['s', 'e', 'o'],
  rd: ['r'],
  rp: ['c', 'o'],
  tr: ['o'],
  zz: ['s', 'r', 'pt'],
  pb: ['a'],
  op: ['a', 'ml'],
}

/** The player and the parser recurse. No editor nests as deep. */
const MOST_LEVELS = 2000

const [COMPOSITION, IMAGE, SHAPES, TEXT] = [0, 2, 4, 5]
/** Stars, unlike polygons, have inner points. */
const STAR = 1

/** Why the player can't play an animation, and where; undefined if it can. */
export function unplayable(animation: unknown): string | undefined {
  if (isTooDeep(animation)) return `it is nested more than ${MOST_LEVELS} levels deep`
  const { layers, assets } = partOf(animation)
  const compositions = new Map(listOf(assets).map((asset) => [partOf(asset)['id'], partOf(asset)['layers']]))
  const used = new Map([['', listOf(layers)]])
  const uses = new Map<string, { id: string; place: string }[]>()
  for (const [id, list] of used) {
    const inside = id === '' ? '' : ` of composition "${id}"`
    const shown: { id: string; place: string }[] = []
    for (const [index, layer] of list.entries()) {
      const place = `layer ${nameOf(layer, index)}${inside}`
      const fault = faultInLayer(partOf(layer))
      if (fault !== undefined) return `${place} ${fault}`
      const { ty, refId } = partOf(layer)
      if (ty !== COMPOSITION) continue
      const composition = compositions.get(refId)
      if (!Array.isArray(composition)) return `${place} shows the composition "${String(refId)}", which is missing`
      shown.push({ id: String(refId), place })
      used.set(String(refId), composition)
    }
    const loop = firstInLoop(list)
    if (loop !== undefined) return `layer ${nameOf(list[loop], loop)}${inside} is its own parent, through its parents`
    uses.set(id, shown)
  }
  return cyclicUse(uses)
}

/** Takes away compositions that show no other, until only those are left that contain themselves, or what shows them. */
function cyclicUse(uses: ReadonlyMap<string, readonly { id: string; place: string }[]>): string | undefined {
  const users = new Map<string, string[]>()
  const open = new Map(Array.from(uses, ([id, shown]) => [id, shown.length]))
  for (const id of uses.keys()) users.set(id, [])
  for (const [user, shown] of uses) for (const { id } of shown) users.get(id)?.push(user)
  const free = [...open].filter(([, count]) => count === 0).map(([id]) => id)
  for (const id of free) {
    open.delete(id)
    for (const user of users.get(id) ?? []) {
      const count = (open.get(user) ?? 0) - 1
      open.set(user, count)
      if (count === 0) free.push(user)
    }
  }
  const seen = new Set<string>()
  let at = [...open.keys()][0]
  while (at !== undefined) {
    const next = uses.get(at)?.find(({ id }) => open.has(id))
    if (next && seen.has(next.id)) return `${next.place} shows the composition "${next.id}", which contains that layer`
    seen.add(at)
    at = next?.id
  }
  return undefined
}

/** The index of a layer that is among its own parents. */
function firstInLoop(layers: readonly unknown[]): number | undefined {
  const indexes = new Map(layers.map((layer, index) => [partOf(layer)['ind'], index]))
  const checked = new Set<number>()
  for (const start of layers.keys()) {
    const chain = new Set<number>()
    let at: number | undefined = start
    while (at !== undefined && !checked.has(at)) {
      if (chain.has(at)) return at
      chain.add(at)
      const parent: unknown = partOf(layers[at])['parent']
      at = parent === undefined ? undefined : indexes.get(parent)
    }
    for (const each of chain) checked.add(each)
  }
  return undefined
}

function faultInLayer({ ty, shapes, t, tm, hasMask, masksProperties }: Part): string | undefined {
  if (hasMask === true && listOf(masksProperties).some((mask) => !isPath(partOf(mask)['pt'])))
    return 'has a mask with a malformed path: its points (v) and tangents (i, o) differ in number'
  if (ty === TEXT && t === undefined) return 'is a text layer without text'
  // Files with bitmaps are refused before.
  if (ty === IMAGE) return 'is an image layer without an image'
  if (tm !== undefined && !hasValue(tm)) return 'lacks the value (k) of its time (tm)'
  if (ty !== SHAPES) return undefined
  if (!Array.isArray(shapes)) return 'is a shape layer without shapes'
  const pending = [...shapes.entries()].map(([index, shape]) => ({ shape: shape as unknown, index }))
  for (const { shape, index } of pending) {
    const fault = faultInShape(shape)
    if (fault !== undefined) return `has the shape ${nameOf(shape, index)}, ${fault}`
    const { ty: type, it } = partOf(shape)
    if (type === 'gr') for (const [inner, each] of listOf(it).entries()) pending.push({ shape: each, index: inner })
  }
  return undefined
}

function faultInShape(shape: unknown): string | undefined {
  if (shape === null) return 'which is empty (null)'
  const part = partOf(shape)
  const type = String(part['ty'])
  const needed = [NEEDED[type] ?? [], type === 'sr' && part['sy'] === STAR ? ['ir', 'is'] : []].flat()
  const lacking = needed.find((name) => !hasValue(part[name]))
  if (lacking !== undefined) return `which lacks the property "${lacking}"`
  if (type === 'rp' && !['so', 'eo'].every((name) => hasValue(partOf(part['tr'])[name])))
    return 'a repeater that lacks the opacity of its copies (tr.so, tr.eo)'
  if (listOf(part['d']).some((dash) => !hasValue(partOf(dash)['v']))) return 'a stroke with a dash without a length (v)'
  if (type === 'gr' && !Array.isArray(part['it'])) return 'a group without a list of shapes (it)'
  if (type === 'sh' && !isPath(part['ks']))
    return 'a malformed path: its points (v) and tangents (i, o) differ in number'
  if ((type === 'gf' || type === 'gs') && !hasItsStops(partOf(part['g'])))
    return 'a gradient with fewer colours (g.k) than it counts (g.p)'
  return undefined
}

function hasValue(property: unknown): boolean {
  return partOf(property)['k'] !== undefined
}

/** Also of keyframes, of which the last one may have no value. */
function isPath(property: unknown): boolean {
  const { k } = partOf(property)
  return valuesOf(k).every((path) => {
    const { v, i, o } = partOf(path)
    return (
      [v, i, o].every(Array.isArray) && listOf(v).length === listOf(i).length && listOf(v).length === listOf(o).length
    )
  })
}

/** The paths of a property: its only one, or those of its keyframes. */
function valuesOf(k: unknown): unknown[] {
  if (!Array.isArray(k)) return [k]
  return k.flatMap((frame: unknown, index) => {
    const { s, e } = partOf(frame)
    const isLast = index === k.length - 1
    return [...(s === undefined && isLast ? [] : [listOf(s)[0]]), ...(e === undefined ? [] : [listOf(e)[0]])]
  })
}

/** A stop is an offset with red, green and blue. The player reads keyframes as lists of stops in `s`. */
function hasItsStops({ p, k }: Part): boolean {
  const colours = partOf(k)['k']
  if (!Array.isArray(colours) || colours.length === 0) return false
  const lists = typeof colours[0] === 'number' ? [colours] : colours.map((frame) => partOf(frame)['s'])
  return lists.every((list) => list === undefined || listOf(list).length >= 4 * Number(p ?? 0))
}

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    const next: unknown[] = []
    for (const each of level) {
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) next.push(inner)
    }
    level = next
  }
  return false
}

/** "Wheel" (2), counted from 1. */
function nameOf(part: unknown, index: number): string {
  const { nm } = partOf(part)
  return typeof nm === 'string' && nm !== '' ? `"${nm}" (${index + 1})` : `${index + 1}`
}

const partOf = (value: unknown) => Object(value) as Part // any JSON
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
