import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Several technologies in one item of a list. */
export function technologies(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ path, text }) =>
      path.at(-2) === 'technologies' && /;|,.*,/.test(text)
        ? 'This is one technology, and the years of skills do not know its parts. Write each as an item of the list.'
        : undefined,
    'warning',
  )
}
