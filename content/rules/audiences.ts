import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn, textsAt } from '../texts.ts'
import { unknownName } from '../unknown-name.ts'

/** Entries for CVs that do not exist. */
export function audiences(content: ContentFile): Diagnostic[] {
  const variants = textsAt(content, 'cv.variants.name')
  return mistakesIn(content, ({ field, text }) =>
    field.endsWith('.for') ? unknownName(text, variants, 'No CV has this name in `cv.variants`.') : undefined,
  )
}
