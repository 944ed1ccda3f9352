import type { Graph, GraphEdge, GraphGroup, GraphNode } from '../diagram.ts'

/** A graph while it is read. A box is added where it is first named, and gets its label wherever that is. */
export class GraphDraft {
  readonly nodes = new Map<string, GraphNode>()
  readonly groups = new Map<string, GraphGroup>()
  readonly edges: GraphEdge[] = []
  /** The groups that are open, the innermost last. */
  readonly open: string[] = []
  private count = 0

  name(id: string, as: Partial<Omit<GraphNode, 'id' | 'at'>> = {}, usual: GraphNode['shape'] = 'rectangle') {
    const known = this.nodes.get(id)
    const group = known?.group ?? this.open.at(-1)
    this.nodes.set(id, { label: id, shape: usual, at: this.count++, ...known, ...as, id, group })
  }

  begin(id: string, label: string) {
    const parent = this.open.at(-1)
    const at = this.nodes.get(id)?.at ?? this.count++
    if (!this.groups.has(id)) this.groups.set(id, { id, at, label, parent })
    this.open.push(id)
  }

  /** The direction of the innermost group that is open. */
  direct(direction: GraphGroup['direction']) {
    const group = this.groups.get(this.open.at(-1) ?? '')
    if (group) this.groups.set(group.id, { ...group, direction })
  }

  /** Lines may lead to a group, which was taken for a box until it began. */
  finish(kind: Graph['kind'], direction: Graph['direction']): Graph {
    for (const id of this.groups.keys()) this.nodes.delete(id)
    const within = (id: string, group: string | undefined): boolean =>
      group !== undefined && (group === id || within(id, this.groups.get(group)?.parent))
    const groupOf = (id: string) => this.nodes.get(id)?.group ?? this.groups.get(id)?.parent
    // A line between a group and what is in it leads nowhere.
    const edges = this.edges.filter(({ from, to }) => !within(from, groupOf(to)) && !within(to, groupOf(from)))
    const isUsed = (id: string): boolean =>
      [...this.nodes.values()].some(({ group }) => within(id, group)) ||
      this.edges.some((each) => each.from === id || each.to === id)
    const groups = [...this.groups.values()].filter(({ id }) => isUsed(id))
    return { kind, direction, nodes: [...this.nodes.values()], edges, groups }
  }
}
