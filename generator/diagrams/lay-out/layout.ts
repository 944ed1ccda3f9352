import type { GraphEdge, GraphNode, Sequence } from '../diagram.ts'

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** A text of several lines, from the middle of its first one. */
export type PlacedText = Point & { lines: readonly string[] }

export type PlacedNode = Box & {
  node: GraphNode
  lines: readonly string[]
  /** Of Devicon or Tabler, before the label. */
  icon?: string | undefined
  /** Where the columns of a table begin. */
  columns?: readonly number[]
  /** The height of the head of a table. */
  head?: number
  /** No line leads to it. */
  isFirst?: true
}

export type PlacedGraph = {
  kind: 'graph'
  width: number
  height: number
  groups: readonly (Box & { title: PlacedText })[]
  nodes: readonly PlacedNode[]
  edges: readonly { edge: GraphEdge; points: readonly Point[]; labels: readonly PlacedText[] }[]
}

export type PlacedSequence = {
  kind: 'sequence'
  width: number
  height: number
  participants: readonly (Box & {
    participant: Sequence['participants'][number]
    lines: readonly string[]
    icon?: string | undefined
    end: number
  })[]
  bars: readonly Box[]
  blocks: readonly (Box & { word: string; label: string; parts: readonly { y: number; label: string }[] })[]
  messages: readonly {
    from: Point
    to: Point
    isOwn: boolean
    text: PlacedText
    line: 'solid' | 'dotted'
    head: 'arrow' | 'none' | 'cross' | 'open'
    isMutual: boolean
    number?: number | undefined
  }[]
  notes: readonly (Box & { text: PlacedText })[]
}

export type PlacedChart = {
  kind: 'chart'
  width: number
  height: number
  /** The ground of the bars. */
  plot: Box
  title: { x: string | undefined; y: string | undefined }
  ticks: readonly { y: number; label: string }[]
  labels: readonly PlacedText[]
  bars: readonly Box[][]
  lines: readonly (readonly Point[])[]
}

export type Placed = PlacedGraph | PlacedSequence | PlacedChart
