import { parseColour } from '../../generator/look/colour.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { valueAt } from '../fields.ts'
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
