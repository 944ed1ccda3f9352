import type { Direction, Graph, LineEnd } from '../diagram.ts'
import { DIRECTIONS, NO_CLICKS } from './flowchart.ts'
import { GraphDraft } from './graph-draft.ts'
import { DiagramError, labelOf, quoted, type Reader } from './lines.ts'

const NAME = String.raw`(?:\x60[^\x60]+\x60|[\p{L}\p{N}_.]+(?:-[\p{L}\p{N}_]+)*)(?:~[^\s]+~)?`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(?:"([^"]*)")?\s*(<\||[<*o])?(--|\.\.)(\|>|[>*o])?\s*(?:"([^"]*)")?\s*(${NAME})\s*(?::\s*(.*))?$`,
  'u',
)
const CLASS = new RegExp(String.raw`^class\s+(${NAME})\s*(?:\["([^"]*)"\])?\s*(?::::\w+)?\s*(\{)?\s*(\})?$`, 'u')
const MEMBER = new RegExp(String.raw`^(${NAME})\s*:\s*(.+)$`, 'u')
const ANNOTATION = new RegExp(String.raw`^<<([^>]+)>>\s+(${NAME})$`, 'u')
const NOTE = new RegExp(String.raw`^note\s+(?:for\s+(${NAME})\s+)?"([^"]*)"$`, 'u')

const ENDS: Readonly<Record<string, LineEnd>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '<': 'arrow',
  '>': 'arrow',
  '*': 'filled-diamond',
  o: 'diamond',
}

type Members = { notes: string[]; fields: string[]; methods: string[] }

/** `List~int~` is a list of int. */
const generic = (text: string) => text.replaceAll('`', '').replaceAll(/~([^~]*)~/g, '<$1>')

export function parseClasses({ lines, warn }: Reader): Graph {
  const draft = new GraphDraft()
  const members = new Map<string, Members>()
  let direction: Direction = 'DOWN'
  let inside: { id: string; line: number } | undefined
  const add = (name: string, label?: string) => {
    const id = generic(name).replace(/<.*>$/, '')
    const known = draft.nodes.get(id)
    if (!members.has(id)) members.set(id, { notes: [], fields: [], methods: [] })
    draft.name(id, { shape: 'table', label: label ?? (known && name === id ? known.label : generic(name)) })
    return id
  }
  const addMember = (id: string, text: string, line: number) => {
    const of = members.get(id)
    const [, annotation] = /^<<(.+)>>$/.exec(text) ?? []
    const member = labelOf(generic(text).replace(/[*$]$/, ''), line)
    if (annotation !== undefined) of?.notes.push(`«${annotation.trim()}»`)
    else if (member.includes('(')) of?.methods.push(member.replace(/\)\s+(?=[^\s:])/, ') : '))
    else of?.fields.push(member)
  }
  for (const { text, number } of lines) {
    if (inside) {
      if (text === '}') inside = undefined
      else addMember(inside.id, text, number)
      continue
    }
    const [, way] = /^direction\s+(\w+)$/.exec(text) ?? []
    const [isClass, name = '', label, opens, closes] = CLASS.exec(text) ?? []
    const relation = RELATION.exec(text)
    const [annotated, annotation = '', of = ''] = ANNOTATION.exec(text) ?? []
    const [, namespace] = /^namespace\s+([\p{L}\p{N}_.]+)\s*\{$/u.exec(text) ?? []
    const note = NOTE.exec(text)
    const [isMember, whose = '', member = ''] = MEMBER.exec(text) ?? []
    if (way !== undefined) direction = DIRECTIONS[way] ?? direction
    else if (isClass !== undefined) {
      const id = add(name, label === undefined ? undefined : labelOf(label, number))
      if (opens && !closes) inside = { id, line: number }
    } else if (relation) {
      const [, first = '', startLabel, start = '', body, end = '', endLabel, second = '', said] = relation
      draft.edges.push({
        from: add(first),
        to: add(second),
        line: body === '..' ? 'dotted' : 'solid',
        start: ENDS[start] ?? 'none',
        end: ENDS[end] ?? 'none',
        ...(said && { label: labelOf(said, number) }),
        ...(startLabel && { startLabel }),
        ...(endLabel && { endLabel }),
      })
    } else if (annotated !== undefined) members.get(add(of))?.notes.push(`«${annotation.trim()}»`)
    else if (namespace !== undefined) draft.begin(namespace, namespace)
    else if (text === '}') {
      if (draft.open.pop() === undefined) throw new DiagramError(number, 'This } closes nothing. Remove it.')
    } else if (note) {
      const id = `note of line ${number}`
      draft.name(id, { label: labelOf(note[2] ?? '', number), shape: 'note' })
      if (note[1] !== undefined)
        draft.edges.push({ from: add(note[1]), to: id, line: 'dotted', start: 'none', end: 'none' })
    } else if (/^(?:click|link|callback)\s/.test(text)) warn(number, NO_CLICKS)
    else if (/^(?:classDef|cssClass|style)\s/.test(text))
      warn(number, 'The page draws diagrams in its own colours. Styles of this diagram have no effect.')
    else if (isMember !== undefined) addMember(add(whose), member, number)
    else
      throw new DiagramError(
        number,
        `${quoted(text)} cannot be read. Write class Order, Order : +total(), or Order --> Item : has.`,
      )
  }
  if (inside) throw new DiagramError(inside.line, 'The class has no closing }. Write it in the line below its members.')
  for (const [id, { notes, fields, methods }] of members) {
    const parts = [fields, methods].filter((part) => part.length > 0).map((part) => part.map((each) => [each]))
    const label = [...notes, draft.nodes.get(id)?.label ?? id].join('\n')
    draft.name(id, { label, parts })
  }
  return draft.finish('class', direction)
}
