import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Phone numbers that can be called from one country alone. */
export function phones(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ path, text }) =>
      path.at(-1) === 'phone' && !/^\(?(?:\+|00)/.test(text)
        ? 'The link of this number works in your country alone. Begin it with + and the code of the country.'
        : undefined,
    'warning',
  )
}
