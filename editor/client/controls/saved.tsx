import { use } from 'react'
import { MAIN_FILE, type Path } from '../../protocol.ts'
import { EditorContext } from '../editor-context.ts'

/** Says for a short time that a value was written. Screen readers hear it from the status line. */
export function Saved({ file = MAIN_FILE, path }: { file?: string; path: Path }) {
  const { done } = use(EditorContext)
  if (done?.file !== file || done.path.join('.') !== path.join('.')) return null
  return (
    <span aria-hidden className="saved">
      {done.text}
    </span>
  )
}
