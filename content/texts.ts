import type { z } from 'zod'
import { siteSchema } from '../model/site-schema.ts'
import { type Diagnostic, firstMistakes } from './diagnostic.ts'
import { fieldOf, type Path, textsIn } from './fields.ts'
import type { ContentFile } from './read-content.ts'

/** A text that the owner wrote: its place, the name of its field in any list, and what the schema says of it. */
type Text = { path: Path; field: string; text: string; meta: z.GlobalMeta }

/** Twenty rules look at the same texts. */
const found = new WeakMap<object, readonly Text[]>()

/** Every text of the content, valid or not. */
function textsOf({ value }: Pick<ContentFile, 'value'>): readonly Text[] {
  const key = Object(value) as object // a value that is no object has no texts
  const texts = found.get(key) ?? textsIn(siteSchema, value).map((each) => ({ ...each, field: fieldOf(each.path) }))
  found.set(key, texts)
  return texts
}

/** The texts of a field, such as `cv.variants.name`. */
export function textsAt(content: Pick<ContentFile, 'value'>, field: string): string[] {
  return textsOf(content).flatMap((each) => (each.field === field ? each.text : []))
}

/** A mistake for each text that has a problem: for rules that look at each text alone. */
export function mistakesIn(
  content: Pick<ContentFile, 'value' | 'diagnose'>,
  problemOf: (text: Text) => string | undefined,
  severity: Diagnostic['severity'] = 'error',
): Diagnostic[] {
  return firstMistakes(textsOf(content), (each) => {
    const message = problemOf(each)
    return message === undefined ? [] : [content.diagnose(each.path, message, { severity })]
  })
}
