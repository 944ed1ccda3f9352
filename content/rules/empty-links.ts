import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Links that lead nowhere, such as those of a template. */
export function emptyLinks(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ text, meta }) =>
      meta.isUrl && text === '#' ? 'The link leads nowhere. Write a URL, or remove the link.' : undefined,
    'warning',
  )
}
