import { use } from 'react'
import { EditorContext } from '../editor-context.ts'

/** In the panel, the way back to the first screen. */
export function BeginLinks() {
  const { beginning, onBeginning } = use(EditorContext)
  if (!beginning) return null
  const { isFresh, report } = beginning
  return (
    <div className="begin-links">
      {report && (
        <button type="button" className="link" onClick={() => onBeginning('report')}>
          What was read from {report.file}
        </button>
      )}
      <button type="button" className={isFresh ? 'begin-button' : 'link'} onClick={() => onBeginning('choice')}>
        {isFresh ? 'Begin with your CV' : 'Begin again with another file'}
      </button>
    </div>
  )
}
