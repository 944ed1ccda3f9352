import { siteSchema } from '../../schema/site.ts'
import { characterWithoutGlyph } from '../outputs/printed-faces.ts'
import { textsIn } from './fields.ts'
import type { Path } from './place.ts'

/** Texts of the CV with a letter that could not be inCv in it, and would be missing there. */
export function mistakesInLetters(value: unknown): { path: Path; message: string }[] {
  return textsIn(siteSchema, value).flatMap(({ path, text, meta }) => {
    const sign = meta.inCv ? characterWithoutGlyph(text) : undefined
    if (sign === undefined) return []
    const message = `holds "${sign}", which the CV can’t print; its faces hold Latin, Greek and Cyrillic letters and common signs`
    return [{ path, message }]
  })
}
