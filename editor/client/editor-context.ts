import { createContext } from 'react'
import type { Edit, EditableText, EditorState, Path } from '../protocol.ts'
import type { Beginning } from '../protocol/begin.ts'

/** What the panel is for at a time: tasks.tsx has them. */
export type TaskName = 'fields' | 'to-do' | 'publish'

/** What is in front of the page, beside the panel: views.tsx has them. */
export type ViewName = 'page' | 'cv' | 'compare'

/** What the fields show: a group or a list, and the field in it that has the focus at first. */
export type Shown = { path: Path; field?: Path }

export type TaskProps = {
  shown: Shown
  /** Opens the part on the page, where a link or a button leads to it. */
  onOpenOnPage: ((path: Path) => void) | undefined
}

export type ViewProps = {
  /** Shows the page again. */
  onClose: () => void
}

type EditorActions = {
  /** Shows a short message, which screen readers read out as well. */
  say: (text: string) => void
  /** What has just been written, and what became of it. */
  done: { file: string; path: Path; text: string } | undefined
  state: EditorState
  /** Those of the language of the page, if it is a translation. */
  texts: readonly EditableText[]
  /** Writes a translation, and says what is wrong with it. */
  onTranslate: (text: EditableText, value: string) => Promise<string | undefined>
  /** Makes a change of site.yaml from a value that was seen, in the state that is shown or an older one, and says what is wrong with it. */
  onEdit: (edit: Edit, old?: unknown, seen?: string) => Promise<string | undefined>
  /** Does so where there is no place for a message. */
  onAct: (edit: Edit, old?: unknown) => void
  /** Writes the text of another file, or removes it. */
  onWriteFile: (file: string, text: string | null, old: unknown) => Promise<string | undefined>
  /** Names another file for a picture, asks for what it shows, and says what is wrong with it. */
  onPicture: (path: Path, file: string) => Promise<string | undefined>
  onUndo: () => void
  onRedo: () => void
  /** A file that was dropped where a picture is missing. */
  dropped: { field: Path; file: File } | undefined
  /** The address of the field or entry in the panel that had the focus last, if it is still there. */
  field: string
  onField: (field: string) => void
  /** Begins an entry of a list with a text, and its section with a heading if there is none. */
  onBegin: (list: Path, text: string, heading?: string) => void
  begun: { list: Path; text: string; heading?: string | undefined } | undefined
  /** What is beside the panel. */
  view: ViewName
  onView: (view: ViewName) => void
  /** What the panel is for. */
  task: TaskName
  onTask: (task: TaskName) => void
  /** Reads the content again, after a change that is none of its values. */
  onRefresh: () => Promise<void>
  /** How far the beginning with a CV is, if there can be one. */
  beginning: Beginning | undefined
  onBeginning: (what: Beginning['shown']) => void
  /** Shows a group or a list in the panel. */
  onOpen: (path: Path) => void
  /** Shows a field in its group, and on the page. */
  onShow: (field: Path) => void
  /** Shows the field of a translation, on the page in its language. */
  onTranslation: (language: string, place: Path) => void
}

export const EditorContext = createContext<EditorActions>({
  state: {
    revision: '',
    value: undefined,
    texts: [],
    pictures: [],
    problems: [],
    stories: [],
    canUndo: false,
    canRedo: false,
  },
  say: () => undefined,
  done: undefined,
  texts: [],
  onTranslate: () => Promise.resolve(undefined),
  onEdit: () => Promise.resolve(undefined),
  onAct: () => undefined,
  onWriteFile: () => Promise.resolve(undefined),
  onPicture: () => Promise.resolve(undefined),
  dropped: undefined,
  onUndo: () => undefined,
  onRedo: () => undefined,
  field: '',
  onField: () => undefined,
  onBegin: () => undefined,
  begun: undefined,
  view: 'page',
  onView: () => undefined,
  task: 'fields',
  onTask: () => undefined,
  onRefresh: () => Promise.resolve(),
  beginning: undefined,
  onBeginning: () => undefined,
  onOpen: () => undefined,
  onShow: () => undefined,
  onTranslation: () => undefined,
})
