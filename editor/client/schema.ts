import type { Path } from '../protocol.ts'

/** What the editor reads of a JSON Schema (draft 2020-12). */
export type JsonSchema = {
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  minItems?: number
}

/** The option of a schema that a value seems to be; without a value, a text, and else the first group or list. */
export function optionFor(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!anyOf) return schema
  const type = Array.isArray(value) ? 'array' : value === undefined ? 'string' : typeof value
  const kind = (Object(value) as { kind?: unknown }).kind
  const ofKind = anyOf.find((option) => kind !== undefined && option.properties?.['kind']?.const === kind)
  const option =
    ofKind ?? anyOf.find((each) => each.type === type) ?? anyOf.find(({ type: known }) => known !== undefined)
  return { ...rest, ...optionFor(option ?? {}, value) }
}

export function schemaAt(schema: JsonSchema, path: Path, value: unknown): JsonSchema | undefined {
  const known = optionFor(schema, value)
  const [step, ...rest] = path
  if (step === undefined) return known
  const below = typeof step === 'number' ? known.items : known.properties?.[step]
  return below && schemaAt(below, rest, fieldOf(value, step))
}

export const fieldOf = (value: unknown, step: string | number): unknown =>
  (Object(value) as Record<string | number, unknown>)[step]

export const valueAt = (value: unknown, path: Path): unknown => path.reduce(fieldOf, value)

/** What a group or an entry is called: the best of its fields that can name it. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const names = ['name', 'title', 'role', 'label', 'institution', 'organisation', 'text', 'network', 'file']
  return names.map((field) => fieldOf(value, field)).find((name) => typeof name === 'string')
}
