import type { Direction, Graph, LineEnd } from '../diagram.ts'
import { DIRECTIONS } from './flowchart.ts'
import { GraphDraft } from './graph-draft.ts'
import { DiagramError, labelOf, quoted, type Reader } from './lines.ts'

const NAME = String.raw`(?:"[^"]+"|[\p{L}\p{N}_-]+?)`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(\|\||\|o|\}o|\}\|)(--|\.\.|-\.|\.-)(\|\||o\||o\{|\|\{)\s*(${NAME})\s*(?::\s*(.*))?$`,
  'u',
)
const ENTITY = new RegExp(String.raw`^(${NAME})\s*(?:\[("[^"]*"|[^\]]*)\])?\s*(?::::\w+)?\s*(\{)?\s*(\})?$`, 'u')
const ATTRIBUTE = /^([^\s"]+)\s+([^\s"]+)\s*((?:(?:PK|FK|UK)\s*,?\s*)*)(?:"([^"]*)")?$/

const LEFT: Readonly<Record<string, LineEnd>> = { '||': 'one', '|o': 'zero-or-one', '}o': 'zero-or-many', '}|': 'many' }
const RIGHT: Readonly<Record<string, LineEnd>> = {
  '||': 'one',
  'o|': 'zero-or-one',
  'o{': 'zero-or-many',
  '|{': 'many',
}

export function parseEntities({ lines, warn }: Reader): Graph {
  const draft = new GraphDraft()
  const rows = new Map<string, string[][]>()
  let direction: Direction = 'DOWN'
  let inside: { id: string; line: number } | undefined
  const add = (name: string, label?: string) => {
    const id = name.replaceAll('"', '')
    if (!rows.has(id)) rows.set(id, [])
    draft.name(id, { shape: 'table', ...(label && { label }) }, 'table')
    return id
  }
  for (const { text, number } of lines) {
    if (inside) {
      const [attribute, type = '', name = '', keys = ''] = ATTRIBUTE.exec(text) ?? []
      if (text === '}') inside = undefined
      else if (attribute === undefined)
        throw new DiagramError(
          number,
          `${quoted(text)} is no attribute. Write its type and its name, such as string name, and PK or FK behind it.`,
        )
      else rows.get(inside.id)?.push([name, type, keys.replaceAll(/[\s,]+/g, ' ').trim()])
      continue
    }
    const [, way] = /^direction\s+(\w+)$/.exec(text) ?? []
    const relation = RELATION.exec(text)
    const [entity, name = '', label, opens, closes] = ENTITY.exec(text) ?? []
    if (way !== undefined) direction = DIRECTIONS[way] ?? direction
    else if (relation) {
      const [, from = '', left = '', body, right = '', to = '', said] = relation
      draft.edges.push({
        from: add(from),
        to: add(to),
        line: body === '--' ? 'solid' : 'dotted',
        start: LEFT[left] ?? 'none',
        end: RIGHT[right] ?? 'none',
        ...(said && labelOf(said, number) !== '' && { label: labelOf(said, number) }),
      })
    } else if (/^(?:classDef|class|style)\s/.test(text))
      warn(number, 'The page draws diagrams in its own colours. Styles of this diagram have no effect.')
    else if (entity === undefined)
      throw new DiagramError(
        number,
        `${quoted(text)} cannot be read. Write CUSTOMER ||--o{ ORDER : places, or ORDER { string id PK }.`,
      )
    else {
      const id = add(name, label === undefined ? undefined : labelOf(label, number))
      if (opens && !closes) inside = { id, line: number }
    }
  }
  if (inside)
    throw new DiagramError(inside.line, 'The entity has no closing }. Write it in the line below its attributes.')
  for (const [id, attributes] of rows) draft.name(id, attributes.length > 0 ? { parts: [attributes] } : { parts: [] })
  return draft.finish('entity', direction)
}
