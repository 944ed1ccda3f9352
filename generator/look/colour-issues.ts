import type { Issue } from '../content/parse-yaml.ts'
import { parseColour } from './parse-colour.ts'

/** Reports texts that are not a colour. The schema reports values of other types. */
export function colourIssues(value: unknown): Issue[] {
  const { look } = Object(value) as { look?: unknown } // any value can be read like this
  const fields = Object(look) as Record<string, unknown>
  return ['accent', 'accentSecond'].flatMap((name) => {
    const { [name]: text } = fields
    if (typeof text !== 'string' || text.trim() === '') return []
    const colour = parseColour(text)
    return 'message' in colour ? [{ path: ['look', name], message: colour.message }] : []
  })
}
