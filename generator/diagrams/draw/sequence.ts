import { ICON } from '../lay-out/graph.ts'
import type { PlacedSequence } from '../lay-out/layout.ts'
import { PART, tabOf } from '../lay-out/sequence.ts'
import { LINE_HEIGHTS, sizeOf } from '../lay-out/text-size.ts'
import { canDraw, drawIcon } from './icon.ts'
import { pathOf, withEnd } from './line.ts'
import { element, textAt } from './markup.ts'

export function drawSequence({ participants, bars, blocks, messages, notes }: PlacedSequence): string {
  return [
    ...participants.map(({ x, width, y, height, end }) =>
      element('path', { class: 'lifeline', d: `M${x + width / 2} ${y + height}V${end}` }),
    ),
    ...bars.map(({ x, y, width, height }) => element('rect', { class: 'active', x, y, width, height, rx: 3 })),
    ...blocks.map(({ x, y, width, height, word, label, parts }) => {
      const tab = tabOf(word)
      const frame = element('rect', { class: 'block', x, y, width, height, rx: 10 })
      if (word === 'rect') return frame
      return [
        frame,
        element('path', {
          class: 'tab',
          d: `M${x} ${y + 10}a10 10 0 0 1 10 -10h${tab - 10}v16a8 8 0 0 1 -8 8h${8 - tab}z`,
        }),
        textAt({ x: x + tab / 2, y: y + 12, lines: [word] }, 'note', 'word'),
        textAt({ x: x + tab + 10, y: y + 12, lines: label === '' ? [] : [label] }, 'note', 'condition'),
        ...parts.map((part) =>
          [
            element('path', { class: 'divider', d: `M${x} ${part.y}H${x + width}` }),
            textAt({ x: x + PART, y: part.y + 14, lines: part.label === '' ? [] : [part.label] }, 'note', 'condition'),
          ].join(''),
        ),
      ].join('')
    }),
    ...messages.map(({ from, to, isOwn, text, line, head, isMutual, number }) => {
      const points = isOwn ? [from, { x: from.x + 34, y: from.y }, { x: to.x + 34, y: to.y }, to] : [from, to]
      const end = head === 'cross' ? 'cross' : head === 'none' ? 'none' : 'arrow'
      const shown = withEnd(points, end)
      const start = withEnd(shown.points.toReversed(), isMutual ? 'arrow' : 'none')
      const badge =
        number === undefined
          ? ''
          : element('circle', { class: 'number', cx: from.x, cy: from.y, r: 9 }) +
            textAt({ x: from.x, y: from.y, lines: [String(number)] }, 'note', 'numberLabel')
      return [
        element('path', { class: line === 'solid' ? 'line' : 'line dotted', d: pathOf(start.points.toReversed()) }),
        shown.markup,
        start.markup,
        textAt(text, 'note', 'edgeLabel'),
        badge,
      ].join('')
    }),
    ...notes.map(
      ({ x, y, width, height, text }) =>
        element('rect', { class: 'note', x, y, width, height, rx: 4 }) + textAt(text, 'note', 'noteLabel'),
    ),
    ...participants.map(({ x, y, width, height, lines, icon, participant }) => {
      const sign = icon !== undefined && canDraw(icon)
      const text = sizeOf(lines, 'label')
      const before = sign || participant.isPerson ? ICON + 8 : 0
      const start = x + (width - text.width - before) / 2
      const middle = y + height / 2
      const label = {
        x: start + before + text.width / 2,
        y: middle - ((lines.length - 1) * LINE_HEIGHTS.label) / 2,
        lines,
      }
      return [
        element('rect', { class: 'box', x, y, width, height, rx: participant.isPerson ? height / 2 : 10 }),
        sign
          ? drawIcon(icon, start, middle - ICON / 2, ICON)
          : participant.isPerson
            ? person(start + ICON / 2, middle)
            : '',
        textAt(label, 'label', 'label'),
      ].join('')
    }),
  ].join('')
}

function person(x: number, y: number): string {
  return (
    element('circle', { class: 'person', cx: x, cy: y - 4, r: 4 }) +
    element('path', { class: 'person', d: `M${x - 7} ${y + 9}a7 7 0 0 1 14 0` })
  )
}
