import { z } from 'zod'
import type { FileKind } from '../../model/schema/primitives.ts'
import { shapeOf } from './schema-at.ts'

type Path = (string | number)[]
export type NamedFile = { path: Path; kind: FileKind; name: string }

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
  path: Path = [],
): { path: Path; text: string; meta: z.GlobalMeta }[] {
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
