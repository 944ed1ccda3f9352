import { z } from 'zod'
import type { Path } from './position.ts'

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
