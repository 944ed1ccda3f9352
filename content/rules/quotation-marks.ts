import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Texts in curly quotation marks, which are no quotes in YAML. */
export function quotationMarks(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ text, meta }) =>
      !meta.hasLinks && /^[“„«][^“”„«»]+[“”»]$/u.test(text)
        ? 'The quotation marks are part of the text. Remove them, or write straight ones, which YAML takes away.'
        : undefined,
    'warning',
  )
}
