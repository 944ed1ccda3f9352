import { use, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { ComparedLine } from '../../protocol/compare.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { pathOf } from '../page/find.ts'
import { placeOf } from '../problems.ts'
import { fieldOf, type JsonSchema, labelOf, optionFor, schemaAt, valueAt } from '../schema.ts'
import { site } from '../site-schema.ts'

/** Characters of a text that another one can follow. A name or a date has fewer. */
const SENTENCE = 40

type LeftActionsProps = {
  text: string
  /** The value of the text before it in the file. */
  near: Path | undefined
  /** The section of the file that the text is in. */
  section: ComparedLine['section']
  onDone: () => void
}

/** Where a text that was not taken can go: into the field that is open, or into a new entry. */
export function LeftActions({ text, near, section, onDone }: LeftActionsProps) {
  const { state, field, onEdit, onShow, onBegin } = use(EditorContext)
  const [message, setMessage] = useState<string>()
  const [chosen, setChosen] = useState('')
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>('button, select')?.focus(), [])
  // Without a field that is open, it is that of the text before, if that is a list or a longer text.
  const isRoomy = (path: Path) => {
    const value = valueAt(state.value, path)
    return Array.isArray(value) || (typeof value === 'string' && value.length >= SENTENCE)
  }
  const nearby = near ? [near.slice(0, -1), near].filter(isRoomy) : []
  const fields = [...(field === '' ? [] : [pathOf(field)]), ...nearby]
  const target = fields.flatMap((path) => {
    const old = valueAt(state.value, path)
    const next = withText(schemaAt(site, path, state.value), old, text)
    return next === undefined ? [] : [{ path, old, next }]
  })[0]
  const lists = listsOf(state.value)
  const isNear = (list: Path) => list.slice(0, -1).every((step, index) => near?.[index] === step)
  const isOfSection = (each: Path) => each.join('.') === section?.list.join('.')
  const list =
    lists.find((each) => each.join('.') === chosen) ?? lists.find(isOfSection) ?? lists.find(isNear) ?? lists[0]
  const put = async ({ path, old, next }: NonNullable<typeof target>) => {
    const problem = await onEdit({ kind: 'set', path, value: next }, old ?? null)
    setMessage(problem)
    if (problem !== undefined) return
    onDone()
    onShow(path)
  }
  const begin = () => {
    if (!list) return
    onDone()
    onBegin(list, text, isOfSection(list) ? section?.title : undefined)
  }
  return (
    <div ref={group} role="group" aria-label={`Not taken: ${text}`} className="left-actions">
      <p>“{text}” is not on your site.</p>
      <div className="tools">
        {target && (
          <button type="button" onClick={() => void put(target)}>
            Put into {placeOf(target.path, state.value)}
          </button>
        )}
        <label>
          <span className="name">Section</span>
          <select value={list?.join('.') ?? ''} onChange={(event) => setChosen(event.target.value)}>
            {lists.map((each) => (
              <option key={each.join('.')} value={each.join('.')}>
                {nameOfList(each, state.value, isOfSection(each) ? section?.title : undefined)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={begin}>
          Make an entry
        </button>
      </div>
      <Alert message={message} />
    </div>
  )
}

/** The value of a field with one more text, if it is made of texts. */
function withText(field: JsonSchema | undefined, old: unknown, text: string): unknown {
  if (!field) return undefined
  if (field.type === 'array') {
    const isOfTexts = optionFor(field.items ?? {}, undefined).type === 'string'
    return isOfTexts ? [...(Array.isArray(old) ? (old as unknown[]) : []), text] : undefined
  }
  if (field.type !== 'string' || field.enum || field.kind !== undefined) return undefined
  if (typeof old !== 'string' || old === '') return text
  return old.trimEnd() + (old.trimEnd().includes('\n') ? '\n' : ' ') + text
}

/** The lists of entries of all sections: those of the content first. */
function listsOf(value: unknown): Path[] {
  const sections = Object.entries(site.properties ?? {}).flatMap(([name, section]): Path[] => {
    const fields = optionFor(section, {}).properties ?? {}
    if (!('label' in fields && 'title' in fields)) return []
    const entries = Object.keys(fields).filter((field) => optionFor(fields[field] ?? {}, []).items?.type === 'object')
    return entries.map((field) => [name, field])
  })
  const own = fieldOf(value, 'custom')
  const ownLists = Array.isArray(own) ? own.map((_, index): Path => ['custom', index, 'entries']) : []
  const isWritten = ([name = '']: Path) => fieldOf(value, name) !== undefined
  return [...sections.filter(isWritten), ...ownLists, ...sections.filter((each) => !isWritten(each))]
}

/** The heading of its section, or that of the file for one that is new. */
function nameOfList(list: Path, value: unknown, inFile: string | undefined): string {
  const title = fieldOf(valueAt(value, list.slice(0, -1)), 'title')
  const [name = ''] = list
  return typeof title === 'string' ? title : `${inFile ?? labelOf(String(name), site.properties?.[name])} (new)`
}
