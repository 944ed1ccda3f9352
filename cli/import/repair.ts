import { checkContent } from '../../generator/content/check-content.ts'
import { ContentError, type Diagnostic } from '../../generator/content/content-error.ts'
import { formatPath, type Path } from '../../generator/content/position.ts'
import { folderAt } from '../../generator/content/read-content.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord } from './coerce.ts'
import { composeYaml } from './compose-yaml.ts'
import type { PartialContent } from './content.ts'
import type { Note } from './resume.ts'

type Repaired = { yaml: string; content: PartialContent; notes: Note[] }

/**
 * Composes valid content. Removes the imported values that the content check rejects, so that the sample fills the gaps.
 * @param sample the text of the sample content
 * @param folder its folder
 */
export async function repair(content: PartialContent, sample: string, folder: string): Promise<Repaired> {
  const yaml = composeYaml(sample, content)
  try {
    await checkContent(yaml, folderAt(folder, 'sample'))
    return { yaml, content, notes: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // One at a time, because a removed entry shifts those behind it.
    const rest = structuredClone(content)
    const note = remove(rest, error.diagnostics.at(-1))
    if (note === null) throw new UserError(`Nothing was imported, because sample/ is invalid. ${error.message}`)
    const repaired = await repair(rest, sample, folder)
    return { ...repaired, notes: [...repaired.notes, note] }
  }
}

/** Removes the value that a diagnostic is about, or the list entry that cannot do without it. */
function remove(content: PartialContent, { path, message }: Pick<Diagnostic, 'path' | 'message'> = none): Note | null {
  const target = removableAt(path)
  const parent = target.slice(0, -1).reduce<unknown>((value, step) => fieldsOf(value)[step], content)
  const key = target.at(-1) ?? ''
  const removed = fieldsOf(parent)[key]
  if (removed === undefined) return null
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else fieldsOf(parent)[key] = undefined
  const title = isRecord(removed)
    ? (removed['name'] ?? removed['title'] ?? removed['role'] ?? removed['label'])
    : removed
  const field = path.length > target.length ? `${String(path.at(-1))}: ` : ''
  const list = target.filter((step) => typeof step === 'string').join('.')
  const reason = message.slice(`${formatPath(path)}: `.length)
  return { kind: 'skipped', what: `${list} ${JSON.stringify(title)}`, why: `${field}${reason}` }
}

const none = { path: [], message: '' }

/** The sample completes an organisation without one of its other fields; other entries are removed as a whole. */
function removableAt(path: Path): Path {
  const index = path.findIndex((step) => typeof step === 'number')
  if (index < 0) return path
  const isOptional = path[1] === 'organisations' && !['path', 'name', 'legalName'].includes(String(path[3]))
  return path.slice(0, index + (isOptional ? 2 : 1))
}

function fieldsOf(value: unknown): Record<PropertyKey, unknown> {
  return isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>) : {} // lists have fields too
}
