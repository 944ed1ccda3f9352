import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { addressOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'

/** A wrong SITE_URL. */
export function environment({ source, name }: ContentFile): Diagnostic[] {
  const { problem } = addressOf(source)
  return problem === undefined ? [] : [ofWholeFile(name, problem)]
}
