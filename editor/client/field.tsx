import { type KeyboardEvent, useId, useState } from 'react'
import type { Edit, Path } from '../protocol.ts'
import type { JsonSchema } from './schema.ts'

type FieldProps = {
  name: string
  help: string | undefined
  schema: JsonSchema
  path: Path
  value: unknown
  isRequired: boolean
  onEdit: (edit: Edit) => Promise<string | undefined>
}

/** A field with the control for its values. What is wrong with a value is below it. */
export function Field({ name, help, schema, path, value, isRequired, onEdit }: FieldProps) {
  const id = useId()
  const [message, setMessage] = useState<string>()
  const write = async (given: unknown) => {
    const next = typeof given === 'string' ? given.trim() : given
    if (next === value || (typeof value === 'string' && next === value.trim()) || (next === '' && value === undefined))
      return setMessage(undefined)
    const isEmpty = next === '' || (Array.isArray(next) && next.length === 0)
    const edit: Edit = isEmpty && !isRequired ? { kind: 'remove', path } : { kind: 'set', path, value: next }
    return setMessage(await onEdit(edit))
  }
  const described = { id, 'aria-describedby': `${id}-help`, 'aria-invalid': message !== undefined }
  return (
    <div className="field">
      <label htmlFor={id} className="name">
        {name}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <Control
        key={JSON.stringify(value)}
        schema={schema}
        value={value}
        isRequired={isRequired}
        described={described}
        onWrite={write}
      />
      {message !== undefined && <p role="alert">{message}</p>}
    </div>
  )
}

type ControlProps = {
  schema: JsonSchema
  value: unknown
  isRequired: boolean
  described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }
  onWrite: (value: unknown) => Promise<void>
}

function Control({ schema, value, isRequired, described, onWrite }: ControlProps) {
  if (schema.type === 'boolean')
    return (
      <input
        type="checkbox"
        {...described}
        defaultChecked={value === true}
        onChange={(event) => void onWrite(event.target.checked)}
      />
    )
  if (schema.enum)
    return (
      <select
        {...described}
        defaultValue={typeof value === 'string' ? value : ''}
        onChange={(event) => void onWrite(event.target.value)}
      >
        {!isRequired && <option value="">–</option>}
        {schema.enum.map((each) => (
          <option key={String(each)}>{String(each)}</option>
        ))}
      </select>
    )
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <input
        type="number"
        {...described}
        defaultValue={typeof value === 'number' ? value : ''}
        onBlur={(event) => void onWrite(event.target.value === '' ? '' : Number(event.target.value))}
      />
    )
  if (schema.type === 'array') return <Words value={value} described={described} onWrite={onWrite} />
  return <Text value={typeof value === 'string' ? value : ''} described={described} onWrite={onWrite} />
}

function Text({ value, described, onWrite }: { value: string } & Pick<ControlProps, 'described' | 'onWrite'>) {
  const writeByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape') event.currentTarget.value = value
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void onWrite(event.currentTarget.value)
  }
  return (
    <textarea
      rows={1}
      {...described}
      defaultValue={value}
      onKeyDown={writeByKey}
      onBlur={(event) => void onWrite(event.target.value)}
    />
  )
}

/** A list of texts, each in a line. */
function Words({ value, described, onWrite }: Pick<ControlProps, 'value' | 'described' | 'onWrite'>) {
  const words = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  const write = (text: string) => {
    const lines = text.split('\n').map((line) => line.trim())
    const next = lines.filter((line) => line !== '')
    return next.join('\n') === words.join('\n') ? undefined : void onWrite(next)
  }
  return (
    <textarea
      rows={Math.max(2, words.length)}
      {...described}
      defaultValue={words.join('\n')}
      onKeyDown={(event) => event.stopPropagation()}
      onBlur={(event) => write(event.target.value)}
    />
  )
}
