import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentFile,
  doubtsIn,
  filesNamed,
  isError,
  type Mistake,
  parseContent,
  type ParsedContent,
  parseSite,
  readContent,
  schemaAt,
  shapeOf,
  valueAt,
  formatPath,
} from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import { LETTER_NAME } from '../../generator/letters/letters.ts'
import { replaceFile } from '../../lib/replace-file.ts'
import { siteSchema } from '../../model/site-schema.ts'
import {
  type Change,
  type Edit,
  type EditablePicture,
  type EditorState,
  MAIN_FILE,
  type Outcome,
  type Path,
} from '../protocol.ts'
import { applyEdit } from './apply-edit.ts'
import { editableTexts } from './editable-texts.ts'
import { EditError } from './edits/edit-error.ts'
import { movedPath } from './edits/edits.ts'
import { placesOfSet } from './edits/set.ts'
import { followTranslations } from './follow-translations.ts'
import { movedSince } from './moved-since.ts'
import { problemsIn } from './problems.ts'
import { rebased, type FileChange } from './rebase.ts'
import { movedStories, strayedStory, storiesIn, withStory } from './stories.ts'

/** Bytes that are no text in UTF-8 would be lost. */
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** What a change writes, in this order. */
type Files = readonly FileChange[]

/** A change that can be taken back, and its value. */
export type UndoStep = {
  files: Files
  place: Path
  /** How its owner calls the value. */
  name?: string
}

/** The changes that can be taken back, and those that can be made again, the last one at the end. */
export type UndoSteps = {
  done: UndoStep[]
  undone: UndoStep[]
  /** Keeps them before a change is written, so that a killed process has not written what nobody can take back. */
  save?: () => void
}

/**
 * Changes `site.yaml`, its translations and the stories: a change is checked as the build checks the content before it is written, and
 * every other byte stays.
 * @param folder the content folder, absolute or relative to `root`
 * @param sourceName the name of the file that it was imported from, if there is one
 * @param steps those of before, to which it adds
 */
export function contentEditor(
  root: string,
  folder: string,
  sourceName = (): string | undefined => undefined,
  { done, undone, save }: UndoSteps = { done: [], undone: [] },
) {
  const pathOf = (file: string) => {
    const path = resolve(root, folder, file)
    return existsSync(path) ? realpathSync(path) : path
  }
  const read = (file: string) => {
    const path = pathOf(file)
    if (!existsSync(path)) return null
    try {
      return DECODER.decode(readFileSync(path))
    } catch {
      throw new Error(`${file} cannot be read as text in UTF-8. Save it again with UTF-8 encoding.`)
    }
  }
  const write = (file: string, text: string | null) => {
    const path = pathOf(file)
    if (text === null) rmSync(path)
    else replaceFile(dirname(path), basename(path), text)
  }
  /** All files or none. */
  const writeAll = (files: Files) => {
    const written: FileChange[] = []
    try {
      for (const each of files) {
        write(each.file, each.after)
        written.push(each)
      }
    } catch (error) {
      for (const { file, before } of written.toReversed()) write(file, before)
      throw error
    }
  }
  /** The values of the files by the revisions that pages were told. */
  const told = new Map<string, ReadonlyMap<string, unknown>>()
  const tell = ({ value, yaml, translations }: ContentFile): string => {
    const files = [yaml, ...translations.map((each) => each.yaml)]
    const revision = createHash('sha256').update(files.join('\0')).digest('base64url').slice(0, 12)
    const values = translations.map((each) => [`site.${each.language}.yaml`, each.value] as const)
    told.delete(revision)
    told.set(revision, new Map([[MAIN_FILE, value], ...values]))
    for (const oldest of [...told.keys()].slice(0, -MAX_TOLD)) told.delete(oldest)
    return revision
  }

  async function state(content = readContent(root, folder)): Promise<EditorState> {
    const stories = storiesIn(content)
    const revision = tell(content)
    const texts = await editableTexts(content)
    const source = sourceName()
    return {
      revision,
      value: content.value,
      texts: texts.map((text) => ({ ...text, revision })),
      pictures: picturesIn(content.value),
      problems: await problemsIn(content, texts, stories),
      stories,
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
      ...(source !== undefined && { source }),
    }
  }

  async function change(wanted: Change): Promise<Outcome> {
    const current = readContent(root, folder)
    const result = await resultOf(current, wanted)
    if (typeof result === 'string') return { message: result, state: await state() }
    // Another program may have written while this was checked.
    if (result.some(({ file, before }) => read(file) !== before)) return change(wanted)
    return commit(result, wanted.edit.path, wanted.name)
  }

  /** Several edits of site.yaml, one after the other, as one step of undo. */
  async function changeTogether(edits: readonly Edit[], place: Path): Promise<Outcome> {
    const current = readContent(root, folder)
    const before = read(MAIN_FILE) ?? ''
    let after = before
    for (const edit of edits) {
      const result = applied(after, edit)
      if (result instanceof EditError) return { message: result.message, state: await state() }
      after = result
    }
    const last = { file: MAIN_FILE, edit: { kind: 'remove', path: place }, old: null } as const
    const mistake = await addedMistake(current, withText(current, MAIN_FILE, after), last)
    if (mistake) return { message: mistake.message, state: await state() }
    if (read(MAIN_FILE) !== before) return changeTogether(edits, place)
    return commit([{ file: MAIN_FILE, before, after }], place)
  }

  /** Writes the files as a step of undo. */
  async function commit(files: Files, place: Path, name?: string): Promise<Outcome> {
    if (files.some(({ before, after }) => before !== after)) {
      done.push({ files, place, ...(name !== undefined && { name }) })
      undone.length = 0
      save?.()
    }
    try {
      writeAll(files)
    } catch (error) {
      if (done.at(-1)?.files === files) done.pop()
      throw error
    }
    return { state: await state() }
  }

  /** The edit at the places that its values have by now; undefined if one of them is gone, or nobody knows where it was seen. */
  function editBy({ file, edit, seen }: Change, now: unknown): Edit | undefined {
    if (seen === undefined) return edit
    const values = told.get(seen)
    if (!values) return undefined
    const paths = pathsOf(edit).map((path) => movedSince(values.get(file), now, path))
    const [path, ...also] = paths.flatMap((each) => (each ? [each] : []))
    if (path === undefined || also.length < paths.length - 1) return undefined
    if (edit.kind === 'transfer') {
      const to = movedSince(values.get(file), now, edit.to)
      return to && { ...edit, path, to }
    }
    return edit.kind === 'set' && edit.also ? { ...edit, path, also } : { ...edit, path }
  }

  /** What a change writes, or why it writes nothing. */
  async function resultOf(current: ContentFile, wanted: Change): Promise<Files | string> {
    const { file, old } = wanted
    if (isLetter(file)) return letterWith(wanted, read(file))
    const isStory = storiesIn(current).some((story) => story.file === file)
    const parsed = partOf(current, file)
    const before = isStory || parsed ? read(file) : null
    if (isStory) {
      const { edit } = wanted
      const isText = edit.kind === 'remove' || (edit.kind === 'set' && typeof edit.value === 'string')
      if (edit.path.length > 0 || !isText) return 'A story is one text.'
      const now = before === null ? null : plainLines(before)
      if ((now?.trim() ?? '') !== (plainLines(old)?.trim() ?? '')) return otherValue(now, old)
      const after = edit.kind === 'set' ? storyText(String(edit.value), before) : null
      const mistake = await addedMistake(current, withStory(current, file, after), wanted)
      return mistake ? saidAt(mistake, edit.path) : [{ file, before, after }]
    }
    if (!parsed || before === null) return `There is no file ${file} in the content.`
    const edit = editBy(wanted, parsed.value)
    if (edit === undefined) return GONE
    // A pair is added to whatever else the file has.
    const isPair = edit.kind === 'insert' && file !== MAIN_FILE
    const values = pathsOf(edit).map((path) => valueAt(parsed.value, path))
    const stale = values.findIndex((each) => !isDeepStrictEqual(each ?? null, old ?? null))
    if (!isPair && parsed.value !== undefined && stale >= 0) return otherValue(values[stale], old)
    const after = applied(before, withLineEnd(edit, values[0]))
    if (after instanceof EditError) return after.message
    const written = withoutDoubt(after, { ...wanted, edit }, parsed)
    const ownText = withNewDoubt(written, wanted)
    if (ownText instanceof EditError) return ownText.message
    const changed = withText(current, file, ownText)
    const followed = file === MAIN_FILE && edit.kind === 'set' ? following(current, changed, edit.path) : []
    const next = followed.reduce((each, other) => withText(each, other.file, other.after), changed)
    const moved = edit.kind === 'set' ? movedStories(current, next).filter(({ to }) => read(to) === null) : []
    const strayed = edit.kind === 'set' ? strayedStory(current, next, moved) : undefined
    if (strayed) return otherStory(strayed.path)
    const content = moved.reduce(
      (each, { from, to }) => withStory(withStory(each, from.path, null), to, from.text),
      next,
    )
    const mistake = await addedMistake(current, content, wanted)
    if (mistake) return saidAt(mistake, edit.path)
    // Whenever this is interrupted, each project has its story.
    return [
      ...moved.map(({ from, to }) => ({ file: to, before: null, after: read(from.path) })),
      ...followed,
      { file, before, after: ownText },
      ...moved.map(({ from }) => ({ file: from.path, before: read(from.path), after: null })),
    ]
  }

  /** What catalogues get after a change of a text. A catalogue that only a person can change stays as it is. */
  function following(current: ContentFile, next: ContentFile, path: Path) {
    return [...followTranslations(current, next, path)].flatMap(([{ language }, edits]) => {
      const file = `site.${language}.yaml`
      const before = read(file)
      let after = before
      for (const each of edits) {
        const result = after === null ? new EditError() : applied(after, each)
        if (result instanceof EditError) return []
        after = result
      }
      return before === null || after === null ? [] : [{ file, before, after }]
    })
  }

  /** Takes the last change back, or makes it again, unless somebody else has changed the files since. */
  async function step(from: UndoStep[], to: UndoStep[], planOf: (each: Files) => Files): Promise<Outcome> {
    const last = from.at(-1)
    if (!last) return { state: await state() }
    const plan = planOf(last.files).map((each) => rebased(each, read(each.file)))
    const problem = plan.find((each) => typeof each === 'string')
    if (problem !== undefined) {
      // The next undo reaches the change before it.
      from.pop()
      return { message: problem, state: await state() }
    }
    const files = plan.filter((each) => typeof each === 'object')
    writeAll(files)
    from.pop()
    to.push({ ...last, files: planOf(files) })
    return { place: last.place, state: await state() }
  }

  return {
    state: () => state(),
    change,
    changeTogether,
    undo: () =>
      step(done, undone, (each) =>
        each.toReversed().map(({ file, before, after }) => ({ file, before: after, after: before })),
      ),
    redo: () => step(undone, done, (each) => each),
  }
}

const isLetter = (file: string) => {
  const [, name] = /^letters\/([^/]+)\.md$/.exec(file) ?? []
  return name !== undefined && LETTER_NAME.test(name)
}

/** A letter is one text, and may have mistakes until it is finished: they concern no other file. */
function letterWith({ file, edit, old }: Change, before: string | null): Files | string {
  const isText = edit.kind === 'remove' || (edit.kind === 'set' && typeof edit.value === 'string')
  if (edit.path.length > 0 || !isText) return 'A letter is one text.'
  if (before === null && old === null && edit.kind === 'remove') return []
  if ((before ?? null) !== (old ?? null)) return OTHER_LETTER
  return [{ file, before, after: edit.kind === 'set' ? String(edit.value) : null }]
}

export const OTHER_LETTER = 'Another program has changed the letter in the meantime. Below is what its file has now.'

function picturesIn(value: unknown): EditablePicture[] {
  return filesNamed(siteSchema, value).flatMap(({ path, kind, name }) =>
    kind === 'picture' ? [{ place: path, file: name }] : [],
  )
}

function otherValue(now: unknown, old: unknown): string {
  const isText = [now ?? old].flat().every((each) => typeof each !== 'object')
  return isText
    ? `The file has another value by now: ${JSON.stringify(now)}. You saw ${JSON.stringify(old)}.`
    : 'The list or group has changed in the meantime. Try again.'
}

/** No field shows the line break at the end of a text in a block (`|` or `>`), so it stays. */
function withLineEnd(edit: Edit, now: unknown): Edit {
  if (edit.kind !== 'set' || typeof edit.value !== 'string' || typeof now !== 'string') return edit
  return now.endsWith('\n') && !edit.value.endsWith('\n') ? { ...edit, value: `${edit.value}\n` } : edit
}

/** A form has no other line ends. */
const plainLines = (text: unknown) => (typeof text === 'string' ? text.replaceAll('\r\n', '\n') : undefined)

/** The text of a story, with the line ends that its file has. */
function storyText(text: string, old: string | null): string {
  const lines = `${text.trimEnd()}\n`
  return old?.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines
}

/** Who writes a value on the page has compared it. Of a pair, that is the translation, which a command writes for no other reason. */
function withoutDoubt(yaml: string, { file, edit, seen }: Change, parsed: ParsedContent): string {
  if (edit.kind !== 'set' || (file === MAIN_FILE && seen === undefined)) return yaml
  const written = file === MAIN_FILE ? edit.path : edit.path.slice(0, 1)
  const doubt = doubtsIn(parseContent(yaml, parsed.file)).find(({ path }) =>
    written.every((step, at) => step === path[at]),
  )
  const result = doubt ? applied(yaml, { kind: 'confirm', path: doubt.path as Path }) : yaml
  return result instanceof EditError ? yaml : result
}

/** The comment is behind the first text of what was written, and of a pair behind the translation. */
function withNewDoubt(yaml: string, { file, edit, doubt }: Change): string | EditError {
  if (doubt === undefined || (edit.kind !== 'set' && edit.kind !== 'insert')) return yaml
  const at = edit.kind === 'set' ? edit.path : [...edit.path, edit.index]
  const path = textIn(edit.value, at, file === MAIN_FILE ? 0 : -1)
  const result = applied(yaml, { kind: 'doubt', path, source: doubt })
  return result instanceof EditError ? new EditError(NO_DOUBT) : result
}

/** @param place of the text among those of its group */
function textIn(value: unknown, path: Path, place: number): Path {
  const name = Object.keys(Object(value) as object).at(place)
  if (typeof value !== 'object' || name === undefined) return path
  const step = Array.isArray(value) ? Number(name) : name
  return textIn(valueAt(value, [step]), [...path, step], place)
}

const NO_DOUBT =
  'No comment can be written here: the whole file is in brackets. Write the value without a doubt, and tell its owner.'

/** Where a change writes. */
const pathsOf = (edit: Edit) => (edit.kind === 'set' ? placesOfSet(edit) : [edit.path])

function applied(yaml: string, edit: Edit): string | EditError {
  try {
    return applyEdit(yaml, edit, (path) => Object.keys(shapeOf(schemaAt(siteSchema, path))))
  } catch (error) {
    if (error instanceof EditError) return error
    throw error
  }
}

const otherStory = (path: string) =>
  `Then ${path} would be the story of another project. Give the project an address of its own first: write its id.`

/** States of which a field may be open. */
const MAX_TOLD = 50

const GONE = 'Another program has removed the entry of this text, or changed the file often. Open the field again.'

/** At the field that is edited, a mistake needs no path. */
function saidAt({ path, message }: Mistake, field: Path): string {
  return isDeepStrictEqual(path, field) ? message.replace(`${formatPath(path)}: `, '') : message
}

/** A mistake that a change adds. */
async function addedMistake(current: ContentFile, next: ContentFile, change: Change): Promise<Mistake | undefined> {
  const errorsIn = async (content: ContentFile) => (await checkContent(content)).filter(isError)
  const [before, after] = [await errorsIn(current), await errorsIn(next)]
  const isMoved = change.file === MAIN_FILE
  const known = before.flatMap((each) => {
    const path = isMoved ? movedPath(each.path, change.edit) : each.path
    return path === undefined ? [] : keyOf({ ...each, path }, change)
  })
  return after.find((each) => {
    const at = known.indexOf(keyOf(each, change))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** Knows a mistake again: by its rule and its path. Without a path, or in the pairs that are edited, by what it says. */
function keyOf({ rule, file, path, message }: Mistake, change: Change): string {
  const isByPath = path.length > 0 && (change.file === MAIN_FILE || !file.endsWith(`/${change.file}`))
  return JSON.stringify([rule, file, path, !isByPath && message])
}

/** What a file of the content says. */
function partOf(content: ContentFile, file: string): ParsedContent | undefined {
  return file === MAIN_FILE ? content : content.translations.find(({ language }) => file === `site.${language}.yaml`)
}

/** The content with another text of a file. */
function withText(content: ContentFile, file: string, yaml: string): ContentFile {
  if (file === MAIN_FILE) return { ...content, ...textOnly(parseSite(yaml, content)) }
  const translations = content.translations.map((each) =>
    each === partOf(content, file) ? { ...parseContent(yaml, each.file), language: each.language } : each,
  )
  return { ...content, translations }
}

/** What a text alone says; the files of the folder are as they were. */
function textOnly({ file, yaml, document, value, diagnose, diagnostics, source }: ContentFile) {
  return { file, yaml, document, value, diagnose, diagnostics, source }
}
