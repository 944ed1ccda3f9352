import type { CheckOptions } from '../check-options.ts'
import { type Diagnostic, firstMistakes, inOne } from '../diagnostic.ts'
import { doubtsIn } from '../doubts.ts'
import { severityOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'

/** Reports the values that the owner has not checked since an import. The doctor lists each. */
export function doubtfulValues(content: ContentFile, options: CheckOptions): Diagnostic[] {
  if (options.isByField) return []
  const severity = severityOf('doubtful', content, options)
  const found = firstMistakes(doubtsIn(content), ({ offset, path, source }) => [
    content.diagnose(path, `From ${source}, perhaps wrong. Compare and correct it, then delete the comment.`, {
      offset,
      severity,
    }),
  ])
  if (options.isDetailed || found.length < 2) return found
  const about = found.map((each) => ({ ...each, path: [], help: undefined }))
  return inOne(about, (places) => {
    return `The import may have read ${found.length} values wrongly (${places}). Compare each with the source in its comment, correct it, and delete the comment. npm run doctor lists them.`
  })
}
