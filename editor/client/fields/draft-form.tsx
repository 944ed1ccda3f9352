import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import * as api from '../api.ts'
import { IconControl } from '../controls/icon-control.tsx'
import { PictureChooser } from '../controls/picture-chooser.tsx'
import { choiceOf, helpOf, isForm, type JsonSchema, labelOf, optionFor } from '../schema.ts'

type DraftFormProps = {
  label: string
  schema: JsonSchema
  /** Adds it, and says what is wrong with it. */
  onAdd: (draft: unknown) => Promise<string | undefined>
  /** Adds several, one of each line that is pasted. */
  onAddAll?: ((drafts: readonly unknown[]) => Promise<string | undefined>) | undefined
  onCancel: () => void
  /** For the picture of the form. */
  file?: File | undefined
  /** For its first field; in a section, for that of its first entry. */
  text?: string | undefined
  /** For the heading of a section, and for its name in the navigation. */
  heading?: string | undefined
}

/** All fields of a small group; of any other, or of an entry, what it must have: all others follow once it is there. */
export function DraftForm({ label, schema, onAdd, onAddAll, onCancel, file, text, heading }: DraftFormProps) {
  const [message, setMessage] = useState<string>()
  const fields = isForm(schema) ? textsOfForm(schema) : requiredTexts(schema)
  // They are in the content once the form is sent: one that is cancelled leaves nothing.
  const picture = fields.find(({ schema: field }) => field.kind === 'picture')
  const [files, setFiles] = useState(new Map(picture && file && [[keyOf(picture.path), file]]))
  const first = fields.find(({ path }) => path.includes(0)) ?? fields[0]
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([readonly], [type=file]), select')?.focus()
  }, [])
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const added: string[] = []
    const fail = (problem: string | undefined) => {
      for (const name of added) api.discardPicture(name)
      setMessage(problem)
    }
    for (const [key, chosen] of files) {
      const { name, message: problem } = await api.addPicture(chosen)
      if (name === undefined) return fail(problem)
      added.push(name)
      values.set(key, name)
    }
    const read = (path: Path) => {
      const value = values.get(keyOf(path))
      return typeof value === 'string' ? value : ''
    }
    const problem = await onAdd(draftOf(schema, read))
    return problem === undefined ? setMessage(undefined) : fail(problem)
  }
  /** Where a text is all that an entry must have, each line is one. */
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    const before = value.slice(0, selectionStart ?? value.length)
    const lines = `${before}${pasted}${value.slice(selectionEnd ?? value.length)}`.split(/[\n\r]+/)
    const texts = lines.map((line) => line.trim()).filter((line) => line !== '')
    if (!onAddAll || texts.length < 2) return
    event.preventDefault()
    void onAddAll(texts.map((line) => draftOf(schema, () => line))).then(setMessage)
  }
  const areLines = fields.length === 1 && first?.schema.kind === undefined && first?.schema.enum === undefined
  return (
    <form ref={form} aria-label={label} className="draft" onSubmit={(event) => void add(event)}>
      {fields.map(({ path, names, schema: field, isOptional }) => (
        <DraftField
          key={path.join('.')}
          path={path}
          label={names.join(' › ')}
          schema={field}
          isRequired={isOptional !== true}
          file={files.get(keyOf(path))}
          text={path === first?.path ? text : isOfHeading(path) ? heading : undefined}
          onPaste={areLines ? pasteLines : undefined}
          onChoose={(chosen) => setFiles(new Map([...files, [keyOf(path), chosen]]))}
        />
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

type DraftFieldProps = {
  path: Path
  label: string
  schema: JsonSchema
  isRequired: boolean
  file: File | undefined
  text: string | undefined
  onPaste: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined
  onChoose: (file: File) => void
}

function DraftField({ path, label, schema, isRequired, file, text, onPaste, onChoose }: DraftFieldProps) {
  const id = useId()
  const [icon, setIcon] = useState('')
  const isPicture = schema.kind === 'picture'
  const isIcon = schema.kind === 'icon' || schema.kind === 'skillIcon'
  const help = helpOf(schema)
  return (
    <div className="field">
      <label htmlFor={id} className="name">
        {label || 'Text'}
      </label>
      {help !== undefined && <p className="help">{help}</p>}
      {schema.enum ? (
        <select id={id} name={keyOf(path)}>
          {schema.enum.map((each) => (
            <option key={String(each)} value={String(each)}>
              {choiceOf(String(each), schema)}
            </option>
          ))}
        </select>
      ) : isIcon && schema.kind !== undefined ? (
        <IconControl kind={schema.kind} value={icon} described={{ id }} name={keyOf(path)} onPick={setIcon} />
      ) : (
        <input
          id={id}
          name={keyOf(path)}
          required={isRequired}
          placeholder={schema.example === undefined ? undefined : `Such as: ${schema.example}`}
          onPaste={onPaste}
          {...(isPicture ? { value: file?.name ?? '', readOnly: true } : { defaultValue: text })}
        />
      )}
      {isPicture && <PictureChooser label="Choose a picture" onChoose={onChoose} />}
    </div>
  )
}

const isOfHeading = ([field, ...below]: Path) => (field === 'title' || field === 'label') && below.length === 0

/** A form leaves out fields without a name. */
const keyOf = (path: Path) => ['draft', ...path].join('.')

type DraftText = { path: Path; names: readonly string[]; schema: JsonSchema; isOptional?: boolean }

function textsOfForm({ properties = {}, required = [] }: JsonSchema): DraftText[] {
  return Object.entries(properties).map(([name, field]) => ({
    path: [name],
    names: [labelOf(name, field)],
    schema: optionFor(field, undefined),
    isOptional: !required.includes(name),
  }))
}

/** The texts that the schema requires, also in groups and in the first entry of lists. */
export function requiredTexts(given: JsonSchema, path: Path = [], names: readonly string[] = []): DraftText[] {
  const schema = optionFor(given, undefined)
  if (schema.type === 'object')
    return (schema.required ?? []).flatMap((name) => {
      const field = schema.properties?.[name] ?? {}
      return requiredTexts(field, [...path, name], [...names, labelOf(name, field)])
    })
  if (schema.type === 'array') return requiredTexts(schema.items ?? {}, [...path, 0], names)
  return schema.const === undefined ? [{ path, names, schema }] : []
}

function draftOf(given: JsonSchema, read: (path: Path) => string, path: Path = []): unknown {
  const schema = optionFor(given, undefined)
  if (schema.type === 'object') {
    const names = isForm(schema) ? Object.keys(schema.properties ?? {}) : (schema.required ?? [])
    const fields = names.map((name) => [name, draftOf(schema.properties?.[name] ?? {}, read, [...path, name])] as const)
    return Object.fromEntries(fields.filter(([name, value]) => value !== '' || schema.required?.includes(name)))
  }
  if (schema.type === 'array') return [draftOf(schema.items ?? {}, read, [...path, 0])]
  return schema.const ?? read(path)
}
