import type { CheckOptions } from '../check-options.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { findPlaceholders } from '../placeholders.ts'
import { isSampleAllowed, severityOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'

/** Reports the placeholders that the owner has not replaced yet. SITE_URL may replace that of the URL. */
export function placeholders(content: ContentFile, options: CheckOptions): Diagnostic[] {
  if (isSampleAllowed()) return []
  const severity = severityOf('placeholders', content, options)
  return findPlaceholders(content.value)
    .filter(({ path }) => path[0] !== 'url')
    .map(({ path, message }) => content.diagnose(path, message, { severity }))
}
