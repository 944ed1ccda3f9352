import type { EditorState, Path } from '../../protocol.ts'
import type { Beginning } from '../../protocol/begin.ts'

/** Where an owner goes on: on the page, in the comparison, at a field, or with a photo. */
export type NextStep = { to: 'page' | 'compare' } | { field: Path } | { photo: File }

export type BeginProps = {
  beginning: Beginning
  /** Why the last request was refused. */
  message: string | undefined
  /** The content, if it is read already. */
  state: EditorState | undefined
  onAsk: (request: Promise<Beginning>) => Promise<void>
  onLeave: (next: NextStep) => void
}
