import { UserError } from '../generator/lib/user-error.ts'
import { ContentError } from '../generator/read/diagnostic.ts'
import { parseContent } from '../generator/read/parse-yaml.ts'
import { FORMATS } from './formats.mjs'
import type { Importer } from './importer.ts'
import { readResume } from './read-resume.ts'
import { isRecord } from './read-values.ts'

/** A key at the start of a line, as in YAML. */
const KEY = /^["']?\w[\w -]*["']?:(?:\s|$)/m

/** Accepts every object, since no field of the standard is required. So it is the last importer of texts. */
export const jsonResume: Importer = {
  ...FORMATS.jsonResume,
  accepts: ({ text }) => text.trimStart().startsWith('{') || KEY.test(text),
  read({ name, text }, note) {
    const value = parse(text, name)
    if (!isRecord(value)) throw new UserError(`${name} is not a JSON object ({ … }).`)
    return readResume(value, note)
  },
}

/** Reads JSON, and as YAML what people write in JSON by hand, such as a comma at the end of a list. */
function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { value, diagnostics } = parseContent(text, name)
    if (diagnostics.length > 0) throw new ContentError(diagnostics)
    return value
  }
}
