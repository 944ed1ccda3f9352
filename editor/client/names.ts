import type { Path } from '../protocol.ts'
import { fieldOf, isForm, type JsonSchema, labelOf, nameOf, schemaAt, valueAt } from './schema.ts'
import { site } from './site-schema.ts'

/** What people call each part of the way to a field: Projects, Projects, Data Pipeline, Description. */
export function namesOf(path: Path, value: unknown): string[] {
  return path.map((step, index) => {
    const own = valueAt(value, path.slice(0, index + 1))
    if (typeof step === 'number') return (typeof own === 'object' && nameOf(own)) || String(step + 1)
    const label = index === 0 ? ownLabel(own) : undefined
    return label ?? labelOf(step, fieldIn(path.slice(0, index), step, value))
  })
}

/** The part that shows the fields of a group: itself, or the one around a form. */
export function partOf(group: Path, value: unknown): Path {
  const known = schemaAt(site, group, value)
  return known && isForm(known) ? partOf(group.slice(0, -1), value) : group
}

/** What the navigation of the site calls a section. */
export function ownLabel(section: unknown): string | undefined {
  const label = fieldOf(section, 'label')
  return typeof label === 'string' ? label : undefined
}

/** The schema of a field as its group has it, with its label. */
function fieldIn(group: Path, name: string, value: unknown): JsonSchema | undefined {
  return schemaAt(site, group, value)?.properties?.[name]
}
