import type { Sequence } from '../diagram.ts'
import { iconOfLabel } from '../icon-of-label.ts'
import { ICON } from './graph.ts'
import type { Box, PlacedSequence } from './layout.ts'
import { LINE_HEIGHTS, sizeOf, widthOf, wrapped } from './text-size.ts'

const MOST = 220
const GAP = 40
const BAR = 10
const OWN = { width: 34, height: 18 }

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type Block = Writable<PlacedSequence['blocks'][number]> & { parts: { y: number; label: string }[] }
/** From where to where what is in a block reaches. */
type Reach = { from: number; to: number }

/** Around what is in a block. */
const INSET = 16
/** Where the texts of its parts begin, right of the first line in it. */
export const PART = INSET + BAR + 8

/** Places participants beside each other, and what passes between them below, in its order. */
export function layOutSequence({ participants, steps }: Sequence): PlacedSequence {
  const heads = participants.map((participant) => {
    const lines = wrapped(participant.label, 'label', 160)
    const icon = iconOfLabel(participant.label)
    const text = sizeOf(lines, 'label')
    const isWithSign = icon !== undefined || participant.isPerson
    return {
      participant,
      lines,
      icon,
      width: Math.max(84, text.width + 28 + (isWithSign ? ICON + 10 : 0)),
      height: text.height + 22,
    }
  })
  const indexOf = new Map(participants.map(({ id }, index) => [id, index]))
  const at = (id: string) => indexOf.get(id) ?? 0
  const height = Math.max(0, ...heads.map((each) => each.height))

  // Neighbours are as far from each other as their names and the texts between them need.
  const gaps = heads.map((head, index) => (head.width + (heads[index + 1]?.width ?? head.width)) / 2 + GAP)
  const widen = (from: number, to: number, width: number) => {
    const [first, last] = from < to ? [from, to] : [to, from]
    const now = gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0)
    const more = Math.max(0, width - now) / Math.max(1, last - first)
    for (let index = first; index < last; index++) gaps[index] = (gaps[index] ?? 0) + more
  }
  let left = 0
  let right = 0
  const noteWidth = (label: string) => sizeOf(wrapped(label, 'note', MOST), 'note').width + 24
  for (const step of steps) {
    if (step.kind === 'message') {
      const width = sizeOf(wrapped(step.label, 'note', MOST), 'note').width + 36 + (step.number === undefined ? 0 : 24)
      const [from, to] = [at(step.from), at(step.to)]
      if (from !== to) widen(from, to, width)
      else if (from < heads.length - 1) widen(from, from + 1, width + OWN.width)
      else right = Math.max(right, width + OWN.width - (heads[from]?.width ?? 0) / 2)
    } else if (step.kind === 'note') {
      const width = noteWidth(step.label)
      const places = step.over.map(at)
      const [first, last] = [Math.min(...places), Math.max(...places)]
      if (step.side === 'right') {
        if (last < heads.length - 1) widen(last, last + 1, width + 30)
        else right = Math.max(right, width + 20 - (heads[last]?.width ?? 0) / 2)
      } else if (step.side === 'left') {
        if (first > 0) widen(first - 1, first, width + 30)
        else left = Math.max(left, width + 20 - (heads[first]?.width ?? 0) / 2)
      } else if (first !== last) widen(first, last, width - 40)
      else {
        if (first > 0) widen(first - 1, first, width / 2 + 30)
        else left = Math.max(left, (width - (heads[first]?.width ?? 0)) / 2)
        if (last < heads.length - 1) widen(last, last + 1, width / 2 + 30)
        else right = Math.max(right, (width - (heads[last]?.width ?? 0)) / 2)
      }
    }
  }
  const depth = deepest(steps)
  const margin = depth > 0 ? 12 * depth + 4 : 2
  const centres: number[] = []
  let x = margin + left + (heads[0]?.width ?? 0) / 2
  for (const gap of gaps) {
    centres.push(Math.round(x))
    x += gap
  }
  const centre = (index: number) => centres[index] ?? 0
  const width = Math.ceil(centre(heads.length - 1) + (heads.at(-1)?.width ?? 0) / 2 + right + margin)

  let y = height + 24
  const active = new Map<string, number[]>()
  const bars: Box[] = []
  const blocks: Block[] = []
  const open: { block: Block; reach: Reach }[] = []
  const reachTo = (from: number, to: number) => {
    const reach = open.at(-1)?.reach
    if (!reach) return
    reach.from = Math.min(reach.from, from)
    reach.to = Math.max(reach.to, to)
  }
  const messages: Writable<PlacedSequence['messages'][number]>[] = []
  const notes: PlacedSequence['notes'][number][] = []
  const sideOf = (id: string) => ((active.get(id) ?? []).length > 0 ? BAR / 2 : 0)
  const close = (id: string) => {
    const start = active.get(id)?.pop()
    const level = active.get(id)?.length ?? 0
    if (start !== undefined)
      bars.push({ x: centre(at(id)) - BAR / 2 + level * 4, y: start, width: BAR, height: Math.max(14, y - 12 - start) })
  }
  for (const step of steps) {
    if (step.kind === 'message') {
      const [from, to] = [at(step.from), at(step.to)]
      const isOwn = from === to
      const lines =
        step.label === ''
          ? []
          : wrapped(step.label, 'note', isOwn ? MOST : Math.max(MOST, Math.abs(centre(to) - centre(from)) - 36))
      const textY = y + LINE_HEIGHTS.note / 2
      y += lines.length * LINE_HEIGHTS.note + (isOwn ? 0 : 6)
      const sign = to >= from ? 1 : -1
      const start = { x: centre(from) + sign * sideOf(step.from), y }
      if (isOwn) {
        const labelX = centre(from) + OWN.width + 10 + sizeOf(lines, 'note').width / 2
        const middle = y - (lines.length * LINE_HEIGHTS.note) / 2
        reachTo(centre(from) - BAR, labelX + sizeOf(lines, 'note').width / 2)
        messages.push({
          ...step,
          from: { ...start, y: middle - OWN.height / 2 },
          to: { ...start, y: middle + OWN.height / 2 },
          isOwn,
          isMutual: false,
          text: { x: labelX, y: textY, lines },
        })
        y += lines.length === 0 ? OWN.height : 4
      } else {
        const end = { x: centre(to) - sign * sideOf(step.to), y }
        const number = step.number === undefined ? 0 : 10
        reachTo(Math.min(centre(from), centre(to)) - number, Math.max(centre(from), centre(to)) + number)
        messages.push({
          ...step,
          from: start,
          to: end,
          isOwn,
          isMutual: step.isMutual ?? false,
          text: { x: (start.x + end.x) / 2 + number, y: textY, lines },
        })
      }
      y += 22
    } else if (step.kind === 'note') {
      const lines = wrapped(step.label, 'note', MOST)
      const text = sizeOf(lines, 'note')
      const places = step.over.map(at)
      const [first, last] = [Math.min(...places), Math.max(...places)]
      const own = text.width + 24
      const noteX =
        step.side === 'right'
          ? centre(last) + 14
          : step.side === 'left'
            ? centre(first) - 14 - own
            : (centre(first) + centre(last)) / 2 - Math.max(own, centre(last) - centre(first) + 40) / 2
      const wide = step.side === 'over' ? Math.max(own, centre(last) - centre(first) + (first === last ? 0 : 40)) : own
      reachTo(noteX, noteX + wide)
      notes.push({
        x: noteX,
        y,
        width: wide,
        height: text.height + 14,
        text: { x: noteX + wide / 2, y: y + 7 + LINE_HEIGHTS.note / 2, lines },
      })
      y += text.height + 14 + 18
    } else if (step.kind === 'activate') {
      active.set(step.id, [...(active.get(step.id) ?? []), y - 22])
    } else if (step.kind === 'deactivate') close(step.id)
    else if (step.kind === 'open') {
      const block: Block = { x: 0, y, width: 0, height: 0, word: step.word, label: step.label, parts: [] }
      blocks.push(block)
      open.push({ block, reach: { from: Infinity, to: -Infinity } })
      y += step.word === 'rect' ? 16 : 40
    } else if (step.kind === 'next') {
      open.at(-1)?.block.parts.push({ y: y - 4, label: step.label })
      y += 28
    } else {
      const closed = open.pop()
      if (closed) {
        const { block, reach } = closed
        const { from, to } = reach.from > reach.to ? { from: centre(0), to: centre(0) } : reach
        const words = Math.max(
          tabOf(block.word) + 10 + widthOf(block.label, 'note'),
          ...block.parts.map(({ label }) => PART + widthOf(label, 'note')),
        )
        block.x = Math.max(1, from - INSET)
        block.width = Math.min(width - 1, Math.max(to + INSET, block.x + words + 12)) - block.x
        block.height = y - 6 - block.y
        reachTo(block.x, block.x + block.width)
      }
      y += 12
    }
  }
  for (const id of active.keys()) while ((active.get(id) ?? []).length > 0) close(id)
  return {
    kind: 'sequence',
    width,
    height: Math.ceil(y + 4),
    participants: heads.map((head, index) => ({ ...head, x: centre(index) - head.width / 2, y: 1, height, end: y })),
    bars,
    blocks,
    messages,
    notes,
  }
}

/** How many blocks are within each other. */
function deepest(steps: Sequence['steps']): number {
  let now = 0
  let most = 0
  for (const { kind } of steps) {
    if (kind === 'open') now++
    if (kind === 'close') now--
    most = Math.max(most, now)
  }
  return most
}

/** The width of the tab of a block. */
export function tabOf(word: string): number {
  return Math.ceil(widthOf(word, 'note')) + 20
}
