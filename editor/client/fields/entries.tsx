import { use, useRef, useState } from 'react'
import type { Edit, Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { Field } from '../controls/field.tsx'
import { Saved } from '../controls/saved.tsx'
import { EditorContext } from '../editor-context.ts'
import { copyIn, isForm, nameOf, optionFor, type Part, valueAt } from '../schema.ts'
import { site } from '../site-schema.ts'
import { Adding } from './adding.tsx'
import { FormFields } from './form-fields.tsx'
import { listsLike } from './lists.ts'
import { Notes } from './notes.tsx'
import { OtherList } from './other-list.tsx'
import { useDrag } from './use-drag.ts'

/** The entries of a list, which are opened, moved, duplicated and removed. */
export function Entries({ schema, path, value }: Part) {
  const { state, onEdit, onOpen, begun } = use(EditorContext)
  const [message, setMessage] = useState<string>()
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const last = entries.length - 1
  const list = useRef<HTMLOListElement>(null)
  const entryAt = (index: number) => list.current?.children[index]
  /** The focus stays with the entry that moves, at a button that can be pressed. */
  const move = async (from: number, to: number, direction?: 'up' | 'down') => {
    const problem = await onEdit({ kind: 'move', path, from, to })
    setMessage(problem)
    if (problem !== undefined || !direction) return
    const buttons = [...(entryAt(to)?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const same = buttons.find((each) => each.dataset['move'] === direction)
    const pressable = same?.disabled ? buttons.find((each) => !each.disabled) : same
    pressable?.focus()
  }
  const lists = listsLike(schema, site, state.value).filter((each) => each.join('.') !== path.join('.'))
  const take = async (index: number, edit: Edit) => {
    const problem = await onEdit(edit)
    setMessage(problem)
    if (problem !== undefined) return
    const next = entryAt(Math.min(index, last - 1)) ?? list.current?.parentElement
    next?.querySelector<HTMLElement>('.open, textarea, input, button')?.focus()
  }
  const moveToList = (index: number, to: Path) => {
    const { length } = valueAt(state.value, to) as unknown[] // It is a list.
    void take(index, { kind: 'transfer', path: [...path, index], to, index: length })
  }
  const add = async (draft: unknown) => {
    const problem = await onEdit({ kind: 'insert', path, index: entries.length, value: draft })
    if (problem === undefined) entryAt(entries.length)?.querySelector<HTMLElement>('.open, textarea, input')?.focus()
    return problem
  }
  const addAll = async (drafts: readonly unknown[]) => {
    const problem = await onEdit({ kind: 'set', path, value: [...entries, ...drafts] })
    if (problem === undefined) entryAt(entries.length)?.querySelector<HTMLElement>('.open, textarea, input')?.focus()
    return problem
  }
  const { dragged, handle, styleOf } = useDrag(list, (from, to) => void move(from, to))
  /** Where entries must differ, the copy gets another name. */
  const duplicate = async (index: number) => {
    const entry = entries[index]
    const insert = (copy: unknown) => onEdit({ kind: 'insert', path, index: index + 1, value: copy })
    const isRefused = (await insert(entry)) !== undefined
    setMessage(isRefused ? await insert(copyIn(entries, entry)) : undefined)
  }
  const text = begun?.list.join('.') === path.join('.') ? begun.text : undefined
  return (
    <>
      <ol ref={list} className="entries" aria-label="Entries">
        {entries.map((entry, index) => {
          const name = nameOf(entry) ?? `Entry ${index + 1}`
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- entries have no other identity
              key={index}
              data-at={[...path, index].join('.')}
              data-dragged={dragged === index || undefined}
              style={styleOf(index)}
            >
              <span className="handle" aria-hidden title="Drag to move" {...handle(index)} />
              {typeof entry === 'string' ? (
                <Field
                  label={String(index + 1)}
                  help={undefined}
                  schema={{ type: 'string' }}
                  path={[...path, index]}
                  value={entry}
                  isRequired
                />
              ) : isForm(optionFor(schema.items ?? {}, entry)) ? (
                <FormFields schema={optionFor(schema.items ?? {}, entry)} path={[...path, index]} value={entry} />
              ) : (
                <button type="button" className="open" onClick={() => onOpen([...path, index])}>
                  {name}
                </button>
              )}
              <div className="tools">
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => void move(index, index - 1, 'up')}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  data-move="down"
                  disabled={index === last}
                  onClick={() => void move(index, index + 1, 'down')}
                >
                  ↓
                </button>
                <button type="button" aria-label={`Duplicate ${name}`} onClick={() => void duplicate(index)}>
                  Duplicate
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => void take(index, { kind: 'remove', path: [...path, index] })}
                >
                  Remove
                </button>
                <OtherList name={name} lists={lists} onMove={(to) => moveToList(index, to)} />
              </div>
              {typeof entry !== 'string' && <Notes path={[...path, index]} />}
            </li>
          )
        })}
      </ol>
      <Alert message={message} />
      <Saved path={path} />
      {schema.items && (
        <Adding
          key={text}
          text={text}
          label="Add an entry"
          schema={optionFor(schema.items, undefined)}
          onAdd={add}
          onAddAll={addAll}
        />
      )}
    </>
  )
}
