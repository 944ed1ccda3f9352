import { createContext } from 'react'
import type { Edit, EditableText, EditorState, Path } from '../protocol.ts'

type EditorActions = {
  /** Shows a short message, which screen readers read out as well. */
  say: (text: string) => void
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
  /** Begins an entry of a list with a text. */
  onBegin: (list: Path, text: string) => void
  begun: { list: Path; text: string } | undefined
  /** Shows the file that was imported beside the fields, or no longer. */
  isComparing: boolean
  onCompare: () => void
  /** Shows a group or a list in the panel. */
  onOpen: (path: Path) => void
  /** Shows a field in its group, and on the page. */
  onShow: (field: Path) => void
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
  isComparing: false,
  onCompare: () => undefined,
  onOpen: () => undefined,
  onShow: () => undefined,
})
