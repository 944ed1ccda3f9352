import {
  type Catalogue,
  type ContentFile,
  pairsFor,
  pairsIn,
  type ParsedContent,
  type Path,
  projectIdsIn,
  readContent,
  readPrivate,
  readText,
  textsIn,
} from '../../content/content.ts'
import { type Kind, tellTalesIn } from '../../generator/private/tell-tales.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { printable, UserError } from '../../lib/user-error.ts'
import { DIAGRAM_FILE } from '../../model/fields/diagram.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { assertReadable } from '../edit/place.ts'

type Finding = { file: string; line: number; column: number; kind: Kind; text: string }

/** `ok` is false if there is a key. */
type Result = { ok: boolean; projects: number; files: readonly string[]; findings: readonly Finding[] }

/** A text that is published, and the place of what is found at an index of it. */
type Written = { file: string; text: string; placeOf: (index: number, found: string) => Place }
type Place = [line: number, column: number]

/**
 * What is published of projects tells of firms, hosts, networks, accounts and keys: their fields, diagrams and stories, in all languages.
 * @param name of a project, or all of them
 */
export function checkStories(root: string, folder: string, name?: string): Result {
  const content = readContent(root, folder)
  assertReadable(content)
  const ids = projectIdsIn(content.value)
  const checked = ids.flatMap((id, index) => (name === undefined || id === name ? [{ id, index }] : []))
  if (name !== undefined && checked.length === 0)
    throw new UserError(`There is no project "${name}". ${meant(name, ids)}`)
  const names = { firms: firmsIn(content), words: privateWordsOf(content) }
  const texts = checked.flatMap(({ id, index }) => writtenOf(content, id, index))
  const findings = texts.flatMap(({ file, text, placeOf }) =>
    tellTalesIn(text, names).map((each): Finding => {
      const [line, column] = placeOf(each.index, each.text)
      return { file, line, column, kind: each.kind, text: shownOf(each.kind, each.text) }
    }),
  )
  return {
    ok: findings.every(({ kind }) => kind !== 'key'),
    projects: checked.length,
    files: [...new Set(texts.map(({ file }) => file))],
    findings,
  }
}

function meant(name: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'The content has no projects.'
  return didYouMean(suggestionsFor(name, ids)) ?? `The projects are ${ids.join(', ')}.`
}

/** Enough of a key to find it, and nothing of a private word: a log may be public. */
function shownOf(kind: Kind, text: string): string {
  if (kind === 'private word') return ''
  return kind === 'key' ? `${text.slice(0, 4)}…` : text
}

/** All texts of a project: its fields, their translations, the files of its diagrams, and the files of its story. */
function writtenOf(content: ContentFile, id: string, index: number): Written[] {
  const all = textsIn(siteSchema, content.value)
  const fields = all.flatMap(({ path, text }, at) =>
    path[0] === 'gallery' && path[1] === 'projects' && path[2] === index
      ? [{ path, text, written: inYaml(content, text, path, all[at + 1]?.path) }]
      : [],
  )
  const { language } = Object(content.value) as { language?: unknown }
  const own = new Set(fields.map(({ text }) => text.trim()))
  const translations = content.translations.flatMap((catalogue) => translationsOf(catalogue, String(language), own))
  const diagrams = [...fields, ...translations].filter(({ text }) => DIAGRAM_FILE.test(text.trim()))
  return [
    ...[...fields, ...translations].map(({ written }) => written),
    ...diagrams.flatMap(({ text }) => inFile(content, `diagrams/${text.trim()}`)),
    ...content.stories.filter((story) => story.id === id).flatMap(({ path }) => inFile(content, path)),
  ]
}

function translationsOf(catalogue: Catalogue, main: string, texts: ReadonlySet<string>) {
  return Array.from(pairsFor(texts, pairsIn(catalogue, main)).values(), ({ index, translation }) => {
    const path = [index, catalogue.language]
    return { text: translation, written: inYaml(catalogue, translation, path, [index + 1]) }
  })
}

/** A value of a YAML file, which may be in quotes or a block. Where that has other characters, its beginning is the place. */
function inYaml(parsed: ParsedContent, text: string, path: Path, next: Path | undefined): Written {
  const startOf = (at: Path): Place => {
    const { line, column } = parsed.diagnose(at, '')
    return [line, column]
  }
  return {
    file: parsed.file,
    text,
    placeOf: (index, found) => {
      const start = indexAt(parsed.yaml, startOf(path))
      const after = next === undefined ? parsed.yaml.length : indexAt(parsed.yaml, startOf(next))
      const end = after > start ? after : parsed.yaml.length
      // As often as it is in the text before.
      let at = parsed.yaml.indexOf(found, start)
      for (let count = text.slice(0, index).split(found).length; count > 1 && at >= 0; count--)
        at = parsed.yaml.indexOf(found, at + found.length)
      return at < 0 || at >= end ? startOf(path) : placeAt(parsed.yaml, at)
    },
  }
}

function inFile(content: ContentFile, path: string): Written[] {
  const { text } = readText(content, path)
  if (text === undefined) return []
  return [{ file: `${content.name}/${path}`, text, placeOf: (index) => placeAt(text, index) }]
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return [before.length, (before.at(-1)?.length ?? 0) + 1]
}

function indexAt(text: string, [line, column]: Place): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
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
export function reportOf({ projects, files, findings }: Result): string {
  const lines = findings.map(({ file, line, column, kind, text }) =>
    printable(`${file}:${line}:${column} ${CALLED[kind]}${text === '' ? '' : `: ${text}`}`),
  )
  const read = `${counted(projects, 'project')}, ${counted(files.length, 'file')}`
  if (findings.length === 0)
    return `Nothing was found in ${read}. What a text says in other words, nobody but you can find.`
  const keys = findings.filter(({ kind }) => kind === 'key').length
  const end = [
    `${findings.length} found in ${read}. Decide for each whether the reader may know it.`,
    ...(keys > 0 ? ['A key that was in a file is known: revoke it, also if you remove it here.'] : []),
  ]
  return [...lines, '', ...end].join('\n')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
