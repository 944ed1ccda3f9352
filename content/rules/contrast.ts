import { lookOf } from '../../generator/look/look.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'

/** Colours that the build changes for their contrast. */
export function contrast({ source, diagnose }: ContentFile): Diagnostic[] {
  try {
    const { shifts } = lookOf(source?.look)
    return shifts.map(({ field, message }) => diagnose(['look', field], message, { severity: 'warning' }))
  } catch {
    return [] // `colours` reports texts that are no colour.
  }
}
