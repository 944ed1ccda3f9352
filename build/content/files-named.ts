import { z } from 'zod'
import type { FileKind } from '../../schema/primitives.ts'

export type NamedFile = { path: (string | number)[]; kind: FileKind; name: string }

/** Where the files of each kind stand in the owner's folder. */
export const FOLDERS = { picture: 'images', icon: 'images', animation: 'animations' } as const

/**
 * Every text in `value` that `schema` marks as the name of a file, wherever it stands, valid neighbours or not: a missing
 * picture is reported beside the other mistakes instead of after them.
 */
export function filesNamed(schema: z.core.$ZodType, value: unknown, path: (string | number)[] = []): NamedFile[] {
  const kind = z.globalRegistry.get(schema)?.kind
  if (kind) return typeof value === 'string' ? [{ path, kind, name: value }] : []
  if (schema instanceof z.ZodOptional) return filesNamed(schema.unwrap(), value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => filesNamed(schema.element, item, [...path, index]))
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    // zod's own type for the fields of an object
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) =>
      Object.hasOwn(value, key) ? filesNamed(field, value[key], [...path, key]) : [],
    )
  }
  return []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
