import { siteSchema } from '../../schema/site.ts'
import { characterWithoutGlyph } from '../outputs/cv-fonts.ts'
import { textsIn } from './fields.ts'
import { interfaceTexts } from './interface-texts.ts'
import type { Issue } from './parse-yaml.ts'

/** Finds CV text with a character that the CV fonts have no glyph for. */
export function glyphIssues(value: unknown): Issue[] {
  const issues = textsIn(siteSchema, value).flatMap(({ path, text, meta }): Issue[] => {
    const character = meta.printedInCv ? characterWithoutGlyph(text) : undefined
    if (character === undefined) return []
    const message = `The CV fonts do not support "${character}". Use Latin, Greek or Cyrillic letters and common symbols.`
    return [{ path, message }]
  })
  return [...issues, ...interfaceIssues(value)]
}

/** The CV prints two texts of the interface. */
function interfaceIssues(value: unknown): Issue[] {
  const { language, ui } = Object(value) as { language?: unknown; ui?: unknown } // any value can be read like this
  const { cv = '', experience = '' } = { ...interfaceTexts(String(language)), ...Object(ui) }
  const character = characterWithoutGlyph(`${cv}${experience}`)
  if (character === undefined) return []
  const message = `The CV fonts do not support the headings of the CV in this language, such as "${character}". Write ui.cv and ui.experience in Latin, Greek or Cyrillic letters.`
  return [{ path: ['language'], message }]
}
