import { lookOf, shiftMessage } from '../../generator/look/look.ts'
import type { Source } from '../../model/content.ts'
import type { Site } from './site.ts'

/** Colours that the build had to change, so that they can be read. */
export function checkLook({ warn }: Site, look: Source['look']) {
  const { shifts } = lookOf(look)
  const diagnostics = shifts.map((shift) => warn(['look', shift.field], shiftMessage(shift)))
  return { summary: look === undefined ? 'the default' : Object.keys(look).join(', '), diagnostics }
}
