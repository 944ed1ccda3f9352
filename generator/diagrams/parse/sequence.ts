import type { Sequence, Step } from '../diagram.ts'
import { DiagramError, labelOf, quoted, type Reader } from './lines.ts'

const PARTICIPANT = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:@\{[^}]*\})?(?:\s+as\s+(.+))?$/
const MESSAGE = /^(.+?)\s*(<<-->>|<<->>|-->>|->>|-->|->|--x|-x|--\)|-\))\s*([+-]?)\s*([^:]+?)\s*(?::\s*(.*))?$/
const NOTE = /^note\s+(right of|left of|over)\s+([^:]+?)\s*:\s*(.*)$/i
const BLOCK = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/
const NEXT = /^(else|and|option)\b\s*(.*)$/

export function parseSequence({ lines, warn }: Reader): Sequence & { title?: string } {
  let title: string | undefined
  const participants = new Map<string, Sequence['participants'][number]>()
  const steps: Step[] = []
  /** The lines that blocks and boxes begin in. */
  const open: { line: number; isBox: boolean }[] = []
  let number: number | undefined
  const add = (id: string, line: number, label = id, isPerson = false) => {
    if (!participants.has(id)) participants.set(id, { id, label: labelOf(label, line) || id, isPerson })
    return id
  }
  for (const { text: written, number: line } of lines) {
    const text = written.replace(/;$/, '')
    const [isParticipant, kind, id = '', label] = PARTICIPANT.exec(text) ?? []
    const [isNote, side = '', over = '', said = ''] = NOTE.exec(text) ?? []
    const [isActive, verb, whose = ''] = /^(activate|deactivate|destroy)\s+(.+)$/.exec(text) ?? []
    const [isBlock, word = '', condition = ''] = BLOCK.exec(text) ?? []
    const [isNext, nextWord = '', nextCondition = ''] = NEXT.exec(text) ?? []
    const message = MESSAGE.exec(text)
    if (isParticipant !== undefined) {
      const known = participants.get(id.trim())
      if (known)
        participants.set(known.id, {
          ...known,
          isPerson: kind === 'actor',
          ...(label && { label: labelOf(label, line) }),
        })
      else add(id.trim(), line, label, kind === 'actor')
    } else if (isNote !== undefined) {
      const names = over.split(',').map((each) => add(each.trim(), line))
      const place = side.toLowerCase() === 'over' ? 'over' : side.toLowerCase() === 'left of' ? 'left' : 'right'
      steps.push({ kind: 'note', over: names, side: place, label: labelOf(said, line) })
    } else if (isActive !== undefined) {
      if (verb !== 'destroy')
        steps.push({ kind: verb === 'activate' ? 'activate' : 'deactivate', id: add(whose.trim(), line) })
    } else if (/^box\b/.test(text)) {
      open.push({ line, isBox: true })
      warn(line, 'Participants are drawn without a box around them.')
    } else if (isBlock !== undefined) {
      open.push({ line, isBox: false })
      steps.push({ kind: 'open', word, label: word === 'rect' ? '' : labelOf(condition, line) })
    } else if (isNext !== undefined) {
      if (open.length === 0)
        throw new DiagramError(line, `This ${nextWord} belongs to no block. Write it between alt and end.`)
      steps.push({ kind: 'next', word: nextWord, label: labelOf(nextCondition, line) })
    } else if (text === 'end') {
      const block = open.pop()
      if (!block) throw new DiagramError(line, 'This end belongs to no block. Remove it.')
      if (!block.isBox) steps.push({ kind: 'close' })
    } else if (/^autonumber\b/.test(text)) {
      number = /\boff\b/.test(text) ? undefined : Number(/\d+/.exec(text)?.[0] ?? 1)
    } else if (message) {
      const [, from = '', arrow = '', active, to = '', words] = message
      const [first, second] = [add(from.trim(), line), add(to.trim(), line)]
      steps.push({
        kind: 'message',
        from: first,
        to: second,
        label: labelOf(words ?? '', line),
        line: arrow.includes('--') ? 'dotted' : 'solid',
        head: arrow.endsWith('x') ? 'cross' : arrow.endsWith(')') ? 'open' : arrow.endsWith('>>') ? 'arrow' : 'none',
        ...(arrow.startsWith('<<') && { isMutual: true }),
        ...(number !== undefined && { number }),
      })
      if (number !== undefined) number++
      if (active === '+') steps.push({ kind: 'activate', id: second })
      if (active === '-') steps.push({ kind: 'deactivate', id: first })
    } else if (/^links?\s/.test(text)) warn(line, 'Diagrams have no links. The statement has no effect.')
    else if (/^title\b/.test(text)) title = labelOf(text.replace(/^title\s*:?\s*/, ''), line)
    else
      throw new DiagramError(
        line,
        `${quoted(text)} cannot be read. Write Client->>Server: a request, or Note over Server: a text.`,
      )
  }
  const block = open.at(-1)
  if (block) throw new DiagramError(block.line, 'The block has no end. Write end below its messages.')
  return { kind: 'sequence', ...(title && { title }), participants: [...participants.values()], steps }
}
