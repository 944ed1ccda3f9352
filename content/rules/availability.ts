import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** An availability that is the answer of a form, not a text for visitors. */
export function availability(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ field, text }) =>
      field === 'profile.availability' && /^(?:yes|no|true|false|on|off)$/i.test(text)
        ? `The page shows "${text}". Write what visitors should read, such as "Open to new roles", or remove the field.`
        : undefined,
    'warning',
  )
}
