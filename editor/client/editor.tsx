import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Edit,
  type EditablePicture,
  type EditableText,
  type EditorState,
  MAIN_FILE,
  type Outcome,
  type Path,
} from '../protocol.ts'
import * as api from './api.ts'
import type { NextStep } from './begin/begin-props.ts'
import { Begin } from './begin/begin.tsx'
import { useBeginning } from './begin/use-beginning.ts'
import { undoOf } from './controls/typing.ts'
import { closed } from './device.ts'
import { EditorContext, type Shown, type TaskName, type ViewName } from './editor-context.ts'
import { fieldOfTranslation, untranslatedStories } from './fields/translations.tsx'
import { host, shownRoot } from './host.ts'
import { setBeside } from './page/beside.ts'
import { findPictures, findPlaces, findTexts, type FoundPicture, type FoundText, pathOf } from './page/find.ts'
import { PictureLayer } from './page/picture-layer.tsx'
import { PlaceLayer } from './page/place-layer.tsx'
import { TextLayer } from './page/text-layer.tsx'
import { Panel, groupOf } from './panel.tsx'
import { placeOf } from './problems.ts'
import { valueAt } from './schema.ts'
import { VIEWS, viewsOf } from './views.tsx'

/** The page changes, and its texts move, until it is still for so long. */
const SETTLED_MS = 150

/** Whether the panel, while it is open, is in front of the page, as in editor.css. */
const coversPage = matchMedia('(width < 768px) and (height < 480px)')

/** A field says for so long that it is saved. */
const DONE_MS = 2500

/** What was shown before the page was loaded again: a dev server does that at times. */
const KEY = 'editor'
const restored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Remembered | null // as `remember` writes it

/** What became of a change. */
const SAID = {
  set: 'Saved',
  remove: 'Removed',
  insert: 'Added',
  move: 'Moved',
  transfer: 'Moved',
  confirm: 'Checked',
  doubt: '',
}

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
  const [state, setState] = useState<EditorState>()
  const [shown, setShown] = useState<Shown>(restored ?? { path: [] })
  const [chosenView, setView] = useState<ViewName>(restored?.view ?? 'page')
  const [task, setTask] = useState<TaskName>(restored?.task ?? 'fields')
  const [message, setMessage] = useState<string>()
  const [said, setSaid] = useState('')
  // Screen readers read only what differs.
  const say = useCallback(
    (text: string) => setSaid((last) => (text !== '' && text === last ? `${text}\u{A0}` : text)),
    [],
  )
  const [isPanelOpen, setIsPanelOpen] = useState(!coversPage.matches)
  const found = useFound(state, findTexts)
  const pictures = useFound(state, findPictures)
  const places = useFound(state, findPlaces)
  const [dropped, setDropped] = useState<{ field: Path; file: File }>()
  const [openField, setOpenField] = useState('')
  const [done, setDone] = useState<{ file: string; path: Path; text: string }>()
  const [begun, setBegun] = useState<{ list: Path; text: string }>()

  /** Shows what became of a request, and returns what went wrong. */
  const take = useCallback(
    async (request: Promise<Outcome>, what = '') => {
      const outcome = await request.catch((error: Error) => ({ message: error.message }))
      if ('state' in outcome) {
        flushSync(() => setState(outcome.state)) // What follows gives the focus to what is there then.
        say(outcome.place ? saidOf(what, outcome.place, outcome.state.value) : '')
      }
      setMessage(undefined)
      return outcome.message
    },
    [say],
  )
  const refresh = useCallback(
    () =>
      api.readState().then(
        (next) => flushSync(() => setState(next)),
        (error: Error) => setMessage(error.message),
      ),
    [],
  )
  // It can be gone, as another window says that all is checked.
  const view = state && viewsOf(state).some(({ name }) => name === chosenView) ? chosenView : 'page'
  useEffect(
    () => remember(isOn ? { path: shown.path, view: chosenView, task } : undefined),
    [isOn, shown, chosenView, task],
  )
  useEffect(() => setBeside(isOn && isPanelOpen), [isOn, isPanelOpen])
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [done])

  const send = async (file: string, edit: Edit, old: unknown, seen = state?.revision) => {
    const problem = await take(api.sendChange({ file, edit, old, seen }))
    if (problem !== undefined) return problem
    say(SAID[edit.kind])
    setDone({ file, path: edit.path, text: SAID[edit.kind] })
    return undefined
  }
  const undo = useCallback(() => take(api.undo(), 'Undone').then(setMessage), [take])
  const redo = useCallback(() => take(api.redo(), 'Made again').then(setMessage), [take])
  const apply = (edit: Edit, old = valueAt(state?.value, edit.path) ?? null, seen?: string) =>
    send(MAIN_FILE, edit, old, seen)
  const act = (edit: Edit, old?: unknown) => void apply(edit, old).then(setMessage)
  const writeFile = (file: string, text: string | null, old: unknown) =>
    send(file, text === null ? { kind: 'remove', path: [] } : { kind: 'set', path: [], value: text }, old)
  const select = (path: Path) => {
    setTask('fields')
    setShown({ path })
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
    setTask('fields')
    setShown({ path: groupOf(at, state?.value), field: at })
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
    setTask('fields')
    setShown({ path: [], field })
  }
  const begin = (list: Path, text: string) => {
    const section = list.slice(0, -1)
    // A section that is new is added with its first entry.
    const isThere = valueAt(state?.value, section) !== undefined
    setIsPanelOpen(true)
    setTask('fields')
    setShown({ path: isThere ? list : section.slice(0, -1) })
    setOpenField('')
    setBegun({ list, text })
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

  useEffect(() => {
    if (!isOn) return undefined
    // oxlint-disable-next-line react/set-state-in-effect -- the server answers later
    void refresh()
    import.meta.hot?.on('vite:afterUpdate', refresh)
    // Links of the page that leave the site do not act.
    const hold = (event: Event) => {
      const path = event.composedPath()
      const link = path.includes(host) ? undefined : path.find((each) => each instanceof HTMLAnchorElement)
      if (link && (link.origin !== location.origin || link.hasAttribute('download'))) event.preventDefault()
    }
    const isBehind = () => host.shadowRoot?.querySelector<HTMLElement>('.frame')?.inert === true
    const goOnByKey = (event: KeyboardEvent) => {
      if (isBehind()) return
      if (event.key === 'F6' && !event.altKey && !event.ctrlKey) {
        event.preventDefault()
        changePane()
      }
      if (!event.altKey || event.code !== 'KeyN') return
      event.preventDefault()
      if (host.shadowRoot?.querySelector('.missing, [data-to-translate]')) focusUntranslated()
      else host.shadowRoot?.querySelector<HTMLElement>('.to-do')?.click()
    }
    const undoByKey = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea')
      const what = undoOf(event)
      if (!what || isTyping || isBehind()) return
      event.preventDefault()
      void (what === 'redo' ? redo() : undo())
    }
    // The browser would open a file that is dropped beside its place.
    const refuseFile = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuseFile)
    addEventListener('drop', refuseFile)
    addEventListener('click', hold, true)
    addEventListener('keydown', undoByKey)
    // Fields keep their keys from the page.
    addEventListener('keydown', goOnByKey, true)
    return () => {
      import.meta.hot?.off('vite:afterUpdate', refresh)
      removeEventListener('dragover', refuseFile)
      removeEventListener('drop', refuseFile)
      removeEventListener('click', hold, true)
      removeEventListener('keydown', undoByKey)
      removeEventListener('keydown', goOnByKey, true)
    }
  }, [isOn, refresh, undo, redo])

  const translations = translationsIn(state?.texts ?? [])
  const untranslated =
    translations.filter(({ raw }) => raw === '').length + untranslatedStories(state?.stories ?? []).length
  const write = (
    { revision, file, path: at, old, language, translates }: EditableText,
    value: string,
    also: readonly Path[] = [],
  ) => {
    if (translates?.isNew) {
      const pair = { [translates.from]: translates.text, [language]: value }
      return send(file, { kind: 'insert', path: [], index: Number(at[0]), value: pair }, null)
    }
    const isMain = file === MAIN_FILE
    if (value === '' && isMain && also.length === 0) return send(file, { kind: 'remove', path: at }, old, revision)
    return send(file, { kind: 'set', path: at, value, ...(isMain && also.length > 0 && { also }) }, old, revision)
  }
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
        </div>
        {isOn && state && (
          <EditorContext
            value={{
              state,
              say,
              done,
              texts: translations,
              onTranslate: write,
              onEdit: apply,
              onAct: act,
              onWriteFile: writeFile,
              onPicture: changePicture,
              dropped,
              onUndo: () => void undo(),
              onRedo: () => void redo(),
              field: openField,
              onField: enter,
              onBegin: begin,
              begun,
              view,
              onView: setView,
              task,
              onTask: setTask,
              onRefresh: refresh,
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
        <p role="status" className={message === undefined ? 'said' : 'message'}>
          {message ?? said}
        </p>
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
          onWrite={write}
          onSay={say}
          nameOf={(field) => placeOf(field, state?.value)}
        />
      )}
    </>
  )
}

/** Scrolls to what the page shows of a field, or else to what is around it, unless it is in view. */
function bringIntoView(field: Path, texts: readonly FoundText[], pictures: readonly FoundPicture[]) {
  const all = [
    ...texts.map(({ place, range }) => ({ place, element: range.startContainer.parentElement })),
    ...pictures.map(({ picture, image }) => ({ place: picture.place, element: image })),
  ]
  for (let { length } = field; length > 0; length -= 1) {
    const part = field.slice(0, length).join('.')
    const onPage = all.find(({ place }) => place.slice(0, length).join('.') === part)
    if (!onPage?.element) continue
    const { top, bottom } = onPage.element.getBoundingClientRect()
    const panel = host.shadowRoot?.querySelector('.panel')?.getBoundingClientRect()
    const end = panel?.left === 0 ? panel.top : innerHeight // In narrow windows, the panel is below the page.
    if (top < 0 || bottom > end) onPage.element.scrollIntoView({ block: 'center' })
    return
  }
}

/** The link or button of the page around the texts and pictures of a group. */
function openerOf(
  group: Path,
  texts: readonly FoundText[],
  pictures: readonly FoundPicture[],
): HTMLElement | undefined {
  const isIn = (place: Path) => group.length > 0 && group.every((step, index) => place[index] === step)
  const elements = [
    ...texts.flatMap(({ place, range }) => (isIn(place) ? (range.startContainer.parentElement ?? []) : [])),
    ...pictures.flatMap(({ picture, image }) => (isIn(picture.place) ? image : [])),
  ]
  const openers = elements
    .flatMap((each) => each.closest<HTMLElement>('a[href], button') ?? [])
    .filter((each) => !(each instanceof HTMLAnchorElement) || each.origin === location.origin)
  // A whole section has those of its entries, and none of its own.
  return typeof group.at(-1) === 'number' || new Set(openers).size === 1 ? openers[0] : undefined
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

/** The text of the page from which the panel has got the focus. */
let lastText: string | undefined

/** What was taken back. Stories are whole files, and translations are pairs. */
function saidOf(what: string, place: Path, value: unknown): string {
  if (place.length === 0) return what
  return `${what}: ${typeof place[0] === 'number' ? 'a translation' : placeOf(place, value)}`
}

/** Goes from the page to the panel, and back to the text of the page. */
function changePane() {
  const { shadowRoot } = host
  const active = shadowRoot?.activeElement
  const isInPanel = active?.closest('.panel') !== null && active !== null && active !== undefined
  const text = active instanceof HTMLElement ? active.dataset['key'] : undefined
  if (text !== undefined) lastText = text
  const inView = [`[data-key="${CSS.escape(lastText ?? '')}"]`, '.text', '.part[aria-current=true]', '.part']
  const targets = isInPanel ? inView : ['.panel [aria-current=true]', '.panel .tabs button']
  const target = targets.flatMap((each) => shadowRoot?.querySelector<HTMLElement>(each) ?? [])[0]
  target?.focus()
}

/** Goes to the next text without a translation, and from the last to the first. */
function focusUntranslated() {
  const { shadowRoot } = host
  const all = [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('.missing, [data-to-translate] :is(textarea, .open)') ?? []),
  ]
  const place = all.findIndex((each) => each === shadowRoot?.activeElement)
  const next = all[(place + 1) % all.length]
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

/** What is on the page, found anew when it or the content changes. */
function useFound<Found>(
  state: EditorState | undefined,
  findIn: (root: Element, state: EditorState) => Found[],
): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    const root = document.querySelector('#root')
    if (!state || !root) return undefined
    let timer = 0
    const find = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setFound(findIn(shownRoot(), state)), SETTLED_MS)
    }
    find()
    const mutations = new MutationObserver(find)
    mutations.observe(root, {
      attributeFilter: ['hidden', 'open'],
      childList: true,
      characterData: true,
      subtree: true,
    })
    const sizes = new ResizeObserver(find)
    sizes.observe(root)
    addEventListener('scroll', find, true) // Parts of the page stay where they are, or scroll on their own.
    return () => {
      removeEventListener('scroll', find, true)
      clearTimeout(timer)
      mutations.disconnect()
      sizes.disconnect()
    }
  }, [state, findIn])
  return found
}
