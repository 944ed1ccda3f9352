import { z } from 'zod'
import type { FileKind } from '../../model/schema/primitives.ts'
import type { Path } from './position.ts'

export type NamedFile = { path: (string | number)[]; kind: FileKind; name: string }

/** The subfolder of the content folder for each kind of file. */
export const FOLDERS = { picture: 'images', skillIcon: 'images', animation: 'animations' } as const

/** All file names in `value`, according to `schema`. Works on invalid content, so all mistakes are reported together. */
export function filesNamed(schema: z.core.$ZodType, value: unknown): NamedFile[] {
  return textsIn(schema, value).flatMap(({ path, text, meta: { kind } }) => (kind ? [{ path, kind, name: text }] : []))
}

/** All texts in `value` that `schema` knows, in their order there, with their metadata. */
export function textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string; meta: z.GlobalMeta }[] {
  if (schema instanceof z.ZodOptional) return textsIn(schema.unwrap(), value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(schema.element, item, [...path, index]))
  }
  if (schema instanceof z.ZodEnum) return []
  if (typeof value === 'string') return [{ path, text: value, meta: z.globalRegistry.get(schema) ?? {} }]
  const record = Object(value) as Record<string, unknown> // any value can be read like a record
  const shape = shapeOf(schema)
  return Object.entries(record).flatMap(([key, field]) =>
    shape[key] && Object.hasOwn(shape, key) ? textsIn(shape[key], field, [...path, key]) : [],
  )
}

/** The schema of the value at a path, or undefined if the schema has no such path. */
export function schemaAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path)
  const [step, ...rest] = path
  if (step === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  const shape = shapeOf(schema)
  return typeof step === 'string' && Object.hasOwn(shape, step) ? schemaAt(shape[step], rest) : undefined
}

/** The fields of an object schema, by name. */
export function shapeOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> {
  if (schema instanceof z.ZodUnion) return shapeOf(schema.options.find((option) => option instanceof z.ZodObject))
  return schema instanceof z.ZodObject ? schema.shape : {}
}

/** The description that the schema has for a path. */
export function helpAt(schema: z.core.$ZodType, path: Path): string | undefined {
  const parent = shapeOf(schemaAt(schema, path.slice(0, -1)))
  const step = path.at(-1)
  const field = typeof step === 'string' && Object.hasOwn(parent, step) ? parent[step] : schemaAt(schema, path)
  return field && z.globalRegistry.get(field)?.description
}
