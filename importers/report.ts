import { findPlaceholders, formatPath, textsIn, valueAt } from '../content/content.ts'
import { countedAs } from '../lib/counted-as.ts'
import { printable } from '../lib/user-error.ts'
import { SECTIONS } from '../model/sections/index.ts'
import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import { isQuote } from './doubt.ts'
import { privateKindAt } from './values/private-facts.ts'
import { isEmpty, isRecord, textIn } from './values/values.ts'

/**
 * Something to report to the owner: values that were not imported, also because they are private, a value that was changed, or a list that
 * does not fit its source.
 */
export type Note = { kind: 'skipped' | 'changed' | 'private' | 'misread'; what: string; why: string; count: number }
export type AddNote = (kind: Note['kind'], what: string, why: string, count?: number) => void

export const NO_FIELD = 'the site has no field for it'
export const DESIGN = 'the design of the other program; that of this site is in `look`'
export const AMONG_OTHERS = 'its entries are among the others of their kind'
export const ONE_VALUE = 'the site shows only one'
export const NO_PLACE = 'no field was found for it; write by hand what the site should show'
export const NO_PICTURE = 'save your photo in content/images/, and write its name at profile.photo'
export const OTHERS_CONTACT = 'contact data of another person; add it only with their consent'

/** Reports what was left out, with its texts, so that no value is lost unsaid. */
export function noteLeft(note: AddNote, name: string, value: unknown, why = NO_FIELD): void {
  for (const { path, text } of textsBelow(name, value)) {
    const what = text === '' ? path : `${path} "${text}"`
    const kind = privateKindAt(path)
    if (kind === undefined) note('skipped', what, why)
    else note('private', what, kind)
  }
}

/** The texts of a value, however deep, with their paths. */
function textsBelow(path: string, value: unknown): { path: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsBelow(path, each))
  if (!isRecord(value)) return [{ path, text: textIn(value) }]
  return Object.entries(value).flatMap(([key, each]) => (isEmpty(each) ? [] : textsBelow(`${path}.${key}`, each)))
}

const PRIVATE =
  'Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:'

const PUBLIC = 'Public, also in the CV, the contact card and resume.json. Remove what should stay private:'

/** More fields with the same reason are shown without their numbers. */
const MAX_FIELDS = 5

const DOUBTFUL =
  'Doubtful, each with a comment (# check: …) in content/site.yaml. Correct what is wrong, and delete the comments:'

const WHY = 'Why whole lists are doubtful:'

/** What was written: the content, what may be wrong in it, and what it needs. */
type Written = { content: Source; doubts: readonly string[]; commands: readonly string[] }

/** The name of the backup of the content before, and the files of the sample that were removed. */
type Replaced = { backup: string | undefined; removed: readonly string[] }

/** What became of a résumé. `source` is the name of the file, and its format. */
export type Imported = {
  source: string
  written: Written
  replaced: Replaced
  /** The fields of the owner's content before that stay. */
  kept: readonly string[]
  notes: readonly Note[]
}

/** The same for programs; docs/commands.md has the names. */
export function summaryOf({ source, written, replaced, kept, notes }: Imported) {
  const { content, doubts, commands } = written
  const noted = (kind: Note['kind']) =>
    notes.filter((note) => note.kind === kind).map(({ what, why, count }) => ({ what, why, count }))
  return {
    source,
    file: 'content/site.yaml',
    ...(replaced.backup !== undefined && { backup: `content/${replaced.backup}` }),
    removed: replaced.removed,
    kept,
    read: countsOf(content),
    doubts,
    misread: noted('misread'),
    skipped: noted('skipped'),
    private: noted('private'),
    changed: noted('changed'),
    public: publicTexts(content),
    toWrite: findPlaceholders(content).map(({ path, message }) => ({ path: formatPath(path), message })),
    toInstall: commands,
  }
}

/** Tells the owner what was imported, what is doubtful, what was not imported, and what is public now. */
export function reportOf({ source, written, replaced, kept, notes }: Imported): string {
  const { content, doubts, commands } = written
  const { backup, removed } = replaced
  const placeholders = findPlaceholders(content).map(({ path, message }) => `${formatPath(path)}: ${message}`)
  const lines = [
    `Wrote content/site.yaml from ${source}.`,
    ...(backup === undefined ? [] : [`Your previous content is in content/${backup}.`]),
    ...(removed.length === 0
      ? []
      : [`Removed from content/, because it belongs to the sample: ${removed.join(', ')}.`]),
    ...(kept.length === 0 ? [] : [`Kept from it: ${kept.join(', ')}.`]),
    ...section('Read:', [countsOf(content).join(', ')]),
    ...section(DOUBTFUL, doubts),
    ...section(WHY, linesOf(notes, 'misread')),
    ...section('Not imported:', linesOf(notes, 'skipped')),
    ...section(PRIVATE, linesOf(notes, 'private')),
    ...section('Changed:', linesOf(notes, 'changed')),
    ...section(PUBLIC, publicTexts(content)),
    ...section('The CV needs a font for some of your texts. Install it before the next step:', commands),
    ...section('To write in content/site.yaml:', placeholders),
    ...(/^en\b/.test(content.language)
      ? ['\nIf your texts are not in English, change language and the headings in content/site.yaml.']
      : []),
  ]
  return printable(lines.join('\n'))
}

/** "2 jobs", "1 school", "3 in Talks" */
function countsOf({ custom = [], footer, ...content }: Source): string[] {
  const usual = SECTIONS.flatMap(({ name, list, noun }) => {
    const entries = name === 'custom' ? undefined : valueAt(content, [name, list])
    return Array.isArray(entries) ? [countedAs(entries.length, noun)] : []
  })
  const own = custom.map(({ title, entries }) => `${entries.length} in ${title}`)
  const { profiles = [] } = footer ?? {}
  return [...usual, ...own, ...(profiles.length > 0 ? [countedAs(profiles.length, 'profile')] : [])]
}

/** E-mail addresses and telephone numbers: +49 30 1234567, (0)30 1234567, 202-555-0143. */
const CONTACT =
  /[^\s@<>()]{1,64}@[^\s@<>(),;]{1,200}\.\p{L}{2,}|(?<![\w.])(?:(?:\+|\(|0)(?:[ ()./-]{0,3}\d){8,15}|\d{3}[-. ]\d{3}[-. ]\d{4})(?!\w)/gu

/** "01/2024 - 26/02/2024" */
const DATES = /^\(?(?:\d{1,2}[/.])?(?:\d{1,2}[/.])?(?:19|20)\d{2}(?: ?[-–/. ] ?(?:(?:\d{1,2}[/.]){0,2}\d{1,4})?)?\)?$/

/** The e-mail addresses and telephone numbers in a text. */
export function contactsIn(text: string): string[] {
  return (text.match(CONTACT) ?? []).filter((each) => each.includes('@') || !DATES.test(each))
}

/** The contact data of the owner, also within other texts. */
function publicTexts(content: Source): string[] {
  return textsIn(siteSchema, content)
    .filter(({ meta }) => meta.isUrl === undefined && meta.format === undefined)
    .flatMap(({ path, text }) => {
      const name = formatPath(path)
      const found = name === 'profile.phone' ? [text] : contactsIn(text)
      return found.map((each) => `${name}: ${each}`)
    })
}

/** Notes with the same reason share a line, and those about the same field have their number. Lines of a document stay lines. */
function linesOf(notes: readonly Note[], kind: Note['kind']): string[] {
  const byReason = new Map<string, Map<string, number>>()
  for (const { what, why, count } of notes.filter((note) => note.kind === kind)) {
    const counts = byReason.get(why) ?? new Map<string, number>()
    byReason.set(why, counts.set(what, (counts.get(what) ?? 0) + count))
  }
  return Array.from(byReason).flatMap(([why, all]) => {
    const areQuotes = [...all.keys()].every(isQuote)
    const counts = all.size > MAX_FIELDS && !areQuotes ? withoutIndexes(all) : all
    const names = Array.from(counts, ([name, count]) => (count > 1 ? `${name}: ${count}` : name))
    if (areQuotes && names.length > 1) return [`${why}:`, ...names.map((name) => `  ${name}`)]
    return `${names.join(', ')} (${why})`.replaceAll('\n', ' ')
  })
}

/** "work[]" with its number for "work[0]" and "work[1]" */
function withoutIndexes(counts: ReadonlyMap<string, number>): Map<string, number> {
  const result = new Map<string, number>()
  for (const [name, count] of counts) {
    const [path = ''] = name.split(' "', 1)
    const field = path.replaceAll(/\[\d+\]/g, '[]') + name.slice(path.length)
    result.set(field, (result.get(field) ?? 0) + count)
  }
  return result
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}
