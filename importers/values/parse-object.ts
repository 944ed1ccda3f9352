import { isScalar, visit } from 'yaml'
import { ContentError, parseContent } from '../../content/content.ts'
import { UserError } from '../../lib/user-error.ts'
import type { Source } from '../source/source.ts'
import { isRecord } from './values.ts'

type Group = Readonly<Record<string, unknown>>

/** A key at the start of a line, as in YAML. */
const KEY = /^["']?\w[\w -]*["']?:(?:\s|$)/m

/** Each importer of such a format asks for the value of the same file. */
const parsed = new WeakMap<Source, { value: unknown } | { error: unknown }>()

/** The groups of fields in a file of JSON or YAML; none in another file, or with a mistake in it. */
export function objectIn(source: Source): Group | undefined {
  const result = isObject(source) ? parseOnce(source) : { value: undefined }
  return 'value' in result && isRecord(result.value) ? result.value : undefined
}

/** Whether a file looks like JSON or YAML with groups of fields. */
export function isObject({ text }: Source): boolean {
  return text.trimStart().startsWith('{') || KEY.test(text)
}

/**
 * The same of a file that is nothing else.
 * @throws UserError with its mistakes
 */
export function parseObject(source: Source): Group {
  const result = parseOnce(source)
  if ('error' in result) throw result.error
  if (!isRecord(result.value)) throw new UserError(`${source.name} is not a JSON object ({ … }).`)
  return result.value
}

function parseOnce(source: Source) {
  const result = parsed.get(source) ?? parse(source)
  parsed.set(source, result)
  return result
}

/** Reads JSON, and as YAML what people write in JSON by hand, such as a comma at the end of a list. */
function parse({ text, name }: Source): { value: unknown } | { error: unknown } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const { document, diagnostics } = parseContent(text, name)
    if (diagnostics.length > 0) {
      return { error: /^\s*[[{]/.test(text) ? jsonError(text, name, error) : new ContentError(diagnostics) }
    }
    // Phone numbers, grades and dates as they are written: +49301234567, 3.90 and 2021-03-01.
    visit(document, {
      Scalar(_, node) {
        const isWritten = typeof node.value === 'number' || node.value instanceof Date
        if (isWritten && isScalar(node)) node.value = node.source ?? node.value
      },
    })
    return { value: document.toJS() }
  }
}

/** Characters of the line in a message. */
const MAX_LINE = 80

/** The mistake with its line, which messages of JSON.parse have as a position. */
function jsonError(text: string, name: string, error: unknown): UserError {
  const [, reason = 'Unexpected end', position = String(text.trimEnd().length)] =
    /^(.+?)(?: in JSON)?(?: at position (\d+).*)?$/s.exec(error instanceof Error ? error.message : '') ?? []
  const before = text.slice(0, Number(position)).split('\n')
  const line = (text.split('\n')[before.length - 1] ?? '').slice(0, MAX_LINE)
  return new UserError(
    `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} This JSON has a mistake: ${reason}. Check the commas, quotation marks and brackets of this line and the line before.\n\n  ${before.length} | ${line}`,
  )
}
