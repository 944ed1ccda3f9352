import { parse } from 'yaml'
import {
  check,
  type Diagnostic,
  doubtsIn,
  formatPath,
  isError,
  MAX_SIZE,
  parseSite,
  valueAt,
} from '../../content/content.ts'
import { UserError } from '../../lib/user-error.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { AddNote } from '../report.ts'
import { isRecord } from '../values/values.ts'
import { composeYaml, type Imported } from './compose-yaml.ts'

/**
 * Composes valid content: leaves out the values that the content check rejects. Texts stay if all they need is a font for the CV.
 * @param folder the content folder
 * @returns also the values that may be wrong, by line, and the commands that install such fonts
 */
export async function repair(imported: Imported, folder: string, note: AddNote) {
  for (;;) {
    const yaml = composeYaml(imported)
    if (Buffer.byteLength(yaml) > MAX_SIZE) throw new UserError('The résumé is too long for a site. Shorten its texts.')
    const parsed = parseSite(yaml, { folder, name: 'content' })
    const diagnostics = (await check(parsed)).filter(isError)
    const rejected = diagnostics.filter(({ install }) => install === undefined)
    if (rejected.length === 0) {
      const commands = diagnostics.flatMap(({ install }) => install ?? [])
      const doubts = doubtsIn(parsed).map(({ offset, path, source }) => {
        return `line ${parsed.diagnose(path, '', { offset }).line}, ${formatPath(path)}: ${source}`
      })
      return { yaml, content: siteSchema.parse(parse(yaml)), doubts, commands }
    }
    // From the end, because a removed list entry shifts those behind it.
    const removed = rejected.toReversed().filter((diagnostic) => remove(imported, diagnostic, note))
    if (removed.length === 0) throw new UserError(`The résumé cannot be imported. ${rejected[0]?.message}`)
    imported.custom = imported.custom?.filter(({ entries = [] }) => entries.length > 0)
  }
}

/** Removes a value or, if a required value is missing, the list entry or the group it belongs to. Returns whether there was one. */
function remove(imported: Imported, { path, message }: Diagnostic, note: AddNote): boolean {
  const isThere = valueAt(imported, path) !== undefined
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  const group = entry.length === 0 && path.length > 2 ? path.slice(0, -1) : entry
  const target = isThere ? path : group
  const value = valueAt(imported, target)
  const [parent, key] = [valueAt(imported, target.slice(0, -1)), target.at(-1)]
  if (key === undefined || value === undefined) return false
  const texts = isRecord(value) ? Object.values(value).filter(Boolean).slice(0, 2) : [value]
  note('skipped', `${formatPath(target)} "${texts.join(', ')}"`, message.slice(`${formatPath(path)}: `.length))
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(Object(parent), key)
  return true
}
