import type { Path } from '../../protocol.ts'
import { fieldOf, type JsonSchema, nameOf, optionFor, schemaAt, valueAt } from '../schema.ts'

export type Variant = { name: string; title?: string; sections?: readonly string[] }

/** The CVs for kinds of jobs. */
export function variantsIn(value: unknown): Variant[] {
  const variants = valueAt(value, ['cv', 'variants'])
  return Array.isArray(variants) ? (variants as Variant[]).filter((each) => typeof each?.name === 'string') : []
}

/** An entry that can be in some CVs alone. */
export type Entry = { path: Path; label: string; names: readonly string[] | undefined; isInNone: boolean }

/** The entries of a section, by its name or id, that have a field `for`. */
export function entriesOf(section: string, schema: JsonSchema, value: unknown): Entry[] {
  const path = pathOfSection(section, value)
  const fields = schemaAt(schema, path, value)?.properties ?? {}
  return Object.entries(fields).flatMap(([name, field]) => {
    const entries = valueAt(value, [...path, name])
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown, index) => {
      const isChoosable = 'for' in (optionFor(optionFor(field, entries).items ?? {}, entry).properties ?? {})
      const names = fieldOf(entry, 'for')
      if (!isChoosable || typeof entry !== 'object') return []
      return {
        path: [...path, name, index],
        label: (nameOf(entry) ?? String(index + 1)).replaceAll('{name}', nameOf(value) ?? ''),
        names: Array.isArray(names) ? (names as string[]) : undefined,
        isInNone: fieldOf(entry, 'cv') === 'never',
      }
    })
  })
}

function pathOfSection(section: string, value: unknown): Path {
  const custom = fieldOf(value, 'custom')
  const index = Array.isArray(custom) ? custom.findIndex((each: unknown) => fieldOf(each, 'id') === section) : -1
  return index >= 0 ? ['custom', index] : [section]
}

/** What its owner calls a section, if the content has it. */
export function labelOfSection(section: string, value: unknown, variant: Variant): string | undefined {
  if (section === 'summary') {
    return (valueAt(value, ['footer', 'about']) ?? fieldOf(variant, 'summary')) ? 'Summary' : undefined
  }
  const own = valueAt(value, pathOfSection(section, value))
  if (own === undefined) return undefined
  const label = fieldOf(own, 'label')
  return typeof label === 'string' ? label : section
}
