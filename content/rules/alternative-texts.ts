import type { Diagnostic } from '../diagnostic.ts'
import { valueAt } from '../fields.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Alternative texts that are only the name of the file, as programs fill them in. */
export function alternativeTexts(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ path, text }) => {
      const file = valueAt(content.value, [...path.slice(0, -1), 'file'])
      const isName = path.at(-1) === 'alt' && [file, String(file).replace(/\.\w+$/, '')].includes(text)
      return isName ? 'The text is a file name. Describe what the image shows.' : undefined
    },
    'warning',
  )
}
