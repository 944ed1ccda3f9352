import { isWithin, type Path } from '../content/content.ts'
import { SECTIONS } from '../model/sections/index.ts'
import { isHeading, leftIn, withoutDerived } from './account.ts'
import { cite, doubtsOf, quote, withDoubts } from './doubt.ts'
import { accountFor, type LineAccount } from './find-words.ts'
import { columnsOf } from './formats/document/columns.ts'
import { type Entry, isOddInWords, NAMES } from './odd-words.ts'
import { type AddNote, contactsIn } from './report.ts'
import { type Cell, type Line, styleOf, textOf } from './source/line.ts'
import { STRAY_ACCENT } from './source/pdf-characters.ts'
import type { TextDocument } from './source/read-document.ts'
import { hasEnglishHeadings, isWholeHeading } from './values/headings.ts'
import { addressIn } from './values/hosts.ts'
import { languageOfText } from './values/language-of-text.ts'
import { isRecord, textIn } from './values/values.ts'
import type { Imported } from './write/compose-yaml.ts'

const WHOLE = 'the whole file'
const MISREAD =
  'some texts from there on may be in a wrong section of the site; where one list is wrong, others often are, so all lists are marked: compare each with the file'

/** A list of the content, with the path of its group, and the title of that. */
type List = { group: Path; field: string; title: string; entries: readonly Entry[] }

/**
 * Doubts all lists if the source speaks against how one of them was read: by what is left of it, by the order of its texts, or by words
 * that tell what a text is. One fault shows that the layout was not understood: there are often others, which nothing here finds.
 */
export function withDoubtfulLists(document: TextDocument, content: Imported, note: AddNote): Imported {
  const accounts = accountFor(columnsOf(document.pages).flat(), withoutDerived(content))
  const sure = withDoubtfulEmail(withDoubtfulLanguage(content, accounts), accounts)
  const lists = listsIn(content)
  const misread = lists.filter((list) => isMisread(list, accounts))
  if (misread.length === 0) return sure
  for (const list of misread) note('misread', startOf(list, accounts), MISREAD)
  const odd = oddHeadings(lists, accounts)
  const doubted = [...lists, ...profilesIn(content)].reduce(
    (result, list) => withDoubtAt(result, list, sourceOf(list, accounts), odd.has(list)),
    sure,
  )
  return withDoubtfulHead(doubted, accounts)
}

/** Doubts the language if the texts seem to be in another one, as below the headings of a template, or if nothing tells it. */
function withDoubtfulLanguage(content: Imported, accounts: readonly LineAccount[]): Imported {
  const texts = accounts.map(({ line }) => textOf(line))
  const language = textIn(content.language) || 'en'
  const likely = languageOfText(texts.join('\n'), content.language === undefined)
  const isKnown = likely !== undefined || content.language !== undefined || hasEnglishHeadings(texts)
  if (isKnown && (likely ?? language) === language) return content
  return withNewDoubt({ ...content, language }, ['language'], WHOLE)
}

/** Characters beside an e-mail address. */
const BESIDE = /[\s|;,<>()[\]:]+/

/** Doubts an e-mail address that no text and no link of the source is. */
function withDoubtfulEmail(content: Imported, accounts: readonly LineAccount[]): Imported {
  const { email } = Object(content.profile) as { email?: unknown } // any value can be read like this
  if (typeof email !== 'string') return content
  const isSaid = ({ text, url = '' }: Cell) =>
    text.split(BESIDE).some((each) => each.replace(/\.$/, '') === email) || addressIn(url) === email
  if (accounts.some(({ line }) => line.cells.some(isSaid))) return content
  return withNewDoubt(content, ['profile', 'email'], lineOf(['profile', 'email'], accounts))
}

function isMisread(list: List, accounts: readonly LineAccount[]): boolean {
  return (
    isOddInSource(list, accounts) ||
    isDoubted(list) ||
    isOddInWords(String(list.group[0]), withCapitals(list, accounts)) ||
    (list.group[0] === 'expertise' && areOddSkills(accounts))
  )
}

/** With a capital at the beginning of each description that goes on behind its name: "Mill map: a map of all mills". */
function withCapitals(list: List, accounts: readonly LineAccount[]): List {
  const behindNames = new Set(
    accounts.flatMap(({ line, parts }) => {
      const text = parts.find(({ at }) => at?.at(-1) === 'description')
      return text?.at && /[:–—-]\s*$/u.test(textOf(line).slice(0, text.start)) ? [text.at.join('.')] : []
    }),
  )
  const entries = list.entries.map((entry, index) => {
    const at = [...list.group, list.field, index, 'description'].join('.')
    const text = textIn(entry['description'])
    return behindNames.has(at) ? { ...entry, description: text.charAt(0).toUpperCase() + text.slice(1) } : entry
  })
  return { ...list, entries }
}

/** The lists whose entries are groups of fields. */
function listsIn(content: Imported): List[] {
  const usual = SECTIONS.map(({ name, list }) => ({ group: [name], field: list, section: content[name] }))
  const own = (content.custom ?? []).map((section, at) => ({ group: ['custom', at], field: 'entries', section }))
  return [...usual, ...own].flatMap(({ group, field, section }) => {
    const values = (Object(section) as Record<string, unknown>)[field] // any value can be read like this
    const entries = Array.isArray(values) ? values.map((each: unknown) => (isRecord(each) ? each : { text: each })) : []
    const title = textIn((Object(section) as Record<string, unknown>)['title'])
    return entries.length > 0 && group[0] !== field ? [{ group, field, title, entries }] : []
  })
}

function profilesIn({ footer }: Imported): List[] {
  const { profiles } = Object(footer) as Record<string, unknown> // any value can be read like this
  return Array.isArray(profiles) && profiles.length > 0
    ? [{ group: ['footer'], field: 'profiles', title: '', entries: [] }]
    : []
}

/** The texts about the owner, and after each what is made of it. */
const HEAD: readonly (readonly [Path, ...Path[]])[] = [
  [['name']],
  [['profile', 'title'], ['hero', 'headline'], ['title']],
  [['profile', 'location']],
  [['profile', 'phone']],
  [['profile', 'email']],
  [['footer', 'about'], ['hero', 'subtitle'], ['description']],
]

/** What no layout can make wrong: the only e-mail address or number of the source, and a name that an address has, too. */
function sureFacts({ name, profile }: Imported, accounts: readonly LineAccount[]): Set<string> {
  const urls = accounts.flatMap(({ line }) => line.cells.flatMap(({ url }) => url ?? []))
  const contacts = [...accounts.map(({ line }) => textOf(line)), ...urls].flatMap((text) =>
    contactsIn(text.toLowerCase()),
  )
  const { email, phone } = Object(profile) as { email?: unknown; phone?: unknown } // any value can be read like this
  const addresses = new Set(contacts.filter((each) => each.includes('@')).map(addressIn))
  const numbers = new Set(contacts.filter((each) => !each.includes('@')).map((each) => each.replaceAll(/\D/g, '')))
  const isOnly = (all: ReadonlySet<string>, value: unknown) =>
    all.size === 1 && typeof value === 'string' && all.has(value.toLowerCase())
  return new Set([
    ...(isOnly(addresses, email) ? ['profile.email'] : []),
    ...(typeof phone === 'string' && isOnly(numbers, phone.replaceAll(/\D/g, '')) ? ['profile.phone'] : []),
    ...(typeof name === 'string' && isInAddress(name, [...addresses, ...urls]) ? ['name'] : []),
  ])
}

/** Fewer letters of a name are in an address by chance. */
const MIN_LETTERS = 3

/** Whether an address has the first and the last word of a name: ada.quill@…, /in/ada-quill */
function isInAddress(name: string, addresses: readonly string[]): boolean {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain(name).split(/[\s.-]+/)
  const [first, last] = [words[0] ?? '', words.at(-1) ?? '']
  if (words.length < 2 || first.length < MIN_LETTERS || last.length < MIN_LETTERS) return false
  return addresses.some((address) => plain(address).includes(first) && plain(address).includes(last))
}

function withDoubtfulHead(content: Imported, accounts: readonly LineAccount[]): Imported {
  const sure = sureFacts(content, accounts)
  return HEAD.filter(([path]) => !sure.has(path.join('.'))).reduce((result, [path, ...derived]) => {
    const source = lineOf(path, accounts)
    return [path, ...derived].reduce((all, each) => withNewDoubt(all, each, source), result)
  }, content)
}

/** The line that has a text. */
function lineOf(path: Path, accounts: readonly LineAccount[]): string {
  const line = accounts.find(({ parts }) => parts.some(({ at }) => at && isWithin(at, path)))?.line
  return line ? cite(line.place, textOf(line)) : WHOLE
}

/** With a doubt of a text, of the content itself or of a group, if it is there and has none yet. */
function withNewDoubt(content: Imported, path: Path, source: string): Imported {
  const [group, field] = path.length === 1 ? [content, String(path[0])] : [content[String(path[0])], String(path[1])]
  if (!isRecord(group) || group[field] === undefined || field in doubtsOf(group)) return content
  const doubted = withDoubts(group, { ...doubtsOf(group), [field]: source })
  if (path.length === 1) return doubted
  return withDoubts({ ...content, [String(path[0])]: doubted }, doubtsOf(content))
}

/** Whether texts among those of a list are in another value or in none, or its entries are among each other. */
function isOddInSource({ group, field }: List, accounts: readonly LineAccount[]): boolean {
  const path = [...group, field]
  const owners = accounts.map(ownerOf)
  const isOwn = (at: Path | undefined) => at !== undefined && isWithin(at, path)
  const from = owners.findIndex(isOwn)
  const between = owners.slice(from, owners.findLastIndex(isOwn) + 1)
  const isOdd = (at: Path | undefined, index: number) => {
    const account = accounts[from + index]
    return at === undefined ? account !== undefined && leftIn(account).length > 0 : !isOwn(at) && !isHeading(at)
  }
  const order = between
    .flatMap((at) => (at !== undefined && isOwn(at) ? [at[path.length]] : []))
    .filter((entry, index, all) => entry !== all[index - 1])
  return between.some(isOdd) || new Set(order).size < order.length
}

/** Skills in several styles are perhaps also headings of groups, and one on several lines is perhaps two. */
function areOddSkills(accounts: readonly LineAccount[]): boolean {
  const styles = new Set<string>()
  const lines = new Map<string, Set<Line>>()
  for (const { line, parts } of accounts) {
    const names = parts.flatMap(({ at }) => (at?.[0] === 'expertise' && at.at(-1) === 'name' ? [at.join('.')] : []))
    for (const name of names) lines.set(name, (lines.get(name) ?? new Set()).add(line))
    if (parts.length === 1 && names.length === 1) styles.add(styleOf(line))
  }
  return styles.size > 1 || [...lines.values()].some(({ size }) => size > 1)
}

/** Steps of a path that lead to an entry of any list. */
const STEPS = 4

/** The entry that has more than half of a line. */
function ownerOf({ parts }: LineAccount): Path | undefined {
  const all = parts.reduce((sum, { text }) => sum + text.length, 0)
  const lengths = new Map<string, number>()
  for (const { text, at } of parts) {
    if (at === undefined) continue
    const entry = at.slice(0, STEPS).join('.')
    const length = (lengths.get(entry) ?? 0) + text.length
    if (length > all / 2) return at
    lengths.set(entry, length)
  }
  return undefined
}

/** Part of the entries of a list. */
const MANY = 1 / 3

function isDoubted({ entries }: List): boolean {
  const areIn = (fields: readonly string[]) =>
    entries.filter((entry) => fields.some((field) => field in doubtsOf(entry))).length
  return (
    areIn(['description', 'summary', 'highlights']) > 0 ||
    areIn([...NAMES, 'period', 'degree']) > Math.max(1, entries.length * MANY)
  )
}

/** With what to compare a list. */
function sourceOf(list: List, accounts: readonly LineAccount[]): string {
  const line = beginningOf(list, accounts)
  return line === undefined ? WHOLE : `all below ${quote(line.place, textOf(line))}`
}

/** Where the file begins with a list. */
function startOf(list: List, accounts: readonly LineAccount[]): string {
  const line = beginningOf(list, accounts)
  return line === undefined ? WHOLE : quote(line.place, textOf(line))
}

/** The heading of a list, or its first text. */
function beginningOf(list: List, accounts: readonly LineAccount[]): Line | undefined {
  return headingOf(list, accounts) ?? wholeLineOf([...list.group, list.field], accounts)
}

function headingOf({ group }: List, accounts: readonly LineAccount[]): Line | undefined {
  return wholeLineOf([...group, 'title'], accounts)
}

function wholeLineOf(path: Path, accounts: readonly LineAccount[]): Line | undefined {
  return accounts.find(({ parts }) => parts.length > 0 && parts.every(({ at }) => at && isWithin(at, path)))?.line
}

/** The lists whose headings look otherwise than most, or say more than the name of their section. */
function oddHeadings(lists: readonly List[], accounts: readonly LineAccount[]): Set<List> {
  const headings = lists.flatMap((list) => {
    const line = headingOf(list, accounts)
    const isNamed = isWholeHeading(list.title) && !STRAY_ACCENT.test(list.title)
    return line ? [{ list, style: styleOf(line), isNamed }] : []
  })
  const countOf = (style: string) => headings.filter((each) => each.style === style).length
  const most = Math.max(...headings.map(({ style }) => countOf(style)))
  return new Set(headings.filter(({ style, isNamed }) => !isNamed || countOf(style) < most).map(({ list }) => list))
}

function withDoubtAt(
  content: Imported,
  { group: [section = '', index], field }: List,
  source: string,
  isOddHeading: boolean,
): Imported {
  const doubted = <Group extends object>(group: Group, ...fields: string[]) =>
    withDoubts(group, { ...doubtsOf(group), ...Object.fromEntries(fields.map((each) => [each, source])) })
  // The heading of a section of the owner's own is perhaps a text of another one.
  const custom = content.custom?.map((each, at) => (at === index ? doubted(each, 'title', 'label', field) : each))
  const changed =
    index === undefined
      ? {
          [section]: doubted(
            Object(content[String(section)]) as object,
            ...(isOddHeading ? ['title', 'label'] : []),
            field,
          ),
        }
      : { custom }
  return withDoubts({ ...content, ...changed }, doubtsOf(content))
}
