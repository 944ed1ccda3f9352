import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../content/content.ts'
import type { Edit } from '../protocol.ts'
import { EditError } from './edits/edit-error.ts'
import { stepsOf } from './edits/edits.ts'
import type { Step } from './edits/step.ts'
import { type Order, SourceText, type Splice } from './source-text.ts'

/**
 * Makes a change in the text of a YAML file, in which every other byte stays as it is.
 * @throws EditError
 */
export function applyEdit(yaml: string, edit: Edit, order: Order = () => []): string {
  let source = SourceText.read(yaml)
  if (!source) throw new EditError('The file has a mistake. Correct it in the file first.')
  for (const step of stepsOf(source.value, edit)) source = applyStep(source, step, order)
  if (edit.kind === 'set' && !isDeepStrictEqual(valueAt(source.value, edit.path), edit.value)) throw unsafe()
  return source.yaml
}

const unsafe = () =>
  new EditError('This value is written in a way that only a person can change safely. Change it in the file.')

/** The first way to write it that gives the file the value that it should have. */
function applyStep(source: SourceText, step: Step, order: Order): SourceText {
  const { yaml, value } = source
  const expected = edited(value, step)
  const isWindows = yaml.includes('\r\n') && !/(?<!\r)\n/.test(yaml)
  const withLineEnds = (text: string) => (isWindows ? text.replaceAll(/\r?\n/g, '\r\n') : text)
  for (const splices of source.splicesFor(step, order)) {
    const result = SourceText.read(splice(yaml, splices, withLineEnds))
    if (result && isDeepStrictEqual(result.value, expected)) return result
  }
  throw unsafe()
}

function splice(text: string, splices: readonly Splice[], withLineEnds: (text: string) => string): string {
  let result = text
  // From the end, so that places stay right. Of two at a place, the first one is written before the other.
  for (const { start, end, text: added } of splices.toReversed().toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + withLineEnds(added) + result.slice(end)
  }
  return result
}

/** The value after the change. */
function edited(value: unknown, step: Step): unknown {
  if (step.kind === 'confirm' || step.kind === 'doubt') return value
  const [name, ...rest] = step.path
  if (name !== undefined) return withField(value, name, edited(valueAt(value, [name]), { ...step, path: rest }))
  switch (step.kind) {
    case 'set':
      return step.value
    case 'remove':
      return undefined
    case 'arrange':
      // The order of fields is no value.
      if (!Array.isArray(value)) return value
      return step.entries.map((entry): unknown => ('from' in entry ? (value as unknown[])[entry.from] : entry.value))
  }
}

function withField(value: unknown, name: string | number, field: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(name), field)
  const { [name]: _old, ...others } = Object(value) as Record<string, unknown>
  return field === undefined ? others : { ...(value as object), [name]: field }
}
