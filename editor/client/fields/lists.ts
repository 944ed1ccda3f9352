import type { Path } from '../../protocol.ts'
import { fieldOf, type JsonSchema, optionFor } from '../schema.ts'

/** The lists of the content whose entries have the same fields as those of a list. Texts alone are not alike. */
export function listsLike({ items = {} }: JsonSchema, schema: JsonSchema, value: unknown): Path[] {
  if (items.type === 'string') return []
  const wanted = JSON.stringify(items)
  return listsIn(schema, value, [])

  function listsIn(given: JsonSchema, own: unknown, path: Path): Path[] {
    const known = optionFor(given, own)
    if (!Array.isArray(own))
      return Object.entries(known.properties ?? {}).flatMap(([name, field]) =>
        listsIn(field, fieldOf(own, name), [...path, name]),
      )
    const below = own.flatMap((each, index) => listsIn(known.items ?? {}, each, [...path, index]))
    return JSON.stringify(known.items) === wanted ? [path, ...below] : below
  }
}
