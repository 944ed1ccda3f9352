import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import { z } from 'zod'
import { siteSchema } from '../model/site-schema.ts'
import { type Path, schemaAt, schemaOf } from './fields.ts'

const DUPLICATE = 'Duplicate field. Remove one of the two.'

const MISSING_DASH =
  'A dash is missing: this field repeats one of the list item above. Write "- " before the first field of each item, and align its other fields. If it is no new item, remove one of the two fields.'

const INDENTED_SECTION =
  'The section is indented too far, so that its fields belong to the section above. Remove the spaces before its name, and indent its fields by two spaces.'

/** The fields that a group has twice, by their cause. */
export function duplicateFieldsIn(node: Node | null, path: Path = []): { offset: number; message: string }[] {
  if (isSeq<Node>(node)) return node.items.flatMap((item, index) => duplicateFieldsIn(item, [...path, index]))
  if (!isMap<Node, Node | null>(node)) return []
  const below = node.items.flatMap(({ key, value }) => duplicateFieldsIn(value, [...path, String(key)]))
  return [...duplicatesOf(node.items, path), ...below]
}

function duplicatesOf(fields: readonly Field[], path: Path): { offset: number; message: string }[] {
  const names = new Set<unknown>()
  const duplicates = fields.filter((field) => {
    const name = nameOf(field)
    if (name === undefined || !names.has(name)) return void names.add(name)
    return true
  })
  const [first] = duplicates
  if (first === undefined) return []
  const section = fields.slice(0, fields.indexOf(first)).find((field) => isEmptySection(field, path))
  if (section !== undefined) return [{ offset: offsetOf(section), message: INDENTED_SECTION }]
  const repeatsItem = duplicates.length > 1 || nameOf(first) === fields.map(nameOf)[0]
  if (repeatsItem && isInList(path)) return [{ offset: offsetOf(first), message: MISSING_DASH }]
  return duplicates.map((field) => ({ offset: offsetOf(field), message: DUPLICATE }))
}

type Field = Pair<Node, Node | null>

function nameOf({ key }: Field): unknown {
  return isScalar(key) ? key.value : undefined
}

function offsetOf({ key }: Field): number {
  return key.range?.[0] ?? 0
}

/** Whether a field below another one has the name of a section and no value. */
function isEmptySection(field: Field, path: Path): boolean {
  const { value } = field
  const isEmpty = value === null || (isScalar(value) && value.value === null)
  return isEmpty && path.length > 0 && Object.hasOwn(siteSchema.shape, String(nameOf(field)))
}

/** Whether a group is an item of a list, or is where a list is expected. */
function isInList(path: Path): boolean {
  const schema = schemaAt(siteSchema, path)
  return typeof path.at(-1) === 'number' || (schema !== undefined && schemaOf(schema, []) instanceof z.ZodArray)
}
