import type { Direction, Graph } from '../diagram.ts'
import { DIRECTIONS, NO_CLICKS } from './flowchart.ts'
import { GraphDraft } from './graph-draft.ts'
import { DiagramError, labelOf, quoted, type Reader } from './lines.ts'

const ID = String.raw`[\p{L}\p{N}_.-]+?`
const TRANSITION = new RegExp(String.raw`^(\[\*\]|${ID})\s*-->\s*(\[\*\]|${ID})(?::::?\w+)?\s*(?::\s*(.*))?$`, 'u')
const NAMED = new RegExp(String.raw`^state\s+"([^"]*)"\s+as\s+(${ID})\s*(\{)?$`, 'u')
const STATE = new RegExp(String.raw`^(?:state\s+)?(${ID})\s*(<<(\w+)>>)?\s*(?::\s*(.+)|(\{))?(?::::\w+)?$`, 'u')
const SHAPES = { choice: 'diamond', fork: 'bar', join: 'bar' } as const
const NOTE = new RegExp(String.raw`^note\s+(?:right|left)\s+of\s+(${ID})\s*(?::\s*(.*))?$`, 'u')

export function parseStates({ lines, warn }: Reader): Graph {
  const draft = new GraphDraft()
  let direction: Direction = 'DOWN'
  const begins: number[] = []
  /** `[*]` is another state in each group. */
  const bound = (name: string, shape: 'start' | 'end') => {
    if (name !== '[*]') {
      if (!draft.groups.has(name)) draft.name(name, {}, 'rounded')
      return name
    }
    const id = `${shape} of ${draft.open.at(-1) ?? 'all'}`
    draft.name(id, { label: '', shape })
    return id
  }
  const noteOn = (state: string, label: string, line: number) => {
    const id = `note of line ${line}`
    draft.name(id, { label: labelOf(label, line), shape: 'note', group: draft.nodes.get(state)?.group })
    draft.edges.push({ from: state, to: id, line: 'dotted', start: 'none', end: 'none' })
  }
  const queue = lines.values()
  for (const { text: written, number } of queue) {
    const text = written.replace(/;$/, '')
    const [, way] = /^direction\s+(\w+)$/.exec(text) ?? []
    const [transition, from = '', to = '', label] = TRANSITION.exec(text) ?? []
    const [named, title = '', alias = '', opens] = NAMED.exec(text) ?? []
    const [note, of = '', said] = NOTE.exec(text) ?? []
    if (way !== undefined) {
      if (draft.open.length === 0) direction = DIRECTIONS[way] ?? direction
    } else if (transition !== undefined) {
      const [start, end] = [bound(from, 'start'), bound(to, 'end')]
      const said2 = label === undefined ? '' : labelOf(label, number)
      draft.edges.push({
        from: start,
        to: end,
        line: 'solid',
        start: 'none',
        end: 'arrow',
        ...(said2 !== '' && { label: said2 }),
      })
    } else if (named !== undefined) {
      if (opens) {
        begins.push(number)
        draft.begin(alias, labelOf(title, number))
      } else draft.name(alias, { label: labelOf(title, number) }, 'rounded')
    } else if (note !== undefined) {
      if (said !== undefined) noteOn(of, said, number)
      else {
        const words: string[] = []
        for (const line of queue) {
          if (/^end note$/i.test(line.text)) break
          words.push(line.text)
        }
        noteOn(of, words.join(' '), number)
      }
    } else if (text === '}') {
      begins.pop()
      if (draft.open.pop() === undefined) throw new DiagramError(number, 'This } closes no state. Remove it.')
    } else if (text === '--') {
      warn(number, 'States at the same time are drawn without the line between them.')
    } else if (/^(?:classDef|class|style)\s/.test(text)) {
      warn(number, 'The page draws diagrams in its own colours. Styles of this diagram have no effect.')
    } else if (/^click\s/.test(text)) {
      warn(number, NO_CLICKS)
    } else if (!/^(?:hide empty description|scale\s.*)$/.test(text)) {
      const [state, id = '', , kind = '', description, opening] = STATE.exec(text) ?? []
      if (state === undefined)
        throw new DiagramError(
          number,
          `${quoted(text)} cannot be read. Write Idle --> Running: start, or state "A text" as Idle.`,
        )
      if (opening) {
        begins.push(number)
        draft.begin(id, id)
      } else if (kind !== '') draft.name(id, { label: '', shape: SHAPES[kind as keyof typeof SHAPES] ?? 'rounded' })
      else draft.name(id, description === undefined ? {} : { label: labelOf(description, number) }, 'rounded')
    }
  }
  const open = begins.at(-1)
  if (open !== undefined) throw new DiagramError(open, 'The state has no closing }. Write it in the line below it.')
  return draft.finish('state', direction)
}
