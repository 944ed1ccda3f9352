import { z } from 'zod'
import { siteSchema } from '../../model/site-schema.ts'

/** A field of the JSON Schema, with the metadata of our own that `model/fields/text.ts` declares. */
export type Field = z.GlobalMeta & {
  type?: string
  properties?: Record<string, Field>
  required?: string[]
  items?: Field
  anyOf?: Field[]
  oneOf?: Field[]
  const?: unknown
  enum?: string[]
  /** What each value of `enum` means, which editors show beside it. The first is the default. */
  enumDescriptions?: string[]
}

/** The schema as JSON Schema, with our own metadata. */
export function fieldsOfSite(): Field {
  return z.toJSONSchema(siteSchema, { io: 'input' }) as Field // our schema has nothing else
}

/** The content of `schema/site.schema.json`, which editors use to complete and explain fields. */
export function jsonSchema(): string {
  const fields = z.toJSONSchema(siteSchema, {
    io: 'input',
    override({ jsonSchema: field }) {
      // Editors do not know our own metadata.
      for (const key of [
        'expects',
        'isUrl',
        'printedInCv',
        'kind',
        'slots',
        'format',
        'untranslatable',
        'isName',
        'resolve',
        'hasLinks',
        'label',
        'help',
        'example',
        'choices',
        'vocabulary',
        'control',
        'usual',
        'isCommon',
      ])
        delete field[key]
    },
  })
  return `${JSON.stringify(fields, null, 2)}\n`
}
