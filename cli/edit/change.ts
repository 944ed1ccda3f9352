import { z } from 'zod'
import {
  type ContentFile,
  doubtsIn,
  formatInOneLine,
  formatPath,
  isWithin,
  readContent,
  translatedTexts,
  unusedPairs,
  valueAt,
} from '../../content/content.ts'
import { type Change, type Edit, MAIN_FILE, type Path } from '../../editor/protocol.ts'
import { contentEditor, type UndoStep } from '../../editor/server/content-editor.ts'
import { UserError } from '../../lib/user-error.ts'
import { fieldAt, parsePath } from './path.ts'
import { assertReadable, placeOf, translationIn } from './place.ts'
import { withSteps } from './steps.ts'
import { valueOf } from './value-of.ts'

export type Options = {
  language?: string | undefined
  at?: string | undefined
  doubt?: boolean | undefined
  source?: string | undefined
  unused?: boolean | undefined
}

/** What to change, and how to say that it is changed. */
type Wanted = { change: Change; path: Path; text: string }

type Plan = (content: ContentFile, positionals: readonly string[], options: Options) => Wanted

const NOT_SAID = 'what you said'

const doubtOf = ({ doubt, source }: Options) => (doubt || source !== undefined ? (source ?? NOT_SAID) : undefined)

const set: Plan = (content, [at = '', text = ''], options) => {
  const path = parsePath(at)
  const field = fieldAt(content, path)
  const { file, value, write } = placeOf(content, path, options.language)
  const doubt = doubtOf(options)
  if (doubt !== undefined && file.endsWith('.md'))
    throw new UserError(`${at}: A story has no comments. Write it without --doubt, and tell its owner.`)
  // A translation and a story are texts.
  const edit = write(file === MAIN_FILE ? valueOf(text, field, at) : text)
  return { change: { file, edit, old: value, doubt }, path, text: `Wrote ${formatPath(path)}` }
}

const add: Plan = (content, [at = '', text = ''], options) => {
  const path = parsePath(at)
  const list = fieldAt(content, path)
  const known = list instanceof z.ZodOptional ? list.unwrap() : list
  if (!(known instanceof z.ZodArray)) throw new UserError(`${at}: This is no list. Use vitafolio set.`)
  const old = valueAt(content.value, path)
  const count = Array.isArray(old) ? old.length : 0
  const index = positionIn(options.at ?? String(count), count + 1, at)
  const edit: Edit = { kind: 'insert', path, index, value: valueOf(text, known.element, `${at}[${index}]`) }
  const place = [...path, index]
  return {
    change: { file: MAIN_FILE, edit, old, doubt: doubtOf(options) },
    path: place,
    text: `Added ${formatPath(place)}`,
  }
}

const remove: Plan = (content, [at], options) => {
  if (at === undefined) throw new UserError('PATH is missing. With --unused, write --language, too.')
  const path = parsePath(at)
  fieldAt(content, path)
  const { file, path: own, value } = placeOf(content, path, options.language)
  if (value === undefined) throw new UserError(`${at}: There is no value.`)
  if (file !== MAIN_FILE && file.endsWith('.yaml'))
    throw new UserError(
      `${at}: Only the translation of a story can be removed. Write = for a text that stays the same.`,
    )
  const edit: Edit = { kind: 'remove', path: own }
  return { change: { file, edit, old: value }, path, text: `Removed ${formatPath(path)}` }
}

const move: Plan = ({ value }, [at = '', position = '']) => {
  const path = parsePath(at)
  fieldAt({ value }, path)
  const list = path.slice(0, -1)
  const old = valueAt(value, list)
  const names = Object.keys(Object(old) as object)
  const from = names.indexOf(String(path.at(-1)))
  if (from < 0) throw new UserError(`${at}: There is no value.`)
  const to = positionIn(position, names.length, formatPath(list) || 'The file')
  const place = Array.isArray(old) ? [...list, to] : path
  const edit: Edit = { kind: 'move', path: list, from, to }
  return { change: { file: MAIN_FILE, edit, old }, path: place, text: `Moved ${at} to position ${to}` }
}

const confirm: Plan = (content, [at = ''], options) => {
  const path = parsePath(at)
  fieldAt(content, path)
  const { file, path: own, value } = placeOf(content, path, options.language)
  const written =
    file === MAIN_FILE ? content : content.translations.find(({ language }) => language === options.language)
  const doubts = written ? doubtsIn(written) : []
  const within = doubts.some((each) => isWithin(each.path, own))
  // Within brackets, the comment is behind them.
  const around = doubts.find((each) => file === MAIN_FILE && isWithin(own, each.path))?.path as Path | undefined
  if (!within && around === undefined) throw new UserError(`${at}: There is no comment "# check:".`)
  if (!within && around) {
    const old = valueAt(content.value, around)
    const edit: Edit = { kind: 'confirm', path: around, within: true }
    return { change: { file, edit, old }, path: around, text: `Confirmed ${formatPath(around)}` }
  }
  const edit: Edit = { kind: 'confirm', path: own, within: true }
  return { change: { file, edit, old: value }, path, text: `Confirmed ${formatPath(path)}` }
}

function positionIn(text: string, count: number, list: string): number {
  const position = /^\d+$/.test(text) ? Number(text) : -1
  if (position < 0 || position >= count)
    throw new UserError(`${list}: There is no position "${text}". Write a number from 0 to ${count - 1}.`)
  return position
}

const PLANS = { set, add, remove, move, confirm }

export type Command = keyof typeof PLANS | 'undo' | 'redo'

/**
 * Changes the content, or takes a change back or makes it again.
 * @param folder the content folder, absolute or relative to `root`
 */
export function change(
  root: string,
  folder: string,
  command: Command,
  positionals: readonly string[],
  options: Options,
) {
  const pathsOf = (files: UndoStep['files']) => files.map(({ file }) => `${folder}/${file}`)
  return withSteps(root, folder, async (steps) => {
    const editor = contentEditor(root, folder, undefined, steps)
    if (command === 'undo' || command === 'redo') {
      const from = command === 'undo' ? steps.done : steps.undone
      const step = from.at(-1)
      assertAllReadable(readContent(root, folder))
      if (!step)
        throw new UserError(command === 'undo' ? 'There is no change to take back.' : 'No change was taken back.')
      const { message } = await editor[command]()
      if (message !== undefined)
        throw new UserError(`${message} It is not tried again: the next ${command} is for the change before it.`)
      const files = pathsOf(step.files)
      const path = step.name ?? formatPath(step.place)
      const done = command === 'undo' ? 'Took back' : 'Made again'
      return { text: `${done} the change of ${path} in ${files.join(', ')}.`, path, files }
    }
    const content = readContent(root, folder)
    assertReadable(content)
    if (command === 'remove' && options.unused && options.language !== undefined && positionals.length === 0)
      return removeUnused(editor, content, options.language)
    const { change: wanted, path, text } = PLANS[command](content, positionals, options)
    const before = steps.done.at(-1)
    const { message } = await editor.change({ ...wanted, name: formatPath(path) })
    if (message !== undefined) throw new UserError(withPlace(message, path))
    const last = steps.done.at(-1)
    const files = last === undefined || last === before ? [] : pathsOf(last.files)
    const toCheck = files.length > 0 && wanted.file === MAIN_FILE ? languagesOf(last?.files ?? []) : []
    const now = readContent(root, folder)
    const missing = newIn(content, now, missingIn)
    const unused = newIn(content, now, unusedIn)
    const said = files.length === 0 ? `${formatPath(path)} is so already.` : `${text} in ${files.join(', ')}.`
    const next = toCheck.map(
      (code) => `Its translation is to check: vitafolio set ${formatPath(path)} TEXT --language ${code}`,
    )
    const without = missing.map(
      ({ path: at, language }) => `It has no translation: vitafolio set ${at} TEXT --language ${language}`,
    )
    const left = [...new Set(unused.map(({ language }) => language))].map(
      (code) => `A translation is not used any more: vitafolio remove --unused --language ${code}`,
    )
    return {
      text: [said, ...next, ...without, ...left].join('\n'),
      path: formatPath(path),
      files,
      ...(toCheck.length > 0 && { translationsToCheck: toCheck }),
      ...(missing.length > 0 && {
        missingTranslations: missing.map(({ path: at, language }) => ({ path: at, language })),
      }),
      ...(unused.length > 0 && {
        unusedTranslations: unused.map(({ text: old, language }) => ({ text: old, language })),
      }),
    }
  })
}

type Translated = { language: string; text: string; path?: string }

/** What is there after a change, and was not before it. */
function newIn(before: ContentFile, after: ContentFile, find: (content: ContentFile) => Translated[]): Translated[] {
  const keyOf = ({ language, text }: Translated) => `${language} ${text}`
  const known = new Set(find(before).map(keyOf))
  return find(after).filter((each) => !known.has(keyOf(each)))
}

/** The texts without a translation, each once. */
function missingIn({ source, translations }: ContentFile): Translated[] {
  return translations.flatMap((catalogue) => {
    const missing = source ? translatedTexts(source, catalogue).filter(({ pair }) => !pair?.translation) : []
    const texts = new Map(missing.toReversed().map(({ path, text }) => [text, formatPath(path)]))
    return [...texts].toReversed().map(([text, path]) => ({ language: catalogue.language, text, path }))
  })
}

/** The pairs whose texts the content does not have, with their places in their file. */
function unusedIn({ source, translations }: ContentFile): (Translated & { index: number })[] {
  return translations.flatMap((catalogue) => {
    if (!source) return []
    return unusedPairs(source, catalogue).map(({ text, index }) => ({ language: catalogue.language, text, index }))
  })
}

async function removeUnused(editor: ReturnType<typeof contentEditor>, content: ContentFile, language: string) {
  const { catalogue } = translationIn(content, language)
  const unused = unusedIn(content).filter((each) => each.language === language)
  const file = `site.${language}.yaml`
  if (unused.length > 0 && unused.length === (catalogue.value as unknown[]).length)
    throw new UserError(`${content.name}/${file}: No translation in it is used. Remove the file.`)
  for (const { index } of unused.toReversed()) {
    const edit: Edit = { kind: 'remove', path: [index] }
    const old = valueAt(catalogue.value, [index])
    const { message } = await editor.change({
      file,
      edit,
      old,
      name: String(valueAt(old, [content.source?.language ?? ''])),
    })
    if (message !== undefined) throw new UserError(message)
  }
  const files = unused.length > 0 ? [`${content.name}/${file}`] : []
  const removed = unused.map(({ text }) => text)
  const lines = removed.map((text) => `Removed the translation of "${text}"`)
  return { text: lines.join('\n') || `${file} has no translation that is not used.`, files, removed }
}

/** Of a file with a mistake, nobody knows what a change would do. */
function assertAllReadable(content: ContentFile) {
  assertReadable(content)
  const [problem] = content.translations.flatMap(({ diagnostics }) => diagnostics)
  if (problem) throw new UserError(formatInOneLine(problem))
}

/** The languages whose files follow a text that has changed. */
const languagesOf = (files: UndoStep['files']) =>
  files.flatMap(({ file }) => /^site\.(.+)\.yaml$/.exec(file)?.[1] ?? [])

/** The editor shows a mistake of a field at the field. */
function withPlace(message: string, path: Path): string {
  return /^[\w.[\]]+: /.test(message) ? message : `${formatPath(path)}: ${message}`
}
