import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { check } from '../../generator/check/check.ts'
import { replaceFile } from '../../generator/lib/replace-file.ts'
import { type Diagnostic, isError } from '../../generator/read/diagnostic.ts'
import { schemaAt, shapeOf } from '../../generator/read/fields.ts'
import { parseContent, type ParsedContent } from '../../generator/read/parse-yaml.ts'
import { valueAt } from '../../generator/read/position.ts'
import { type ContentFile, parseSite, readContent } from '../../generator/read/read-content.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { type Change, type Edit, type EditorState, MAIN_FILE, type Outcome, type Path } from '../protocol.ts'
import { applyEdit, EditError } from './apply-edit.ts'
import { editableTexts } from './editable-texts.ts'

/** Bytes that are no text in UTF-8 would be lost. */
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of the file before and after a change. */
type Step = { file: string; before: string; after: string }

/**
 * Changes `site.yaml` and its translations: a change is checked as the build checks the content before it is written, and every
 * other byte stays.
 * @param folder the content folder, absolute or relative to `root`
 */
export function contentEditor(root: string, folder: string) {
  const pathOf = (file: string) => realpathSync(resolve(root, folder, file))
  const read = (file: string) => {
    try {
      return DECODER.decode(readFileSync(pathOf(file)))
    } catch {
      throw new Error(`${file} cannot be read as text in UTF-8. Save it again with UTF-8 encoding.`)
    }
  }
  const write = (file: string, text: string) => replaceFile(dirname(pathOf(file)), basename(pathOf(file)), text)
  const undone: Step[] = []
  const done: Step[] = []

  async function state(content = readContent(root, folder)): Promise<EditorState> {
    const diagnostics = await check(content)
    return {
      value: content.value,
      texts: await editableTexts(content),
      problems: diagnostics.filter(({ file: name }) => name === content.file).map(problemOf),
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
    }
  }

  async function change(wanted: Change): Promise<Outcome> {
    const { file, edit, old } = wanted
    const current = readContent(root, folder)
    const parsed = partOf(current, file)
    if (!parsed) return { message: `There is no file ${file} in the content.`, state: await state() }
    const before = read(file)
    const now = valueAt(parsed.value, edit.path)
    if (parsed.value !== undefined && !isDeepStrictEqual(now ?? null, old ?? null)) {
      const isPart = typeof (now ?? old) === 'object'
      const message = isPart
        ? 'The list or group has changed in the meantime. Try again.'
        : `The file has another value by now: ${JSON.stringify(now)}. You saw ${JSON.stringify(old)}.`
      return { message, state: await state() }
    }
    const after = applied(before, edit)
    if (after instanceof EditError) return { message: after.message, state: await state() }
    const mistake = await firstMistake(current, withText(current, file, after))
    if (mistake) return { message: mistake.message, state: await state() }
    // Another program may have written while this was checked.
    if (read(file) !== before) return change(wanted)
    write(file, after)
    done.push({ file, before, after })
    undone.length = 0
    return { state: await state() }
  }

  /** Takes the last change back, or makes it again, unless somebody else has changed the file since. */
  async function step(
    from: Step[],
    to: Step[],
    textsOf: (each: Step) => { expected: string; text: string },
  ): Promise<Outcome> {
    const last = from.pop()
    if (!last) return { state: await state() }
    const { expected, text } = textsOf(last)
    if (read(last.file) !== expected) {
      from.push(last)
      return {
        message: 'Another program has changed the file since. Take that change back there first.',
        state: await state(),
      }
    }
    write(last.file, text)
    to.push(last)
    return { state: await state() }
  }

  return {
    state: () => state(),
    change,
    undo: () => step(done, undone, ({ before, after }) => ({ expected: after, text: before })),
    redo: () => step(undone, done, ({ before, after }) => ({ expected: before, text: after })),
  }
}

function applied(yaml: string, edit: Edit): string | EditError {
  try {
    return applyEdit(yaml, edit, (path) => Object.keys(shapeOf(schemaAt(siteSchema, path))))
  } catch (error) {
    if (error instanceof EditError) return error
    throw error
  }
}

/** A mistake that the content does not have yet. */
async function firstMistake(current: ContentFile, next: ContentFile): Promise<Diagnostic | undefined> {
  const errorsIn = async (content: ContentFile) => (await check(content)).filter(isError)
  const [before, after] = [await errorsIn(current), await errorsIn(next)]
  return after.find(({ message }) => !before.some((each) => each.message === message))
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

function problemOf({ severity, path, message }: Diagnostic) {
  return { severity, path: path as Path, message }
}
