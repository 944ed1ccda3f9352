import { z } from 'zod'
import { type ContentFile, formatPath, schemaAt, schemaOf, shapeOf, valueAt } from '../../content/content.ts'
import type { Path } from '../../editor/protocol.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { UserError } from '../../lib/user-error.ts'
import { siteSchema } from '../../model/site-schema.ts'

const FORM = /^(?:[\w-]+|\[\d+\])(?:\.[\w-]+|\[\d+\])*$/

/** A path as messages print it, `history.entries[0].role`, or with dots alone, `history.entries.0.role`. */
export function parsePath(text: string): Path {
  if (!FORM.test(text)) throw new UserError(`"${text}" is no path. Write one such as history.entries[0].role.`)
  return (text.match(/[\w-]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/**
 * The schema of a field that the content has or may have.
 * @throws UserError that says which fields or entries there are
 */
export function fieldAt({ value }: Pick<ContentFile, 'value'>, path: Path): z.core.$ZodType {
  for (const [depth, step] of path.entries()) {
    const parent = path.slice(0, depth)
    const known = schemaAt(siteSchema, parent, value)
    const problem = known && problemOf(schemaOf(known, valueAt(value, parent)), valueAt(value, parent), step, parent)
    if (problem !== undefined) throw new UserError(`${formatPath(path.slice(0, depth + 1))}: ${problem}`)
  }
  const field = schemaAt(siteSchema, path, value)
  if (!field) throw new UserError(`${formatPath(path)}: There is no such field.`)
  return field
}

/** Why a group or list cannot have a field or an entry. */
function problemOf(known: z.core.$ZodType, value: unknown, step: string | number, parent: Path): string | undefined {
  const name = formatPath(parent) || 'The file'
  if (known instanceof z.ZodArray) {
    const { length } = Array.isArray(value) ? value : []
    if (typeof step === 'string') return `${name} is a list. Write the number of an entry, such as ${name}[0].`
    if (step < length) return undefined
    const entries =
      length === 0 ? 'no entries' : length === 1 ? '1 entry, [0]' : `${length} entries, [0] to [${length - 1}]`
    return `${name} has ${entries}. Use vitafolio add for a new one.`
  }
  const names = Object.keys(shapeOf(known))
  if (names.length === 0) return `${name} is a value without fields.`
  if (names.includes(String(step))) return undefined
  const cure = didYouMean(suggestionsFor(String(step), names)) ?? ''
  return `There is no such field. ${cure} ${name} may have ${names.join(', ')}.`.replace(/ {2}/, ' ')
}
