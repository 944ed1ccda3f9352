import { z } from 'zod'
import type { FileKind } from '../model/fields/field.ts'

export type Path = readonly PropertyKey[]

/** Whether a path is that of a group or list, or leads into it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((each, step) => Reflect.get(Object(each), step), value)
}

/** Formats a path for owners: `gallery.projects[2].title`. */
export function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

/** The name of a field wherever it is in lists: `gallery.projects.title`. */
export function fieldOf(path: Path): string {
  return path.filter((step) => typeof step !== 'number').join('.')
}

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
  const known = schemaOf(schema, value)
  if (known instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(known.element, item, [...path, index]))
  }
  if (known instanceof z.ZodEnum || known instanceof z.ZodLiteral) return []
  if (typeof value === 'string') {
    const meta = z.globalRegistry.get(known) ?? z.globalRegistry.get(schema) ?? {}
    return [{ path, text: value, meta }]
  }
  return Object.entries(Object(value)).flatMap(([key, field]) => {
    const below = schemaBelow(known, key)
    return below ? textsIn(below, field, [...path, key]) : []
  })
}

/** The schema of a value, without "optional": the option of a union that the value seems to be, and else the first. */
export function schemaOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return schemaOf(schema.unwrap(), value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const { kind } = Object(value) as { kind?: unknown } // any value can be read like a record
  const isGroup = (option: z.core.$ZodType) => option instanceof z.ZodObject
  const option =
    typeof value === 'string'
      ? schema.options.find((each) => !isGroup(each))
      : (schema.options.find(
          (each) => isGroup(each) && z.safeParse(shapeOf(each)['kind'] ?? z.never(), kind).success,
        ) ?? schema.options.find(isGroup))
  return option ?? schema
}

/** The schema at a path of a value, or undefined if the schema has no such path. */
export function schemaAt(schema: z.core.$ZodType, path: Path, value?: unknown): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const known = schemaOf(schema, value)
  const below = known instanceof z.ZodArray ? known.element : schemaBelow(known, step)
  return below && schemaAt(below, rest, valueAt(value, [step]))
}

function schemaBelow(schema: z.core.$ZodType, name: PropertyKey): z.core.$ZodType | undefined {
  const shape = shapeOf(schema)
  return typeof name === 'string' && Object.hasOwn(shape, name) ? shape[name] : undefined
}

/** The fields of an object schema, by name. */
export function shapeOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> {
  const group = schema && schemaOf(schema, {})
  return group instanceof z.ZodObject ? group.shape : {}
}

/** The description that the schema has for a path of a value. */
export function helpAt(schema: z.core.$ZodType, path: Path, value: unknown): string | undefined {
  const field = schemaAt(schema, path, value)
  return field && z.globalRegistry.get(field)?.description
}
