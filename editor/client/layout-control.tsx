import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as api from './api.ts'
import { EditorContext } from './editor-context.ts'
import { choiceOf, type JsonSchema } from './schema.ts'

type LayoutControlProps = {
  schema: JsonSchema
  value: string
  described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }
  onPick: (layout: string) => void
}

/** The layouts of the page, each with a picture of what it makes of the content. */
export function LayoutControl({ schema, value, described, onPick }: LayoutControlProps) {
  const { id, ...rest } = described
  const theme = useSyncExternalStore(onThemeChange, themeOfPage)
  const { enum: names = [], enumDescriptions = [] } = schema
  return (
    <div {...rest} role="radiogroup" aria-labelledby={id} className="layouts">
      {names.map(String).map((name, index) => {
        const isChosen = value === '' ? index === 0 : name === value
        return (
          <label key={name} className="layout">
            <LayoutPicture name={name} theme={theme} />
            <span className="choice">
              <input
                type="radio"
                name={id}
                aria-label={choiceOf(name, schema)}
                aria-describedby={`${id}-${name}`}
                checked={isChosen}
                onChange={() => onPick(name)}
                onKeyDown={keepArrowKeys}
              />
              {choiceOf(name, schema)}
            </span>
            <span id={`${id}-${name}`} className="help">
              {enumDescriptions[index]}
            </span>
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
function LayoutPicture({ name, theme }: { name: string; theme: string }) {
  const { state } = use(EditorContext)
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(box)
  const [pages, setPages] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isSeen) return undefined
    let isLatest = true
    const draw = async () => {
      const page = await api.drawLayout(name, theme).catch(() => undefined)
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
  }, [name, theme, state, isSeen])

  return (
    <span ref={box} aria-hidden hidden={hasFailed} className="layout-picture">
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
