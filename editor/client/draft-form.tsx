import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Path } from '../protocol.ts'
import { Alert } from './alert.tsx'
import { discardPicture } from './api.ts'
import { IconControl } from './icon-control.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import { type JsonSchema, optionFor } from './schema.ts'

type DraftFormProps = {
  label: string
  schema: JsonSchema
  /** Adds it, and says what is wrong with it. */
  onAdd: (draft: unknown) => Promise<string | undefined>
  onCancel: () => void
}

/** What an entry or a group must have. All other fields follow once it is there. */
export function DraftForm({ label, schema, onAdd, onCancel }: DraftFormProps) {
  const [message, setMessage] = useState<string>()
  const fields = requiredTexts(schema)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (path: Path) => {
      const value = values.get(keyOf(path))
      return typeof value === 'string' ? value : ''
    }
    setMessage(await onAdd(draftOf(schema, read)))
  }
  return (
    <form aria-label={label} className="draft" onSubmit={(event) => void add(event)}>
      {fields.map(({ path, schema: field }) => (
        <DraftField key={path.join('.')} path={path} schema={field} />
      ))}
      <Alert message={message} />
      <div className="tools">
        <button type="submit">{label}</button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function DraftField({ path, schema }: { path: Path; schema: JsonSchema }) {
  const id = useId()
  const [file, setFile] = useState('')
  const isPicture = schema.kind === 'picture'
  useEffect(() => {
    if (!isPicture || file === '') return undefined
    // Of another picture, a form that is closed, or a page that is left. One that the content names stays.
    const discard = () => discardPicture(file)
    addEventListener('pagehide', discard)
    return () => {
      removeEventListener('pagehide', discard)
      discard()
    }
  }, [isPicture, file])
  const isIcon = schema.kind === 'icon' || schema.kind === 'skillIcon'
  const name = path.filter((step) => typeof step === 'string').join(' ') || 'text'
  return (
    <div className="field">
      <label htmlFor={id} className="name">
        {name}
      </label>
      {schema.description !== undefined && <p className="help">{schema.description}</p>}
      {schema.enum ? (
        <select id={id} name={keyOf(path)}>
          {schema.enum.map((each) => (
            <option key={String(each)}>{String(each)}</option>
          ))}
        </select>
      ) : isIcon && schema.kind !== undefined ? (
        <IconControl kind={schema.kind} value={file} described={{ id }} name={keyOf(path)} onPick={setFile} />
      ) : (
        <input id={id} name={keyOf(path)} required {...(isPicture && { value: file, readOnly: true })} />
      )}
      {isPicture && <PictureChooser label={`Choose the ${name}`} onAdd={setFile} />}
    </div>
  )
}

/** A form leaves out fields without a name. */
const keyOf = (path: Path) => ['draft', ...path].join('.')

/** The texts that the schema requires, also in groups and in the first entry of lists. */
export function requiredTexts(given: JsonSchema, path: Path = []): { path: Path; schema: JsonSchema }[] {
  const schema = optionFor(given, undefined)
  if (schema.type === 'object')
    return (schema.required ?? []).flatMap((name) => requiredTexts(schema.properties?.[name] ?? {}, [...path, name]))
  if (schema.type === 'array') return requiredTexts(schema.items ?? {}, [...path, 0])
  return schema.const === undefined ? [{ path, schema }] : []
}

function draftOf(given: JsonSchema, read: (path: Path) => string, path: Path = []): unknown {
  const schema = optionFor(given, undefined)
  if (schema.type === 'object') {
    const names = schema.required ?? []
    return Object.fromEntries(
      names.map((name) => [name, draftOf(schema.properties?.[name] ?? {}, read, [...path, name])]),
    )
  }
  if (schema.type === 'array') return [draftOf(schema.items ?? {}, read, [...path, 0])]
  return schema.const ?? read(path)
}
