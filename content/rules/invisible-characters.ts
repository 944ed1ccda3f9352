import { invisibleIn } from '../../model/fields/invisible.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** What comes along with text from web pages and documents. */
export function invisibleCharacters(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ text }) => {
      const codes = invisibleIn(text).join(', ')
      return codes === ''
        ? undefined
        : `The site leaves out characters that nobody sees (${codes}). Delete the text and type it again.`
    },
    'warning',
  )
}
