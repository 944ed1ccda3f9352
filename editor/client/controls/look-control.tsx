import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as api from '../api.ts'
import { EditorContext } from '../editor-context.ts'
import { choiceOf, type JsonSchema } from '../schema.ts'
import { useWritten } from './use-written.ts'

type LookControlProps = {
  /** The field of `look`. */
  field: string
  schema: JsonSchema
  value: string | undefined
  described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }
  onWrite: (name: unknown, old: unknown) => Promise<unknown>
}

/** The choices of a field of the look, each with a picture of what it makes of the page. */
export function LookControl({ field, schema, value, described, onWrite }: LookControlProps) {
  const [written, write] = useWritten(value, onWrite)
  const { id, ...rest } = described
  const theme = useSyncExternalStore(onThemeChange, themeOfPage)
  const { enum: names = [], enumDescriptions = [], usual } = schema
  return (
    <div {...rest} role="radiogroup" aria-labelledby={id} className="looks">
      {names.map(String).map((name, index) => {
        const isChosen = name === (written?.toLowerCase() ?? usual?.[0] ?? names[0])
        return (
          <label key={name} className="look">
            <LookPicture name={choiceOf(name, schema)} look={JSON.stringify({ theme, [field]: name })} />
            <span className="choice">
              <input
                type="radio"
                name={id}
                aria-label={choiceOf(name, schema)}
                aria-describedby={enumDescriptions[index] === undefined ? undefined : `${id}-${name}`}
                checked={isChosen}
                onChange={() => write(name)}
                onKeyDown={keepArrowKeys}
              />
              {choiceOf(name, schema)}
            </span>
            {enumDescriptions[index] !== undefined && (
              <span id={`${id}-${name}`} className="help">
                {enumDescriptions[index]}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}

/** In a dialog of the page, they would lead to another project. */
function keepArrowKeys(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}

/** Changes follow each other, such as those of a file and of what the page shows then. */
const SETTLED_MS = 200

/** The first screen of the page. Until it is drawn, the box is empty; where it cannot be drawn, there is none. */
function LookPicture({ name, look }: { name: string; look: string }) {
  const { state } = use(EditorContext)
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(box)
  const [pages, setPages] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isSeen) return undefined
    let isLatest = true
    const draw = async () => {
      const wanted = JSON.parse(look) as Record<string, string> // as it is made above
      const page = await api.drawLook(wanted).catch(() => undefined)
      if (!isLatest) return
      setHasFailed(page === undefined)
      if (page !== undefined) setPages(([shown = page]) => [...new Set([shown, page])])
    }
    const timer = setTimeout(() => void draw(), SETTLED_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the content may be another in each state
  }, [look, state, isSeen])

  return (
    <span ref={box} aria-hidden hidden={hasFailed} className="look-picture">
      {/* The last one stays until the next has loaded. */}
      {pages.map((page, index) => (
        <iframe
          key={page}
          inert
          tabIndex={-1}
          title={name}
          sandbox="allow-same-origin" // for fonts; scripts do not run
          srcDoc={page}
          onLoad={({ currentTarget }) => {
            currentTarget.dataset['loaded'] = ''
            if (index > 0) setPages([page])
          }}
        />
      ))}
    </span>
  )
}

/** Whether an element was in view. */
function useSeen(element: RefObject<Element | null>) {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

const themeOfPage = () => document.documentElement.dataset['theme'] ?? ''

function onThemeChange(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
