import type { Path } from '../protocol.ts'

/** What the editor reads of a JSON Schema (draft 2020-12). */
export type JsonSchema = {
  type?: string
  description?: string
  /** What the panel calls the field, says of it, and shows in it while it is empty: model/fields/field.ts. */
  label?: string
  help?: string
  example?: string
  vocabulary?: string
  control?: string
  /** It is before "More", also while it is empty. */
  isCommon?: boolean
  usual?: readonly string[]
  /** What the panel calls the values of `enum`. */
  choices?: Readonly<Record<string, string>>
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  /** Options that a field tells apart, such as `kind`. */
  oneOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  /** What each value of `enum` means; the first is the default. */
  enumDescriptions?: readonly string[]
  const?: unknown
  minItems?: number
  /** What the value names, as model/fields/field.ts has it. */
  kind?: string
}

/** A part of the content, with its schema. */
export type Part = { schema: JsonSchema; path: Path; value: unknown }

/** As many fields as fit into one form. */
const MOST_IN_FORM = 6

/** Whether it is a group of a few texts and choices, which belong together in one form. A picture is chosen by itself. */
export function isForm({ type, properties = {} }: JsonSchema): boolean {
  const fields = Object.values(properties).map((field) => optionFor(field, undefined))
  const areTexts = fields.every((field) => field.type === 'string' && field.kind !== 'picture')
  return type === 'object' && areTexts && fields.length > 0 && fields.length <= MOST_IN_FORM
}

/** The option of a schema that a value seems to be; without a value, a text, and else the first group or list. */
export function optionFor(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf, oneOf, ...rest } = schema
  const options = anyOf ?? oneOf
  if (!options) return schema
  const type = Array.isArray(value) ? 'array' : value === undefined ? 'string' : typeof value
  const kind = (Object(value) as { kind?: unknown }).kind
  const ofKind = options.find((option) => kind !== undefined && option.properties?.['kind']?.const === kind)
  const option =
    ofKind ?? options.find((each) => each.type === type) ?? options.find(({ type: known }) => known !== undefined)
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

/** What people call a field: its label, or the words of its key. */
export const labelOf = (name: string, { label }: JsonSchema = {}) => label ?? wordsOf(name)

/** What the panel says of a field. */
export const helpOf = ({ help, description }: JsonSchema) => help ?? description

/** What people call a value of a choice. */
export const choiceOf = (value: string, { choices }: JsonSchema) => choices?.[value] ?? wordsOf(value)

/** The words of a key: "Short description" of `shortDescription`. */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const NAMES = ['name', 'title', 'role', 'label', 'institution', 'organisation', 'text', 'network', 'file']

/** What a group or an entry is called: the best of its fields that can name it. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return NAMES.map((field) => fieldOf(value, field)).find((name) => typeof name === 'string')
}

/** Fields that must differ between entries, beside those that name them. */
const IDENTITIES = ['id', 'path']

/** A copy of an entry, with a number behind what names it. */
export function copyIn(entries: readonly unknown[], entry: unknown): unknown {
  if (typeof entry === 'string') return numbered(entry, entries)
  const name = NAMES.find((field) => typeof fieldOf(entry, field) === 'string')
  const fields = [...IDENTITIES, name].flatMap((field) => {
    const text = field === undefined ? undefined : fieldOf(entry, field)
    if (field === undefined || typeof text !== 'string') return []
    return [
      [
        field,
        numbered(
          text,
          entries.map((each) => fieldOf(each, field)),
        ),
      ],
    ]
  })
  return { ...(entry as object), ...Object.fromEntries(fields) }
}

/** The text with the first number that no other has: `Docker 2`, `/academy-2`. */
function numbered(text: string, others: readonly unknown[]): string {
  const separator = /^[/a-z0-9-]+$/.test(text) ? '-' : ' '
  const base = text.replace(/[ -]\d+$/, '')
  let count = 2
  while (others.includes(`${base}${separator}${count}`)) count += 1
  return `${base}${separator}${count}`
}
