import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { Comparison } from '../../protocol/compare.ts'
import { Alert } from '../alert.tsx'
import * as api from '../api.ts'
import { EditorContext, type ViewProps } from '../editor-context.ts'
import { usePageBehind } from '../page-behind.ts'
import { drawPages } from '../pdf-drawing.ts'
import { AllChecked } from './all-checked.tsx'
import { CompareCounts } from './compare-counts.tsx'
import { ComparedPdfPage, ComparedWordText, partsByPlace, type PressedPart } from './compare-page.tsx'
import { LeftActions } from './left-actions.tsx'

/** The file that the content was imported from: a press on a text opens the field that has it, or says where it could go. */
export function Compare({ onClose }: ViewProps) {
  const { state, field, say, onShow, onRefresh } = use(EditorContext)
  const { source: name = '' } = state
  const view = useRef<HTMLElement>(null)
  const [pressed, setPressed] = useState<PressedPart>()
  const { comparison, message } = useComparison()
  const problem = useDrawing(view, comparison)
  usePageBehind()
  useEffect(() => {
    if (field === '' || !comparison) return
    view.current?.querySelector('.part[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [field, comparison])
  const [refusal, setRefusal] = useState<string>()
  const finish = async () => {
    try {
      await api.finishComparison()
    } catch (error) {
      return setRefusal((error as Error).message)
    }
    await onRefresh()
    onClose()
    say(`All of ${name} is checked. The copy of it is removed.`)
  }
  const press = (next: PressedPart) => {
    setPressed(next.part.path ? undefined : next)
    if (next.part.path) onShow(next.part.path)
  }
  const goToLeft = () => {
    const all = [...(view.current?.querySelectorAll<HTMLElement>('.part[data-state=left]') ?? [])]
    const next = all[(all.findIndex((each) => each === pressed?.button) + 1) % all.length]
    next?.scrollIntoView({ block: 'center' })
    next?.click()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault() // A dialog stays open.
    if (!pressed) return onClose()
    setPressed(undefined)
    pressed.button.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <main ref={view} className="view" aria-label={`Compare with ${name}`} onKeyDown={leave}>
      <header>
        <div className="tools">
          <h1>{name}</h1>
          <CompareCounts comparison={comparison} onLeft={goToLeft} />
          <AllChecked name={name} comparison={comparison} onFinish={() => void finish()} />
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
        {pressed && comparison && partsByPlace(comparison).get(pressed.at)?.path === undefined && (
          <LeftActions
            key={pressed.at}
            text={pressed.text}
            near={takenBefore(comparison, pressed)}
            section={sectionAbove(comparison, pressed)}
            onDone={() => setPressed(undefined)}
          />
        )}
      </header>
      <div className="sheets">
        <Alert message={message ?? problem ?? refusal} />
        {!comparison && message === undefined && <p className="reading">{name} is read …</p>}
        {comparison?.pages.map((page, index) =>
          comparison.kind === 'pdf' ? (
            <ComparedPdfPage
              // oxlint-disable-next-line react/no-array-index-key -- pages have no other identity
              key={index}
              index={index}
              page={page}
              label={`Page ${index + 1}`}
              pressed={pressed}
              onPress={press}
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the same
            <ComparedWordText key={index} index={index} lines={page.lines} pressed={pressed} onPress={press} />
          ),
        )}
      </div>
    </main>
  )
}

/** The value of the text that is before another in the file. */
function takenBefore(comparison: Comparison, { at }: PressedPart): Path | undefined {
  const parts = partsByPlace(comparison)
  const place = [...parts.keys()].indexOf(at)
  return [...parts.values()].slice(0, Math.max(0, place)).findLast(({ path }) => path !== undefined)?.path
}

/** The section of the file that a text is in. */
function sectionAbove({ pages }: Comparison, { part }: PressedPart) {
  const lines = pages.flatMap((page) => page.lines)
  const place = lines.findIndex(({ parts }) => parts.includes(part))
  return lines.slice(0, place + 1).findLast(({ section }) => section !== undefined)?.section
}

/** What the file and the content have in common, anew after each change. */
function useComparison() {
  const { state } = use(EditorContext)
  const [comparison, setComparison] = useState<Comparison>()
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    let isOld = false
    api.compare().then(
      (next) => {
        if (isOld) return
        setComparison(next)
        setMessage(undefined)
      },
      (error: Error) => isOld || setMessage(error.message),
    )
    return () => void (isOld = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each change, the server compares anew
  }, [state])
  return { comparison, message }
}

/** Draws the pages once, and says why that is not possible. */
function useDrawing(view: RefObject<HTMLElement | null>, comparison: Comparison | undefined) {
  const [problem, setProblem] = useState<string>()
  const isPdf = comparison?.kind === 'pdf'
  useEffect(() => {
    if (!isPdf) return undefined
    const stop = new AbortController()
    const draw = async () => {
      const bytes = await api.readSource()
      await drawPages(bytes, [...(view.current?.querySelectorAll('canvas') ?? [])], stop.signal)
    }
    draw().catch((error: Error) => stop.signal.aborted || setProblem(`The pages cannot be drawn: ${error.message}`))
    return () => stop.abort()
  }, [isPdf, view])
  return problem
}
