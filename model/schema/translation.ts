import { z } from 'zod'
import { siteSchema } from './site-schema.ts'

/** The fields of `site.de.yaml`: the texts of `site.yaml`, each optional. */
export const translationSchema = textsOf(siteSchema) as z.ZodType // the site has texts

/** The part of a schema that a translation has; undefined if it has no text. */
function textsOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return textsOf(schema.unwrap())
  if (schema instanceof z.ZodArray) {
    const item = textsOf(schema.element)
    return item && described(z.array(item), schema)
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => {
      const texts = textsOf(field)
      return texts ? [[name, described(z.optional(texts), field)]] : []
    })
    return fields.length === 0 ? undefined : described(z.strictObject(Object.fromEntries(fields)), schema)
  }
  const { kind, isUrl, untranslatable } = z.globalRegistry.get(schema) ?? {}
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodUnion
  return isText && !kind && !isUrl && !untranslatable ? schema : undefined
}

function described<Schema extends z.ZodType>(schema: Schema, from: z.core.$ZodType): Schema {
  const { description } = z.globalRegistry.get(from) ?? {}
  return description === undefined ? schema : schema.describe(description)
}
