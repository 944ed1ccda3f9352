/** A diagram as it is meant: what is connected with what. Where anything is drawn, lay-out/ decides. */
export type Diagram = (Graph | Sequence | Chart) & {
  /** From `title:`, above the drawing. */
  title?: string | undefined
  /** From `accTitle:`, for those who do not see it. */
  name?: string | undefined
  /** From `accDescr:`, in place of the one that is made of the diagram. */
  description?: string | undefined
}

export type Direction = 'DOWN' | 'UP' | 'RIGHT' | 'LEFT'

/** Boxes and lines: flowcharts, states, classes and entities. */
export type Graph = {
  kind: 'flowchart' | 'state' | 'class' | 'entity'
  direction: Direction
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  groups: readonly GraphGroup[]
}

export type Shape =
  | 'rectangle'
  | 'rounded'
  | 'pill'
  | 'circle'
  | 'double-circle'
  | 'database'
  | 'subroutine'
  | 'diamond'
  | 'hexagon'
  | 'parallelogram'
  | 'parallelogram-alt'
  | 'trapezoid'
  | 'trapezoid-alt'
  | 'flag'
  | 'table'
  | 'note'
  | 'start'
  | 'end'
  | 'bar'

export type GraphNode = {
  id: string
  /** Its place among what is named first, boxes and groups together. */
  at: number
  /** Lines are divided by line breaks. */
  label: string
  shape: Shape
  group?: string | undefined
  /** What a class or an entity has below its name: cells of rows, in parts that a line divides. */
  parts?: readonly (readonly (readonly string[])[])[]
}

export type LineEnd =
  | 'none'
  | 'arrow'
  | 'circle'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'filled-diamond'
  | 'one'
  | 'zero-or-one'
  | 'many'
  | 'zero-or-many'

export type GraphEdge = {
  from: string
  to: string
  label?: string | undefined
  line: 'solid' | 'dotted' | 'thick' | 'hidden'
  start: LineEnd
  end: LineEnd
  /** How many there are at each end, in class diagrams. */
  startLabel?: string | undefined
  endLabel?: string | undefined
}

export type GraphGroup = {
  id: string
  at: number
  label: string
  parent?: string | undefined
  /** Its own, which holds if no line leads into it. */
  direction?: Direction | undefined
}

/** Messages over time. */
export type Sequence = {
  kind: 'sequence'
  participants: readonly { id: string; label: string; isPerson: boolean }[]
  steps: readonly Step[]
}

export type Step =
  | {
      kind: 'message'
      from: string
      to: string
      label: string
      line: 'solid' | 'dotted'
      head: 'arrow' | 'none' | 'cross' | 'open'
      isMutual?: true
      number?: number
    }
  | { kind: 'note'; over: readonly string[]; side: 'over' | 'left' | 'right'; label: string }
  | { kind: 'activate' | 'deactivate'; id: string }
  /** A block such as `loop`, or the next part of one, such as `else`. */
  | { kind: 'open' | 'next'; word: string; label: string }
  | { kind: 'close' }

/** Bars and lines over an axis. */
export type Chart = {
  kind: 'chart'
  x: { title?: string | undefined; labels: readonly string[] }
  y: { title?: string | undefined; from: number; to: number }
  series: readonly { kind: 'bar' | 'line'; values: readonly number[] }[]
}

/** What is wrong with the text of a diagram, with its line, from 1. A warning: what is left out. */
export type DiagramMistake = { line: number; message: string; severity: 'error' | 'warning' }
