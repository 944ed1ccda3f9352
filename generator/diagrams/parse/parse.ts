import { didYouMean, suggestionsFor } from '../../../lib/did-you-mean.ts'
import type { Chart, Diagram, DiagramMistake, Graph, Sequence } from '../diagram.ts'
import { parseChart } from './chart.ts'
import { parseClasses } from './classes.ts'
import { parseEntities } from './entities.ts'
import { parseFlowchart } from './flowchart.ts'
import { DiagramError, labelOf, type Line, quoted, type Reader, warningsInto } from './lines.ts'
import { parseSequence } from './sequence.ts'
import { parseStates } from './states.ts'

type Parse = (reader: Reader, header: Line) => Graph | Sequence | Chart

/** The kinds of diagrams, by the word that they begin with. */
const KINDS: Readonly<Record<string, Parse>> = {
  flowchart: parseFlowchart,
  'flowchart-elk': parseFlowchart,
  graph: parseFlowchart,
  sequenceDiagram: parseSequence,
  stateDiagram: parseStates,
  'stateDiagram-v2': parseStates,
  classDiagram: parseClasses,
  'classDiagram-v2': parseClasses,
  erDiagram: parseEntities,
  xychart: parseChart,
  'xychart-beta': parseChart,
}

const KNOWN = 'flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram or xychart-beta'

/** More would be too small to read, and layout takes too long. */
const MOST_NODES = 120
const MOST_EDGES = 240
const MOST_STEPS = 200
const MOST_CHARACTERS = 40_000

/** Reads a diagram in Mermaid's language. Without one, an error says why. */
export function parseDiagram(text: string): { diagram?: Diagram; mistakes: readonly DiagramMistake[] } {
  const mistakes: DiagramMistake[] = []
  try {
    return { diagram: parse(text, warningsInto(mistakes)), mistakes }
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error
    return { mistakes: [...mistakes, { line: error.line, message: error.message, severity: 'error' }] }
  }
}

function parse(text: string, warn: Reader['warn']): Diagram {
  if (text.length > MOST_CHARACTERS)
    throw new DiagramError(
      1,
      `The diagram has ${text.length} characters, and ${MOST_CHARACTERS} at most are drawn. Divide it.`,
    )
  const { lines, ...named } = withoutHead(text)
  const [header, ...statements] = lines
  if (!header) throw new DiagramError(1, `The diagram is empty. Begin it with ${KNOWN}.`)
  const [, word = '', behind = ''] = /^([\w-]+)\s*:?\s*(.*)$/.exec(header.text) ?? []
  const parseKind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
  if (!parseKind)
    throw new DiagramError(
      header.number,
      [
        `Diagrams of the kind ${quoted(word || header.text)} are not drawn.`,
        didYouMean(suggestionsFor(word, Object.keys(KINDS)).slice(0, 1)) ?? `Begin with ${KNOWN}.`,
      ].join(' '),
    )
  const diagram = parseKind({ lines: statements, warn }, { ...header, text: behind })
  assertSize(diagram, header.number)
  return { ...diagram, ...named }
}

function assertSize(diagram: Graph | Sequence | Chart, line: number) {
  const isTooMany = (count: number, most: number, what: string) => {
    if (count > most)
      throw new DiagramError(line, `The diagram has ${count} ${what}, and ${most} at most are drawn. Divide it.`)
  }
  const isEmpty = (what: string) =>
    new DiagramError(line, `The diagram has no ${what}. Write some below the first line.`)
  if (diagram.kind === 'sequence') {
    isTooMany(diagram.participants.length, 20, 'participants')
    isTooMany(diagram.steps.length, MOST_STEPS, 'messages and notes')
    if (diagram.participants.length === 0) throw isEmpty('participants')
  } else if (diagram.kind === 'chart') {
    isTooMany(diagram.x.labels.length, 60, 'places on its axis')
  } else {
    isTooMany(diagram.nodes.length, MOST_NODES, 'boxes')
    isTooMany(diagram.edges.length, MOST_EDGES, 'lines')
    if (diagram.nodes.length === 0) throw isEmpty('boxes')
  }
}

/** The statements, without comments, settings and the title. */
function withoutHead(text: string): { lines: Line[]; title?: string; name?: string; description?: string } {
  const all = text.replaceAll('\r\n', '\n').split('\n')
  let title: string | undefined
  let name: string | undefined
  let description: string | undefined
  let begin = 0
  const first = all.findIndex((each) => each.trim() !== '')
  if (all[first]?.trim() === '---') {
    const end = all.findIndex((each, index) => index > first && each.trim() === '---')
    if (end < 0) throw new DiagramError(first + 1, 'The settings have no end. Write --- in the line below them.')
    title = /^\s*title:\s*(.+)$/m.exec(all.slice(first, end).join('\n'))?.[1]
    begin = end + 1
  }
  const body = all
    .slice(begin)
    .join('\n')
    // Settings may take several lines, which still count.
    .replaceAll(/%%\{[\s\S]*?\}%%/g, (found) => found.replaceAll(/[^\n]/g, ''))
    .replaceAll(/accDescr\s*\{([^}]*)\}/g, (found, described: string) => {
      description = described
      return found.replaceAll(/[^\n]/g, '')
    })
  const lines: Line[] = []
  for (const [index, raw] of body.split('\n').entries()) {
    const number = begin + index + 1
    const line = raw
      .replace(/^\s*%%.*$/, '')
      .replace(/\s%%\s.*$/, '')
      .trim()
    const [, key, value = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(line) ?? []
    if (key === 'accTitle') name = value
    else if (key === 'accDescr') description = value
    else if (line !== '') lines.push({ text: line, number })
  }
  const clean = (given: string | undefined) =>
    given === undefined ? undefined : labelOf(given, 1).replaceAll('\n', ' ')
  const named = { title: clean(title), name: clean(name), description: clean(description) }
  return {
    lines,
    ...(named.title && { title: named.title }),
    ...(named.name && { name: named.name }),
    ...(named.description && { description: named.description }),
  }
}
