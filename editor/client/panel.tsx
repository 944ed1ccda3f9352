import { use, useEffect, useRef } from 'react'
import start from 'virtual:editor'
import type { Path } from '../protocol.ts'
import { EditorContext } from './editor-context.ts'
import { Group } from './group.tsx'
import { fieldsIn, Problems } from './problems.tsx'
import { type JsonSchema, nameOf, schemaAt, valueAt } from './schema.ts'
import { Translations } from './translations.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** What the panel shows: a group or a list, and the field in it that has the focus at first. */
export type Shown = { path: Path; field?: Path }

type PanelProps = {
  shown: Shown
  /** Opens the part on the page, where a link or a button leads to it. */
  onOpenOnPage: ((path: Path) => void) | undefined
}

const schema = start.schema as JsonSchema // as the server makes it

/** All fields of a part of the content. */
export function Panel({ shown, onOpenOnPage }: PanelProps) {
  const { state, onOpen, onShow, onUndo, onRedo, onField, isComparing, onCompare } = use(EditorContext)
  const panel = useRef<HTMLElement>(null)
  const path = nearest(shown.path, state.value)
  const part = schemaAt(schema, path, state.value)
  const { field } = shown
  const fields = fieldsIn(state.problems)
  const next = fields[(fields.findIndex((each) => each.join('.') === field?.join('.')) + 1) % fields.length]
  useEffect(() => {
    if (shown.field && panel.current) focusField(panel.current, shown.field)
  }, [shown])
  useKeptFocus(panel, (element, at) => focusField(element, at.split('.')))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the fields in it
    <aside
      ref={panel}
      className="panel"
      aria-label="Editor"
      onFocus={({ target }) => {
        const at = target.closest<HTMLElement>('[data-at]')?.dataset['at']
        if (at !== undefined) onField(at)
      }}
    >
      <header>
        <nav aria-label="Place in the content">
          <ol>
            {[[], ...path.map((_, index) => path.slice(0, index + 1))].map((each) => (
              <li key={each.join('.')}>
                <button type="button" aria-current={each.length === path.length} onClick={() => onOpen(each)}>
                  {labelOf(each, state.value)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className="tools">
          <button type="button" onClick={onUndo} disabled={!state.canUndo}>
            Undo
          </button>
          <button type="button" onClick={onRedo} disabled={!state.canRedo}>
            Redo
          </button>
          {onOpenOnPage && (
            <button
              type="button"
              aria-label={`Open ${labelOf(path, state.value)} on the page`}
              onClick={() => onOpenOnPage(path)}
            >
              Open
            </button>
          )}
          {next && (
            <button
              type="button"
              className="to-do"
              aria-label={`${fields.length} to do: go to the next`}
              aria-keyshortcuts="Alt+N"
              onClick={() => onShow(next)}
            >
              {fields.length} to do
            </button>
          )}
        </div>
      </header>
      {state.source !== undefined && (
        <button type="button" className="compare-with" aria-expanded={isComparing} onClick={onCompare}>
          Compare with {state.source}
        </button>
      )}
      {part && state.value !== undefined && (
        <Group key={path.join('.')} schema={part} path={path} value={valueAt(state.value, path)} />
      )}
      <Translations />
      <Problems />
    </aside>
  )
}

/** The closest part that there is. A group without fields is one, but an entry that was removed is not. */
function nearest(path: Path, value: unknown): Path {
  const isThere = path.every((step, index) => {
    return typeof step === 'string' || valueAt(value, path.slice(0, index + 1)) !== undefined
  })
  return path.length === 0 || (isThere && schemaAt(schema, path, value)) ? path : nearest(path.slice(0, -1), value)
}

/** The group or the list that has a field. */
export function groupOf(field: Path, value: unknown): Path {
  const own = valueAt(value, field)
  return typeof own === 'object' && own !== null && !Array.isArray(own) ? field : field.slice(0, -1)
}

/** Brings a field, or the closest one around it, into view, and gives it the focus. Without one, the name of the part has it. */
function focusField(panel: HTMLElement, field: readonly (string | number)[]) {
  for (let { length } = field; length > 0; length -= 1) {
    const at = field.slice(0, length).join('.')
    const found = panel.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
    if (!found) continue
    const details = found.closest('details')
    if (details) details.open = true
    found.scrollIntoView({ block: 'center' })
    const control = found.querySelector<HTMLElement>(
      'textarea, input:not([readonly], [type=file], [type=radio]:not(:checked)), select, button',
    )
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLTextAreaElement) control.select()
    return
  }
  panel.querySelector<HTMLElement>('[aria-current=true]')?.focus()
}

function labelOf(path: Path, value: unknown): string {
  const last = path.at(-1)
  if (last === undefined) return 'Site'
  return typeof last === 'number' ? (nameOf(valueAt(value, path)) ?? String(last + 1)) : last
}
