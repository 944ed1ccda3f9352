import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Edit, Path } from '../protocol.ts'
import { PictureChooser } from './picture-chooser.tsx'
import type { JsonSchema } from './schema.ts'

type FieldProps = {
  name: string
  help: string | undefined
  schema: JsonSchema
  path: Path
  value: unknown
  isRequired: boolean
  /** Makes a change from a value that was seen, and says what is wrong with it. */
  onEdit: (edit: Edit, old?: unknown) => Promise<string | undefined>
}

/** A field with the control for its values. What is wrong with a value is below it. */
export function Field({ name, help, schema, path, value, isRequired, onEdit }: FieldProps) {
  const id = useId()
  const [message, setMessage] = useState<string>()
  const write = async (next: unknown, old: unknown = value) => {
    const isEmpty = next === '' || (Array.isArray(next) && next.length === 0)
    const edit: Edit = isEmpty && !isRequired ? { kind: 'remove', path } : { kind: 'set', path, value: next }
    const problem = await onEdit(edit, old ?? null)
    setMessage(problem)
    return problem
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
      <Control schema={schema} value={value} isRequired={isRequired} described={described} onWrite={write} />
      {name === PICTURE && <PictureChooser label="Another picture" onAdd={(file) => void write(file)} />}
      {message !== undefined && <p role="alert">{message}</p>}
    </div>
  )
}

/** The field of a picture that names its file. */
export const PICTURE = 'file'

type ControlProps = {
  schema: JsonSchema
  value: unknown
  isRequired: boolean
  described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }
  onWrite: (value: unknown, old?: unknown) => Promise<string | undefined>
}

function Control({ schema, value, isRequired, described, onWrite }: ControlProps) {
  if (schema.type === 'boolean') {
    const isChecked = value === true
    return <input type="checkbox" {...described} checked={isChecked} onChange={() => void onWrite(!isChecked)} />
  }
  if (schema.enum)
    return (
      <select
        {...described}
        value={typeof value === 'string' ? value : ''}
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
      <Text
        value={typeof value === 'number' ? String(value) : ''}
        described={described}
        parse={(text) => (text === '' ? '' : Number(text))}
        onWrite={onWrite}
      />
    )
  if (schema.type === 'array') {
    const words = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
    return <Text value={words.join('\n')} hasLines described={described} parse={linesOf} onWrite={onWrite} />
  }
  return (
    <Text
      value={typeof value === 'string' ? value : ''}
      described={described}
      parse={(text) => text}
      onWrite={onWrite}
    />
  )
}

/** A list of texts, each in a line. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

type TextProps = Pick<ControlProps, 'described' | 'onWrite'> & {
  value: string
  /** Enter begins a line, instead of writing. */
  hasLines?: boolean
  parse: (text: string) => unknown
}

/** A text that is written when it is left. While it has the focus, changes of other programs do not replace what is typed. */
function Text({ value, hasLines = false, described, parse, onWrite }: TextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const seen = useRef(value)
  useEffect(() => {
    const { current } = field
    const { activeElement } = (current?.getRootNode() as ShadowRoot | undefined) ?? document // the editor's own tree
    if (!current || activeElement === current) return
    current.value = value
    seen.current = value
  }, [value])

  const write = async () => {
    const next = field.current?.value.trim() ?? ''
    const old = seen.current
    if (next === old.trim()) return
    seen.current = next
    const problem = await onWrite(parse(next), old === '' ? null : parse(old))
    if (problem !== undefined) seen.current = old
  }
  const handleKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') event.currentTarget.value = seen.current
    if (event.key !== 'Enter' || event.shiftKey || hasLines) return
    event.preventDefault()
    void write()
  }
  return (
    <textarea
      ref={field}
      rows={hasLines ? Math.max(2, value.split('\n').length) : 1}
      {...described}
      defaultValue={value}
      onKeyDown={handleKeys}
      onBlur={() => void write()}
    />
  )
}
