import { use, useEffect, useRef } from 'react'
import type { Path } from '../protocol.ts'
import { EditorContext, type TaskName, type TaskProps } from './editor-context.ts'
import { valueAt } from './schema.ts'
import { TASKS } from './tasks.tsx'
import { openFieldsIn } from './to-do/to-do.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { viewsOf } from './views.tsx'

const names = Object.keys(TASKS) as TaskName[] // Object.keys forgets the names.

/** What there is to do, and what to see beside it. */
export function Panel({ shown, onOpenOnPage }: TaskProps) {
  const { state, task, onTask, view, onView, onShow, onUndo, onRedo, onField } = use(EditorContext)
  const panel = useRef<HTMLElement>(null)
  const { Body } = TASKS[task]
  const views = viewsOf(state)
  const toDo = openFieldsIn(state)
  const next = toDo[(toDo.findIndex((each) => each.join('.') === shown.field?.join('.')) + 1) % toDo.length]
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
        <div role="group" aria-label="Tasks" className="tabs">
          {names.map((name) => {
            const { label, countIn } = TASKS[name]
            const count = countIn?.(state) ?? 0
            return (
              <button key={name} type="button" aria-pressed={name === task} onClick={() => onTask(name)}>
                {label}
                {count > 0 && <span className="badge">{count}</span>}
              </button>
            )
          })}
        </div>
        {views.length > 1 && (
          <div role="group" aria-label="Beside the panel" className="tabs views">
            {views.map(({ name, label }) => (
              <button
                key={name}
                type="button"
                data-view={name}
                aria-pressed={name === view}
                onClick={() => onView(name)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        <div className="undo-steps">
          <button type="button" aria-label="Undo" title="Undo (Ctrl+Z)" onClick={onUndo} disabled={!state.canUndo}>
            <StepIcon />
          </button>
          <button
            type="button"
            aria-label="Redo"
            title="Redo (Ctrl+Shift+Z)"
            onClick={onRedo}
            disabled={!state.canRedo}
          >
            <StepIcon isForward />
          </button>
        </div>
        {next && (
          <button
            type="button"
            className="to-do"
            aria-label={`Next to do: ${toDo.length} left`}
            aria-keyshortcuts="Alt+N"
            onClick={() => onShow(next)}
          >
            Next to do
          </button>
        )}
      </header>
      <Body shown={shown} onOpenOnPage={onOpenOnPage} />
    </aside>
  )
}

/** An arrow that turns back, or forward. */
function StepIcon({ isForward = false }: { isForward?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={isForward ? 'forward' : undefined}>
      <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
    </svg>
  )
}

/** The group or the list that has a field. */
export function groupOf(field: Path, value: unknown): Path {
  const own = valueAt(value, field)
  return typeof own === 'object' && own !== null && !Array.isArray(own) ? field : field.slice(0, -1)
}

/**
 * Brings a field, or the closest one around it, into view, and gives it the focus; where it has no control any more, the next one in the
 * panel. Without a field, the name of the part has it.
 */
function focusField(panel: HTMLElement, field: readonly (string | number)[]) {
  for (let { length } = field; length > 0; length -= 1) {
    const at = field.slice(0, length).join('.')
    const found = panel.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
    if (!found) continue
    const details = found.closest('details')
    if (details) details.open = true
    const control =
      found.querySelector<HTMLElement>(
        'textarea, input:not([readonly], [type=file], [type=radio]:not(:checked)), .open, select',
      ) ??
      found.querySelector<HTMLElement>('button') ??
      controlAfter(panel, found)
    const isSeen = control !== undefined && found.contains(control) && found.clientHeight < panel.clientHeight
    ;(isSeen ? found : (control ?? found)).scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLTextAreaElement) control.select()
    return
  }
  const part =
    panel.querySelector<HTMLElement>('[aria-current=true]') ?? panel.querySelector<HTMLElement>('.tabs button')
  part?.focus()
}

function controlAfter(panel: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea, select, summary')]
  return controls.find(
    (each) => (place.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && each.checkVisibility(),
  )
}
