import type { Diagram } from '../media.ts'
import { shownAs } from './field.ts'
import { text } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    diagram: Diagram
  }
}

/** The name of a file in content/diagrams/. */
export const DIAGRAM_FILE = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.mmd$/u

/** A diagram in Mermaid's language, or the name of its file. */
export const diagram = shownAs('diagram', text.meta({ control: 'diagram' }), (value, build) =>
  build.diagram(value, build),
)
