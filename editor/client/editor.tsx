import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditablePicture, EditableText, Path } from '../protocol.ts'
import * as api from './api.ts'
import type { NextStep } from './begin/begin-props.ts'
import { Begin } from './begin/begin.tsx'
import { useBeginning } from './begin/use-beginning.ts'
import { closed } from './device.ts'
import { EditorContext, type Shown, type TaskName, type ViewName } from './editor-context.ts'
import { fieldOfTranslation, untranslatedStories } from './fields/translations.tsx'
import { host } from './host.ts'
import { focusUntranslated, useKeys } from './keys.ts'
import { setBeside } from './page/beside.ts'
import { findPictures, findPlaces, findTexts, pathOf } from './page/find.ts'
import { PictureLayer } from './page/picture-layer.tsx'
import { PlaceLayer } from './page/place-layer.tsx'
import { bringIntoView, openerOf } from './page/places-on-page.ts'
import { TextLayer } from './page/text-layer.tsx'
import { useFound } from './page/use-found.ts'
import { Panel, groupOf } from './panel.tsx'
import { placeOf } from './problems.ts'
import { valueAt } from './schema.ts'
import { useContent } from './use-content.ts'
import { VIEWS, viewsOf } from './views.tsx'

/** Whether the panel, while it is open, is in front of the page, as in editor.css. */
const coversPage = matchMedia('(width < 768px) and (height < 480px)')

/** What was shown before the page was loaded again: a dev server does that at times. */
const KEY = 'editor'
const restored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Remembered | null // as `remember` writes it

type Remembered = Shown & { view: ViewName; task: TaskName }

function remember(what: Remembered | undefined) {
  if (what) sessionStorage.setItem(KEY, JSON.stringify(what))
  else sessionStorage.removeItem(KEY)
}

export function Editor() {
  const whyClosed = closed()
  const { beginning, message: beginMessage, ask } = useBeginning()
  const isBeginning = beginning !== undefined && beginning.shown !== 'page'
  const [isSwitchedOn, setIsOn] = useState(restored !== null && whyClosed === undefined)
  // Who has read the report goes on with its fields.
  const isOn = isSwitchedOn || beginning?.shown === 'report'
  const content = useContent(isOn)
  const { state, say, setMessage, apply, undo, redo } = content
  const [shown, setShown] = useState<Shown>(restored ?? { path: [] })
  const [chosenView, setView] = useState<ViewName>(restored?.view ?? 'page')
  const [task, setTask] = useState<TaskName>(restored?.task ?? 'fields')
  const [isPanelOpen, setIsPanelOpen] = useState(!coversPage.matches)
  const found = useFound(state, findTexts)
  const pictures = useFound(state, findPictures)
  const places = useFound(state, findPlaces)
  const [dropped, setDropped] = useState<{ field: Path; file: File }>()
  const [openField, setOpenField] = useState('')
  const [begun, setBegun] = useState<{ list: Path; text: string; heading?: string | undefined }>()

  // It can be gone, as another window says that all is checked.
  const view = state && viewsOf(state).some(({ name }) => name === chosenView) ? chosenView : 'page'
  useEffect(
    () => remember(isOn ? { path: shown.path, view: chosenView, task } : undefined),
    [isOn, shown, chosenView, task],
  )
  useEffect(() => setBeside(isOn && isPanelOpen), [isOn, isPanelOpen])
  const go = (next: Shown) => {
    setTask('fields')
    setShown(next)
    setMessage(undefined)
  }
  const select = (path: Path) => {
    go({ path })
    setOpenField(path.join('.'))
    setBegun(undefined)
  }
  const open = (path: Path) => {
    select(path)
    bringIntoView(path, found, pictures)
  }
  const enter = (field: string) => {
    setOpenField(field)
    if (field !== openField) bringIntoView(pathOf(field), found, pictures)
  }
  const show = (at: Path) => {
    setIsPanelOpen(true)
    go({ path: groupOf(at, state?.value), field: at })
    setOpenField(at.join('.'))
    setBegun(undefined)
    bringIntoView(at, found, pictures)
  }
  const showTranslation = (language: string, place: Path) => {
    const field = [fieldOfTranslation(language, place)]
    if (document.documentElement.lang !== language) {
      remember({ path: [], field, view: 'page', task: 'fields' })
      document.querySelector<HTMLElement>(`a[hreflang="${language}"]`)?.click()
      return
    }
    setIsPanelOpen(true)
    go({ path: [], field })
  }
  const begin = (list: Path, text: string, heading?: string) => {
    const section = list.slice(0, -1)
    // A section that is new is added with its first entry.
    const isThere = valueAt(state?.value, section) !== undefined
    setIsPanelOpen(true)
    go({ path: isThere ? list : section.slice(0, -1) })
    setOpenField('')
    setBegun({ list, text, heading })
  }
  const leaveBeginning = async (next: NextStep) => {
    setIsOn(isOn)
    await ask(api.showBeginning('page'))
    if ('field' in next) return show(next.field)
    if ('photo' in next) return dropNew(['profile', 'photo'], next.photo)
    flushSync(() => setView(next.to))
    return focusView(next.to)
  }
  const closeView = () => {
    flushSync(() => setView('page'))
    focusPanel(view)
  }
  const openOnPage = (path: Path) => {
    setView('page')
    if (coversPage.matches) setIsPanelOpen(false)
    openerOf(path, found, pictures)?.click()
  }
  const changePicture = async (path: Path, file: string) => {
    const problem = await apply({ kind: 'set', path, value: file })
    if (problem === undefined) show([...path.slice(0, -1), 'alt'])
    else api.discardPicture(file)
    return problem
  }
  const dropNew = (field: Path, file: File) => {
    setDropped({ field, file })
    show(field)
  }
  const dropPicture = async ({ place }: EditablePicture, file: File) => {
    const { name, message: problem } = await api.addPicture(file)
    setMessage(problem)
    if (name !== undefined) setMessage(await changePicture(place, name))
  }
  const toggle = () => {
    if (whyClosed !== undefined) return setMessage(whyClosed)
    setIsOn(!isOn)
    return setMessage(undefined)
  }

  useKeys(isOn, undo, redo)

  const translations = translationsIn(state?.texts ?? [])
  const untranslated =
    translations.filter(({ raw }) => raw === '').length + untranslatedStories(state?.stories ?? []).length
  const { Body: ViewBody } = VIEWS[view]
  const isPage = view === 'page' && !isBeginning
  return (
    <>
      <div className="frame" inert={isBeginning}>
        <div className="switches">
          <button
            type="button"
            className="switch"
            aria-pressed={isOn}
            aria-disabled={whyClosed !== undefined}
            title={whyClosed}
            onClick={toggle}
          >
            Edit
          </button>
          {!isOn && beginning?.isFresh && (
            <button type="button" className="switch" onClick={() => void ask(api.showBeginning('choice'))}>
              Begin with your CV
            </button>
          )}
          {isOn && (
            <button
              type="button"
              className="switch"
              aria-expanded={isPanelOpen}
              onClick={() => setIsPanelOpen(!isPanelOpen)}
            >
              Panel
            </button>
          )}
          {isOn && untranslated > 0 && (
            <button type="button" className="switch" aria-keyshortcuts="Alt+N" onClick={focusUntranslated}>
              {`${untranslated} without translation`}
            </button>
          )}
          <p role="status" className="said">
            {content.said}
          </p>
        </div>
        {isOn && state && (
          <EditorContext
            value={{
              state,
              say,
              done: content.done,
              texts: translations,
              onTranslate: content.write,
              onEdit: apply,
              onAct: content.act,
              onWriteFile: content.writeFile,
              onPicture: changePicture,
              dropped,
              onUndo: () => void undo(),
              onRedo: () => void redo(),
              field: openField,
              onField: enter,
              onBegin: begin,
              begun,
              view,
              onView: (next) => {
                setView(next)
                setMessage(undefined)
              },
              task,
              onTask: (next) => {
                setTask(next)
                setMessage(undefined)
              },
              onRefresh: content.refresh,
              beginning,
              onBeginning: (what) => void ask(api.showBeginning(what)),
              onOpen: open,
              onShow: show,
              onTranslation: showTranslation,
            }}
          >
            {ViewBody && <ViewBody onClose={closeView} />}
            {isPanelOpen && <Panel shown={shown} onOpenOnPage={openerOf(shown.path, found, pictures) && openOnPage} />}
          </EditorContext>
        )}
        {content.message !== undefined && (
          <div className="message">
            <p role="alert">{content.message}</p>
            <button type="button" aria-label="Close the message" onClick={() => setMessage(undefined)}>
              ×
            </button>
          </div>
        )}
      </div>
      {isBeginning && (
        <Begin
          beginning={beginning}
          message={beginMessage}
          state={state}
          onAsk={ask}
          onLeave={(next) => void leaveBeginning(next)}
        />
      )}
      {/* Below the texts on a picture. */}
      {isOn && isPage && (
        <PictureLayer
          found={pictures}
          onSelect={({ place }) => show(place)}
          onDrop={(picture, file) => void dropPicture(picture, file)}
        />
      )}
      {isOn && isPage && <PlaceLayer found={places} value={state?.value} onSelect={show} onDrop={dropNew} />}
      {isOn && isPage && (
        <TextLayer
          found={found}
          onSelect={select}
          onWrite={content.write}
          onSay={say}
          nameOf={(field) => placeOf(field, state?.value)}
        />
      )}
    </>
  )
}

/** Those into the language of the page. Equal texts have one translation. */
function translationsIn(texts: readonly EditableText[]): EditableText[] {
  const { lang } = document.documentElement
  const ours = texts.flatMap((text) =>
    text.translates && text.language === lang ? [[text.translates.text, text] as const] : [],
  )
  return [...new Map(ours.toReversed())].map(([, text]) => text).toReversed() // the first place of each
}

/** After a view is closed: at the button that shows it. */
function focusPanel(view: ViewName) {
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(`.panel ${selector}`)
  const target = find(`[data-view=${view}]`) ?? find('[aria-current=true]')
  target?.focus()
}

/** After the first screen: at the button of the view, or else of the editor. */
function focusView(view: ViewName) {
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector)
  const target = find(`.panel [data-view=${view}]`) ?? find('.switch')
  target?.focus()
}
