import { use } from 'react'
import { Field, STORY } from '../controls/field.tsx'
import { FocusControl } from '../controls/focus-control.tsx'
import { Saved } from '../controls/saved.tsx'
import { EditorContext } from '../editor-context.ts'
import { ownLabel } from '../names.ts'
import { fieldOf, helpOf, isForm, type JsonSchema, labelOf, optionFor, type Part } from '../schema.ts'
import { Adding } from './adding.tsx'
import { requiredTexts } from './draft-form.tsx'
import { Entries } from './entries.tsx'
import { FormFields } from './form-fields.tsx'
import { Notes } from './notes.tsx'
import { StoryFields } from './story-fields.tsx'

/** The fields of a group in the order of the schema, or the entries of a list. */
export function Group(props: Part) {
  const { state, begun } = use(EditorContext)
  const { schema, path, value } = props
  if (schema.type === 'array') return <Entries {...props} />
  // The sections are in the order of the page; what the file lacks comes after them.
  const inFile = Object.keys(Object(value))
  const known = Object.keys(schema.properties ?? {})
  const rankOf = (name: string) => (inFile.includes(name) ? inFile.indexOf(name) : inFile.length)
  const names = path.length > 0 ? known : known.toSorted((a, b) => rankOf(a) - rankOf(b))
  const isWritten = (name: string) =>
    fieldOf(value, name) !== undefined ||
    (name === STORY && state.stories.some(({ project, text }) => text !== null && project.join('.') === path.join('.')))
  const first = names.filter((name) => isWritten(name) || isCommonIn(schema, name))
  const others = names.filter((name) => !first.includes(name))
  const file = fieldOf(value, 'file')
  const focus = fieldOf(value, 'focus')
  const isCut = typeof file === 'string' && 'focus' in (schema.properties ?? {}) && !/\.svg$/i.test(file)
  return (
    <>
      <Notes path={path} />
      {isCut && (
        <FocusControl
          key={file}
          path={[...path, 'focus']}
          file={file}
          focus={typeof focus === 'string' ? focus : undefined}
        />
      )}
      {first.map((name) => (
        <GroupField key={name} {...props} name={name} />
      ))}
      {others.length > 0 && (
        <details open={first.length === 0 || others.includes(String(begun?.list[path.length]))}>
          <summary>More</summary>
          {others.map((name) => (
            <GroupField key={name} {...props} name={name} />
          ))}
        </details>
      )}
    </>
  )
}

function GroupField({ schema, path, value, name }: Part & { name: string }) {
  const { onEdit, onAct, onOpen, dropped, begun } = use(EditorContext)
  const own = fieldOf(value, name)
  const field = optionFor(schema.properties?.[name] ?? {}, own)
  const at = [...path, name]
  const isRequired = schema.required?.includes(name) === true
  const label = (path.length === 0 ? ownLabel(own) : undefined) ?? labelOf(name, schema.properties?.[name])
  const help = helpOf(schema.properties?.[name] ?? {})
  if (name === STORY && own === undefined) return <StoryFields project={path} help={help} />
  const isPart = field.type === 'object' || (field.type === 'array' && !isWords(field, own))
  if (!isPart) return <Field label={label} help={help} schema={field} path={at} value={own} isRequired={isRequired} />
  const isGroupForm = isForm(field)
  const isAdded = own === undefined && (isGroupForm || requiredTexts(field).length > 0)
  const file = dropped?.field.join('.') === at.join('.') ? dropped.file : undefined
  const { text, heading } = (begun?.list.slice(0, -1).join('.') === at.join('.') && begun) || {}
  return (
    <div
      role={isGroupForm ? 'group' : undefined}
      aria-label={isGroupForm ? label : undefined}
      className="field"
      data-at={at.join('.')}
    >
      <span className="name">{label}</span>
      <Saved path={at} />
      {help !== undefined && <p className="help">{help}</p>}
      {isAdded ? (
        <Adding
          key={file ? `${file.name} ${file.lastModified}` : text}
          file={file}
          text={text}
          heading={heading}
          label={`Add ${label}`}
          schema={field}
          onAdd={(draft) => onEdit({ kind: 'set', path: at, value: draft })}
          {...(field.type === 'array' && {
            onAddAll: (drafts: readonly unknown[]) => onEdit({ kind: 'set', path: at, value: drafts.flat() }),
          })}
        />
      ) : (
        <>
          {isGroupForm && <FormFields schema={field} path={at} value={own} />}
          <div className="tools">
            {!isGroupForm && (
              <button type="button" onClick={() => onOpen(at)}>
                Open {label}
              </button>
            )}
            {path.length === 0 && <SectionMoves schema={schema} value={value} name={name} label={label} />}
            {!isRequired && own !== undefined && (
              <button type="button" onClick={() => onAct({ kind: 'remove', path: at })}>
                Remove {label}
              </button>
            )}
          </div>
        </>
      )}
      <Notes path={at} />
    </div>
  )
}

/** A section has a heading and a name in the navigation. It changes its place with the section before or after it. */
function SectionMoves({
  schema,
  value,
  name,
  label,
}: Pick<Part, 'schema' | 'value'> & { name: string; label: string }) {
  const { onAct } = use(EditorContext)
  const fields = Object.keys(Object(value))
  const isSection = (field: string) =>
    ['title', 'label'].every((each) => each in (schema.properties?.[field]?.properties ?? {}))
  const sections = fields.filter(isSection)
  const place = sections.indexOf(name)
  if (place < 0) return null
  const from = fields.indexOf(name)
  const moveTo = (other: string | undefined) =>
    other !== undefined && onAct({ kind: 'move', path: [], from, to: fields.indexOf(other) })
  return (
    <>
      <button
        type="button"
        aria-label={`Move ${label} up`}
        disabled={place === 0}
        onClick={() => moveTo(sections[place - 1])}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${label} down`}
        disabled={place === sections.length - 1}
        onClick={() => moveTo(sections[place + 1])}
      >
        ↓
      </button>
    </>
  )
}

const isCommonIn = ({ properties }: JsonSchema, name: string) => properties?.[name]?.isCommon === true

/** A list of texts in one line each. */
function isWords({ items }: JsonSchema, value: unknown): boolean {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return items?.type === 'string' && !entries.some((entry) => String(entry).includes('\n'))
}
