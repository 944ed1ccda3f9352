import { useState } from 'react'
import type { Edit, Path } from '../protocol.ts'
import { DraftForm } from './draft-form.tsx'
import { Field } from './field.tsx'
import { fieldOf, type JsonSchema, nameOf, optionFor } from './schema.ts'

export type PartProps = {
  schema: JsonSchema
  path: Path
  value: unknown
  onOpen: (path: Path) => void
  onEdit: (edit: Edit, old?: unknown) => Promise<string | undefined>
}

/** The fields of a group in the order of the schema, or the entries of a list. */
export function Group(props: PartProps) {
  const { schema, value } = props
  if (schema.type === 'array') return <List {...props} />
  const names = Object.keys(schema.properties ?? {})
  const written = names.filter((name) => fieldOf(value, name) !== undefined)
  const others = names.filter((name) => !written.includes(name))
  return (
    <>
      {written.map((name) => (
        <GroupField key={name} {...props} name={name} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>More</summary>
          {others.map((name) => (
            <GroupField key={name} {...props} name={name} />
          ))}
        </details>
      )}
    </>
  )
}

function GroupField({ schema, path, value, onOpen, onEdit, name }: PartProps & { name: string }) {
  const own = fieldOf(value, name)
  const field = optionFor(schema.properties?.[name] ?? {}, own)
  const at = [...path, name]
  const isRequired = schema.required?.includes(name) === true
  const help = schema.properties?.[name]?.description
  const isPart = field.type === 'object' || (field.type === 'array' && !isWords(field, own))
  if (!isPart)
    return (
      <Field name={name} help={help} schema={field} path={at} value={own} isRequired={isRequired} onEdit={onEdit} />
    )
  return (
    <div className="field">
      <span className="name">{name}</span>
      {help !== undefined && <p className="help">{help}</p>}
      {own === undefined ? (
        <Adding
          label={`Add ${name}`}
          schema={field}
          onAdd={(draft) => onEdit({ kind: 'set', path: at, value: draft })}
        />
      ) : (
        <div className="tools">
          <button type="button" onClick={() => onOpen(at)}>
            Open {name}
          </button>
          {!isRequired && (
            <button type="button" onClick={() => void onEdit({ kind: 'remove', path: at })}>
              Remove {name}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** A list of texts in one line each. */
function isWords({ items }: JsonSchema, value: unknown): boolean {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return items?.type === 'string' && !entries.some((entry) => String(entry).includes('\n'))
}

function List({ schema, path, value, onOpen, onEdit }: PartProps) {
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const last = entries.length - 1
  return (
    <>
      <ol className="entries" aria-label="Entries">
        {entries.map((entry, index) => {
          const name = nameOf(entry) ?? `Entry ${index + 1}`
          const move = (to: number) => void onEdit({ kind: 'move', path, from: index, to })
          const duplicate = () => void onEdit({ kind: 'insert', path, index: index + 1, value: entry })
          return (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no other identity
            <li key={index}>
              {typeof entry === 'string' ? (
                <Field
                  name={String(index + 1)}
                  help={undefined}
                  schema={{ type: 'string' }}
                  path={[...path, index]}
                  value={entry}
                  isRequired
                  onEdit={onEdit}
                />
              ) : (
                <button type="button" className="open" onClick={() => onOpen([...path, index])}>
                  {name}
                </button>
              )}
              <div className="tools">
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index - 1)}
                >
                  Up
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  disabled={index === last}
                  onClick={() => move(index + 1)}
                >
                  Down
                </button>
                <button type="button" aria-label={`Duplicate ${name}`} onClick={duplicate}>
                  Duplicate
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => void onEdit({ kind: 'remove', path: [...path, index] })}
                >
                  Remove
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      {schema.items && (
        <Adding
          label="Add an entry"
          schema={optionFor(schema.items, undefined)}
          onAdd={(draft) => onEdit({ kind: 'insert', path, index: entries.length, value: draft })}
        />
      )}
    </>
  )
}

type AddingProps = { label: string; schema: JsonSchema; onAdd: (draft: unknown) => Promise<string | undefined> }

/** A button, and then what is required. */
function Adding({ label, schema, onAdd }: AddingProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
    )
  const add = async (draft: unknown) => {
    const problem = await onAdd(draft)
    if (problem === undefined) setIsOpen(false)
    return problem
  }
  return <DraftForm label={label} schema={schema} onAdd={add} onCancel={() => setIsOpen(false)} />
}
