import { z } from 'zod'
import type { Output, PageArea } from '../../../schema/primitives.ts'
import { shapeOf } from '../schema-at.ts'

/** A field as the reference tells of it. */
export type Field = {
  /** As an owner writes it, an entry of any place in a list as `[]`. */
  path: string
  schema: z.core.$ZodType
  required: boolean
  help: string
  areas: readonly PageArea[]
  outputs: readonly Output[]
}

/** Every field below a schema, in its order, those that hold others before what they hold. */
export function fieldsIn(schema: z.core.$ZodType, path = '', around: readonly PageArea[] = []): Field[] {
  const areas = metaOf(schema).shownIn ?? around
  const inner = withinOptional(schema)
  if (inner instanceof z.ZodArray) return fieldsIn(inner.element, `${path}[]`, areas)
  if (isFile(inner)) return []
  return Object.entries(shapeOf(inner)).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`
    return [fieldOf(field, here, areas), ...fieldsIn(field, here, areas)]
  })
}

function fieldOf(schema: z.core.$ZodType, path: string, around: readonly PageArea[]): Field {
  const { description: help = '', shownIn: areas = around, outputs: others = [], printedInCv } = metaOf(schema)
  const outputs: Output[] = printedInCv ? ['cv', ...others] : [...others]
  return { path, schema: withinOptional(schema), required: !(schema instanceof z.ZodOptional), help, areas, outputs }
}

/** A picture or an animation: it is one thing to its owner, and its fields are told of once. */
export function isFile(schema: z.core.$ZodType): boolean {
  return Object.values(shapeOf(schema)).some((field) => ['picture', 'animation'].includes(metaOf(field).kind ?? ''))
}

/** Whether there is more to tell of a field's own fields than of itself. */
export function holdsFields({ schema }: Field): boolean {
  const entry = schema instanceof z.ZodArray ? schema.element : schema
  return entry instanceof z.ZodObject && !isFile(entry)
}

/** What the schema says of a field, whether it was said before or after it was made optional. */
export function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const own = z.globalRegistry.get(schema) ?? {}
  return schema instanceof z.ZodOptional ? { ...metaOf(schema.unwrap()), ...own } : own
}

function withinOptional(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? withinOptional(schema.unwrap()) : schema
}
