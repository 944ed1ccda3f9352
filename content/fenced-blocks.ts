import { parseDiagram } from '../generator/diagrams/parse/parse.ts'
import type { StoryNode } from '../model/view.ts'

/** What a fenced block is on the page, and what is wrong with it, by lines of its text. */
type Block = { node?: StoryNode<{ file: string; alt: string }, string>; mistakes?: readonly BlockMistake[] }
export type BlockMistake = { line: number; message: string; severity: 'error' | 'warning' }

/** What a story shows of a fenced block in one of these languages, instead of its text. */
export const FENCED_BLOCKS: Readonly<Record<string, (text: string) => Block>> = {
  mermaid: (text) => {
    const { diagram, mistakes } = parseDiagram(text)
    return { ...(diagram && { node: { diagram: text } }), mistakes }
  },
}
