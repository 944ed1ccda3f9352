import { use } from 'react'
import type { Path } from '../../protocol.ts'
import { BeginLinks } from '../begin/begin-links.tsx'
import { EditorContext, type TaskProps } from '../editor-context.ts'
import { namesOf, partOf } from '../names.ts'
import { schemaAt, valueAt } from '../schema.ts'
import { site } from '../site-schema.ts'
import { Group } from './group.tsx'
import { Notes } from './notes.tsx'
import { Translations } from './translations.tsx'

/** All fields of a part of the content. */
export function Fields({ shown, onOpenOnPage }: TaskProps) {
  const { state, onOpen } = use(EditorContext)
  const path = partOf(nearest(shown.path, state.value), state.value)
  const part = schemaAt(site, path, state.value)
  return (
    <>
      <div className="place-in-content">
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
        {onOpenOnPage && (
          <button
            type="button"
            aria-label={`Open ${labelOf(path, state.value)} on the page`}
            onClick={() => onOpenOnPage(path)}
          >
            Open
          </button>
        )}
      </div>
      {path.length === 0 && <BeginLinks />}
      {/* A file that cannot be read has no fields, but says why. */}
      {state.value === undefined && <Notes path={[]} />}
      {part && state.value !== undefined && (
        <Group key={path.join('.')} schema={part} path={path} value={valueAt(state.value, path)} />
      )}
      <Translations />
    </>
  )
}

/** The closest part that there is. A group without fields is one, but an entry that was removed is not. */
function nearest(path: Path, value: unknown): Path {
  const isThere = path.every((step, index) => {
    return typeof step === 'string' || valueAt(value, path.slice(0, index + 1)) !== undefined
  })
  return path.length === 0 || (isThere && schemaAt(site, path, value)) ? path : nearest(path.slice(0, -1), value)
}

const labelOf = (path: Path, value: unknown) => namesOf(path, value).at(-1) ?? 'Site'
