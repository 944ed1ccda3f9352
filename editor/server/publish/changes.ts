import { isDeepStrictEqual } from 'node:util'
import { commentsIn, type ContentFile, parseSite } from '../../../content/content.ts'
import { nameOfLanguage } from '../../../lib/language-name.ts'
import { SECTION_NAMES, SECTIONS } from '../../../model/sections/index.ts'
import { panelSchema } from '../panel-schema.ts'
import { ownershipOf } from './own-files.ts'
import type { Repository } from './repository.ts'

type Kind = 'new' | 'changed' | 'removed'
type Changed = { path: string; kind: Kind }

/** What differs from what the host has: for the owner, and for the subject of the commit. */
export type Changes = { words: string[]; message: string }

/** Characters of a subject that all programs show whole. */
const MAX_SUBJECT = 60

/** What has changed since the last time, or else since the last commit, in words. */
export async function changesSince(repository: Repository, content: ContentFile): Promise<Changes> {
  const { published, git, prefix, content: folder, hasCommit } = repository
  const base = published?.id ?? (hasCommit ? 'HEAD' : undefined)
  if (base === undefined) return { words: [], message: 'Create the site' }
  const changed = (await changedSince(repository, base)).filter(({ path }) => ownershipOf(path, folder) === 'own')
  const { isOk, out } = await git(['show', `${base}:${prefix}${folder}/site.yaml`])
  const before = isOk ? parseSite(out, content) : undefined
  const isSiteChanged = changed.some(({ path }) => path === `${folder}/site.yaml`)
  const fields = before && isSiteChanged ? fieldsBetween(before.value, content) : []
  const parts = [
    ...fields,
    ...(isSiteChanged && fields.length === 0 ? [{ name: unnamedBetween(out, content.yaml), detail: '' }] : []),
    ...filesBetween(changed, folder),
  ]
  return {
    words: parts.map(({ name, detail }) => (detail === '' ? name : `${name}: ${detail}`)),
    message: messageOf(
      parts.map(({ name }) => name),
      content,
    ),
  }
}

async function changedSince({ git, prefix, own }: Repository, base: string): Promise<Changed[]> {
  const added = own.filter(({ isNew }) => isNew).map(({ path }): Changed => ({ path, kind: 'new' }))
  const below = prefix === '' ? [] : [prefix]
  const { out } = await git(['diff', '--name-status', '-z', '--no-renames', base, '--', ...below])
  const parts = out.split('\0')
  const tracked = parts.flatMap((path, index): Changed[] => {
    const letter = parts[index - 1]
    if (index % 2 === 0 || letter === undefined) return []
    const kind = letter === 'A' ? 'new' : letter === 'D' ? 'removed' : 'changed'
    return [{ path: path.slice(prefix.length), kind }]
  })
  return [...tracked, ...added]
}

type Part = { name: string; detail: string }

/** The fields and sections at the top of site.yaml that differ. */
function fieldsBetween(before: unknown, { value: after, source }: ContentFile): Part[] {
  const [old, now] = [Object(before) as Record<string, unknown>, Object(after) as Record<string, unknown>]
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])]
  const labels = labelsIn(source?.language ?? 'en')
  const fields = keys.flatMap((key): Part[] =>
    key === 'custom'
      ? customBetween(old[key], now[key])
      : partOf(
          titleOf(key, now[key] ?? old[key]) ?? labels[key] ?? key.charAt(0).toUpperCase() + key.slice(1),
          old[key],
          now[key],
        ),
  )
  const isMoved =
    isOtherOrder(sectionsOf(old), sectionsOf(now)) || isOtherOrder(idsOf(old['custom']), idsOf(now['custom']))
  return [...fields, ...(isMoved ? [{ name: 'Order of the sections', detail: '' }] : [])]
}

function partOf(name: string, before: unknown, after: unknown): Part[] {
  if (isDeepStrictEqual(before, after)) return []
  const detail = before === undefined ? 'new' : after === undefined ? 'removed' : entriesBetween(before, after)
  return [{ name, detail }]
}

/** The owner's own sections, each by its title. */
function customBetween(before: unknown, after: unknown): Part[] {
  const ids = [...new Set([...idsOf(after), ...idsOf(before)])]
  return ids.flatMap((id) => {
    const [old, now] = [customOf(before, id), customOf(after, id)]
    return partOf(headingOf(now ?? old) ?? id, old, now)
  })
}

const listOf = (custom: unknown): unknown[] => (Array.isArray(custom) ? custom : [])
const idOf = (section: unknown) => String((Object(section) as { id?: unknown }).id)
const idsOf = (custom: unknown) => listOf(custom).map(idOf)
const customOf = (custom: unknown, id: string) => listOf(custom).find((each) => idOf(each) === id)

const sectionsOf = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value).filter((key) => SECTIONS.some(({ name }) => name === key))

/** Whether what both have is in another order. */
function isOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [before.filter((each) => after.includes(each)), after.filter((each) => before.includes(each))]
  return !isDeepStrictEqual(old, now)
}

/** What differs in a text whose values are the same. */
function unnamedBetween(before: string, after: string): string {
  const [old, now] = [before, after].map((yaml) => commentsIn(yaml).map(({ text }) => text))
  return isDeepStrictEqual(old, now) ? 'The form of site.yaml' : 'Comments in site.yaml'
}

/** What the panel calls each field at the top that its key does not name. */
function labelsIn(language: string): Readonly<Record<string, string | undefined>> {
  const { properties = {} } = panelSchema(language)
  return Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, (Object(field) as { label?: string }).label]),
  )
}

/** As the navigation of the page calls a section. */
function titleOf(key: string, section: unknown): string | undefined {
  return SECTION_NAMES.some((name) => name === key) ? headingOf(section) : undefined
}

function headingOf(section: unknown): string | undefined {
  const { label, title } = Object(section) as { label?: unknown; title?: unknown }
  return [label, title].find((each) => typeof each === 'string')
}

/** What became of the entries of a section. */
function entriesBetween(before: unknown, after: unknown): string {
  const entriesOf = (section: unknown): unknown[] =>
    Object.values(Object(section) as object).find((each): each is unknown[] => Array.isArray(each)) ?? []
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const isIn = (list: readonly unknown[], entry: unknown) => list.some((each) => isDeepStrictEqual(each, entry))
  const touched = now.filter((entry) => !isIn(old, entry)).length
  const gone = old.filter((entry) => !isIn(now, entry)).length
  return countsOf({
    new: Math.max(0, touched - gone),
    changed: Math.min(touched, gone),
    removed: Math.max(0, gone - touched),
  })
}

function countsOf(counts: Readonly<Record<Kind, number>>): string {
  return Object.entries(counts)
    .flatMap(([kind, count]) => (count === 0 ? [] : `${count} ${kind}`))
    .join(', ')
}

/** Kinds of files beside site.yaml, by their paths in the content. */
const KINDS: readonly [RegExp, string | ((path: string) => string)][] = [
  [/^images\//, 'Pictures'],
  [/^animations\//, 'Animations'],
  [/^projects\//, 'Stories'],
  [/^files\//, 'Files'],
  [/\.css$/, 'Styles'],
  [/^site\.[\w-]+\.yaml$/, (path) => `Translation (${languageIn(path)})`],
]

function languageIn(path: string): string {
  const [, language = 'en'] = /^site\.([\w-]+)\.yaml$/.exec(path) ?? []
  try {
    return nameOfLanguage(language)
  } catch {
    return language // no code of a language
  }
}

function filesBetween(changed: readonly Changed[], folder: string): Part[] {
  const named = changed.flatMap(({ path, kind }) => {
    if (path === `${folder}/site.yaml`) return []
    const inContent = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined
    const [, name] = KINDS.find(([pattern]) => inContent !== undefined && pattern.test(inContent)) ?? []
    const own = inContent === undefined ? 'Set-up of the site' : 'Other files'
    return [{ kind, name: typeof name === 'function' ? name(inContent ?? '') : (name ?? own) }]
  })
  return [...new Set(named.map(({ name }) => name))].map((name) => {
    const count = (kind: Kind) => named.filter((each) => each.name === name && each.kind === kind).length
    return { name, detail: countsOf({ new: count('new'), changed: count('changed'), removed: count('removed') }) }
  })
}

/** "Update name, history and projects" of "Your name", "History" and "Projects". German nouns keep their capitals. */
function messageOf(names: readonly string[], { source }: ContentFile): string {
  const isEnglish = source?.language.startsWith('en') === true
  const inSentence = names.map((label) => {
    const name = label.replace(/^Your /, '')
    return isEnglish ? name.replace(/^\p{Lu}(?!\p{Lu})/u, (each) => each.toLowerCase()) : name
  })
  const listed = new Intl.ListFormat('en').format(inSentence)
  const whole = `Update ${listed || 'the site'}`
  return whole.length <= MAX_SUBJECT ? whole : `Update ${names.length} parts of the site`
}
