import { siteSchema } from '../../schema/site.ts'
import { characterWithoutGlyph } from '../outputs/cv-fonts.ts'
import { textsIn } from './fields.ts'
import type { Issue } from './parse-yaml.ts'

/** Finds CV text with a character that the CV fonts have no glyph for. */
export function glyphIssues(value: unknown): Issue[] {
  return textsIn(siteSchema, value).flatMap(({ path, text, meta }) => {
    const character = meta.printedInCv ? characterWithoutGlyph(text) : undefined
    if (character === undefined) return []
    const message = `The CV fonts do not support "${character}". Use Latin, Greek or Cyrillic letters and common symbols.`
    return [{ path, message }]
  })
}
