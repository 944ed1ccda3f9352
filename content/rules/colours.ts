import { parseColour } from '../../generator/look/colour.ts'
import { lookOf } from '../../generator/look/look.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { valueAt } from '../position.ts'
import type { ContentFile } from '../read-content.ts'

/** Texts that are no colour. The schema reports values of other types. */
export function colours({ value, diagnose }: ContentFile): Diagnostic[] {
  return ['accent', 'accentSecond'].flatMap((name) => {
    const path = ['look', name]
    const text = valueAt(value, path)
    if (typeof text !== 'string' || text.trim() === '') return []
    try {
      parseColour(text)
      return []
    } catch (error) {
      return [diagnose(path, (error as Error).message)] // see `parseColour`
    }
  })
}

/** Colours that the build changes for their contrast. */
export function contrast({ source, diagnose }: ContentFile): Diagnostic[] {
  try {
    const { shifts } = lookOf(source?.look)
    return shifts.map(({ field, message }) => diagnose(['look', field], message, { severity: 'warning' }))
  } catch {
    return [] // `colours` reports texts that are no colour.
  }
}
