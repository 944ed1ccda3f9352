import { siteSchema } from '../../model/site-schema.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { compareWith } from '../schema-mistakes.ts'

/** What the schema refuses: fields that are unknown, missing or of another type, and values that no field may have. */
export function schema(content: ContentFile): Diagnostic[] {
  return content.source === undefined && content.value !== undefined ? compareWith(siteSchema, content) : []
}
