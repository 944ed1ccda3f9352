import {
  type ContentFile,
  formatPath,
  projectIdsIn,
  readContent,
  readPrivate,
  storyTexts,
} from '../../content/content.ts'
import { type Kind, tellTalesIn } from '../../generator/private/tell-tales.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { printable, UserError } from '../../lib/user-error.ts'
import { assertReadable } from '../edit/place.ts'

type Finding = { file: string; line: number; column: number; kind: Kind; text: string }

/** `ok` is false if a story has a key. */
type Result = { ok: boolean; files: readonly string[]; findings: readonly Finding[] }

/** A story, and where a line of it is in its file. */
type Written = {
  id: string
  file: string
  text: string
  placeOf: (line: number, column: number, text: string) => [number, number]
}

/**
 * What the stories tell of firms, hosts, networks, accounts and keys.
 * @param name of a project, or all of them
 */
export function checkStories(root: string, folder: string, name?: string): Result {
  const content = readContent(root, folder)
  assertReadable(content)
  const all = storiesOf(content)
  const stories = name === undefined ? all : all.filter(({ id }) => id === name)
  if (name !== undefined && stories.length === 0)
    throw new UserError(`There is no story "${name}". ${meant(name, all)}`)
  const names = { firms: firmsIn(content), words: privateWordsOf(content) }
  const findings = stories.flatMap(({ file, text, placeOf }) =>
    tellTalesIn(text, names).map((each): Finding => {
      const before = text.slice(0, each.index).split('\n')
      const [line, column] = placeOf(before.length, (before.at(-1)?.length ?? 0) + 1, each.text)
      return { file, line, column, kind: each.kind, text: shownOf(each.kind, each.text) }
    }),
  )
  return {
    ok: findings.every(({ kind }) => kind !== 'key'),
    files: [...new Set(stories.map(({ file }) => file))],
    findings,
  }
}

function meant(name: string, stories: readonly Written[]): string {
  const ids = [...new Set(stories.map(({ id }) => id))]
  if (ids.length === 0) return 'No project has a story.'
  return didYouMean(suggestionsFor(name, ids)) ?? `The stories are ${ids.join(', ')}.`
}

/** Enough of a key to find it, and nothing of a private word: a log may be public. */
function shownOf(kind: Kind, text: string): string {
  if (kind === 'private word') return ''
  return kind === 'key' ? `${text.slice(0, 4)}…` : text
}

/** Those in files, and those in site.yaml. */
function storiesOf(content: ContentFile): Written[] {
  const ids = projectIdsIn(content.value)
  const inFiles = content.stories.map(({ id, path, text }): Written => {
    return { id, text, file: `${content.name}/${path}`, placeOf: (line, column) => [line, column] }
  })
  const lines = content.yaml.split('\n')
  const inFields = storyTexts(content).map(({ path, text }): Written => {
    const { line: first, column: start } = content.diagnose(path, '')
    return {
      id: ids[Number(path[2])] ?? formatPath(path),
      text,
      file: content.file,
      // A block of text begins on the next line; in another form, the field alone is known.
      placeOf: (line, _column, found) => {
        const column = lines[first + line - 1]?.indexOf(found) ?? -1
        return column < 0 ? [first, start] : [first + line, column + 1]
      },
    }
  })
  return [...inFiles, ...inFields]
}

const FORM =
  /[\s,(]+(?:(?:private|pvt)\)?|ltd|limited|inc|llc|llp|plc|corp|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps)\.?\)?$/i

/** Employers, schools and organisations, also without their legal form. */
function firmsIn({ value }: ContentFile): string[] {
  const { history, education, volunteering, companies } = Object(value) as Record<string, unknown>
  const entries = [history, education, volunteering].flatMap((section) => listOf(section, 'entries'))
  const names = [
    ...entries.flatMap((entry) => ['employer', 'institution', 'organisation'].map((field) => entry[field])),
    ...listOf(companies, 'organisations').flatMap(({ name, legalName }) => [name, legalName]),
  ]
  return names.flatMap((name) => {
    if (typeof name !== 'string') return []
    const short = name.replace(FORM, '').replace(FORM, '')
    return short.length > 2 ? [name, short] : [name]
  })
}

function listOf(section: unknown, field: string): Record<string, unknown>[] {
  const list = (Object(section) as Record<string, unknown>)[field]
  return Array.isArray(list) ? list.map((each: unknown) => Object(each) as Record<string, unknown>) : []
}

/** Words and real names of private.yaml. */
function privateWordsOf(content: ContentFile): string[] {
  const { words = [], instead = {} } = readPrivate(content)?.facts ?? {}
  return [...words, ...Object.values(instead)]
}

const CALLED: Readonly<Record<Kind, string>> = {
  key: 'a key',
  'account number': 'an account number',
  'network address': 'an address of a network',
  host: 'a host',
  firm: 'the name of a firm',
  'private word': 'a word of private.yaml',
}

/** Each finding in a line, and what to do. */
export function reportOf({ files, findings }: Result): string {
  const lines = findings.map(({ file, line, column, kind, text }) =>
    printable(`${file}:${line}:${column} ${CALLED[kind]}${text === '' ? '' : `: ${text}`}`),
  )
  const read = `${files.length} ${files.length === 1 ? 'story' : 'stories'}`
  if (findings.length === 0)
    return `Nothing was found in ${read}. What a text says in other words, nobody but you can find.`
  const keys = findings.filter(({ kind }) => kind === 'key').length
  const end = [
    `${findings.length} found in ${read}. Decide for each whether the reader may know it.`,
    ...(keys > 0 ? ['A key that was in a file is known: revoke it, also if you remove it here.'] : []),
  ]
  return [...lines, '', ...end].join('\n')
}
