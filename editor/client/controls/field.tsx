import { use, useId, useState } from 'react'
import type { Edit, Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { discardPicture } from '../api.ts'
import { EditorContext } from '../editor-context.ts'
import { Notes } from '../fields/notes.tsx'
import type { JsonSchema } from '../schema.ts'
import { site } from '../site-schema.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ColourControl } from './colour-control.tsx'
import { DiagramControl } from './diagram-control.tsx'
import { IconControl } from './icon-control.tsx'
import { LookControl } from './look-control.tsx'
import { NameControl } from './name-control.tsx'
import { PictureAdder } from './picture-chooser.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { Saved } from './saved.tsx'
import { type Described, TextControl } from './text-control.tsx'
import { CvSectionsControl, CvsControl } from './ticks-control.tsx'
import { TokensControl } from './tokens-control.tsx'
import { textsOf } from './vocabulary.ts'

type FieldProps = {
  label: string
  help: string | undefined
  schema: JsonSchema
  path: Path
  value: unknown
  isRequired: boolean
}

/** A field with the control for its values. What is wrong with a value is below it. */
export function Field({ label, help, schema, path, value, isRequired }: FieldProps) {
  const { onEdit, onPicture } = use(EditorContext)
  const id = useId()
  const place = path.join('.')
  const [message, setMessage] = useState<string>()
  const write = async (next: unknown, old: unknown = value, seen?: string) => {
    const isEmpty = next === undefined || next === '' || (Array.isArray(next) && next.length === 0 && !schema.control)
    const edit: Edit = isEmpty && !isRequired ? { kind: 'remove', path } : { kind: 'set', path, value: next }
    const problem = await onEdit(edit, old ?? null, seen)
    setMessage(problem)
    return problem
  }
  const writePicture = async (file: string) => {
    if ((await write(file)) !== undefined) discardPicture(file)
  }
  const described = { id, 'aria-describedby': `${id}-help ${id}-message`, 'aria-invalid': message !== undefined }
  return (
    <div className="field" data-at={place}>
      {hasParts(place, schema) ? (
        <span id={id} className="name">
          {label}
        </span>
      ) : (
        <label htmlFor={id} className="name">
          {label}
        </label>
      )}
      <Saved path={path} />
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
          {schema.type === 'array' && !schema.control && !schema.vocabulary && ' One in each line.'}
        </p>
      )}
      <Control
        place={place}
        label={label}
        schema={schema}
        value={value}
        isRequired={isRequired}
        described={described}
        onCancel={() => setMessage(undefined)}
        onWrite={write}
      />
      {schema.kind === 'picture' && (
        <>
          {typeof value === 'string' && value !== '' && <PicturePreview name={value} />}
          <PictureAdder label="Another picture" onAdd={(file) => void onPicture(path, file).then(setMessage)} />
        </>
      )}
      {schema.kind === 'skillIcon' && (
        <PictureAdder label="A picture of yours" onAdd={(file) => void writePicture(file)} />
      )}
      <div id={`${id}-message`}>
        <Alert message={message} />
      </div>
      <Notes path={path} />
    </div>
  )
}

type ControlProps = {
  place: string
  label: string
  schema: JsonSchema
  value: unknown
  isRequired: boolean
  described: Described
  onCancel: () => void
  onWrite: (value: unknown, old?: unknown, seen?: string) => Promise<string | undefined>
}

function Control({ place, label, schema, value, isRequired, described, onCancel, onWrite }: ControlProps) {
  const { state } = use(EditorContext)
  if (isLook(place, schema))
    return (
      <LookControl
        field={place.replace(LOOK, '')}
        schema={schema}
        value={typeof value === 'string' ? value : undefined}
        described={described}
        onWrite={onWrite}
      />
    )
  if (schema.enum || schema.type === 'boolean')
    return (
      <ChoiceControl schema={schema} value={value} isRequired={isRequired} described={described} onWrite={onWrite} />
    )
  const text = typeof value === 'string' ? value : ''
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <TextControl
        place={place}
        value={typeof value === 'number' ? String(value) : ''}
        example={schema.example}
        described={described}
        parse={(number) => (number.trim() === '' || Number.isNaN(Number(number)) ? number : Number(number))}
        onCancel={onCancel}
        onWrite={onWrite}
      />
    )
  const names = schema.vocabulary === undefined ? [] : textsOf(schema.vocabulary, site, state.value)
  const named = { place, label, names, example: schema.example, described, onCancel, onWrite }
  if (schema.type === 'array') {
    const words = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
    const ticks = { schema, value: Array.isArray(value) ? words : undefined, described, onWrite }
    if (schema.control === 'cvs') return <CvsControl {...ticks} />
    if (schema.control === 'cvSections') return <CvSectionsControl {...ticks} />
    if (schema.vocabulary !== undefined) return <TokensControl {...named} value={words} />
    return (
      <TextControl
        place={place}
        value={words.join('\n')}
        hasLines
        described={described}
        parse={linesOf}
        onCancel={onCancel}
        onWrite={onWrite}
      />
    )
  }
  if (schema.kind === 'icon' || schema.kind === 'skillIcon')
    return <IconControl kind={schema.kind} value={text} described={described} onPick={onWrite} />
  if (schema.control === 'diagram')
    return (
      <DiagramControl
        place={place}
        value={text}
        example={schema.example}
        described={described}
        onCancel={onCancel}
        onWrite={onWrite}
      />
    )
  if (schema.control === 'colour')
    return (
      <ColourControl
        place={place}
        label={label}
        value={text}
        example={schema.example}
        described={described}
        onCancel={onCancel}
        onWrite={onWrite}
      />
    )
  if (schema.vocabulary !== undefined) return <NameControl {...named} value={text} />
  return (
    <TextControl
      place={place}
      value={text}
      hasLines={place.endsWith(`.${STORY}`)}
      example={schema.example}
      described={described}
      onCancel={onCancel}
      onWrite={onWrite}
    />
  )
}

/** The field with Markdown, which may also be a file of its own. */
export const STORY = 'story'

const LOOK = 'look.'

/** A field whose choices are pictures of the page. */
const isLook = (place: string, schema: JsonSchema) => place.startsWith(LOOK) && schema.enum !== undefined

/** A field of several controls is a group with a name. */
const hasParts = (place: string, schema: JsonSchema) =>
  isLook(place, schema) || schema.control === 'cvs' || schema.control === 'cvSections'

/** A list of texts, each in a line. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}
