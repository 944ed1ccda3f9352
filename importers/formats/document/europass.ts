import { groupsOf, joinCells, type Line, textOf } from '../../source/line.ts'
import { isLanguage } from '../../values/language-names.ts'
import { URL_ALONE } from './atoms.ts'
import type { Fields } from './entry-fields.ts'
import names from './europass.json' with { type: 'json' }
import { isDate } from './line-dates.ts'

// What only a CV of Europass has (https://europass.europa.eu), which is written alike in each country: a table of languages, and
// details of an entry with their labels before them.

type Label = keyof typeof names

const LABELS = new Map(
  Object.entries(names).flatMap(([label, list]) => list.split(', ').map((name) => [name, label as Label] as const)), // the file's keys
)

function labelOf(text: string): Label | undefined {
  return LABELS.get(text.trim().replace(/\s*:$/, '').toLowerCase())
}

const LEVEL = /^[ABC][12]\+?$/
/** "Levels: A1 and A2: Basic user; B1 and B2: …", in any language */
const LEGEND = /A1.*A2.*B1.*B2.*C1.*C2/u
/** Columns of levels. */
const MIN_LEVELS = 3

/** The table of languages, and the lines that are none of it. */
export function withoutLanguageTable(lines: readonly Line[]): { languages: Fields[]; others: Line[] } {
  const start = lines.findIndex(
    (line) => mothersIn(line) !== undefined || labelOf(groupTexts(line)[0] ?? '') === 'other',
  )
  if (start < 0) return { languages: [], others: [...lines] }
  const isOf = (line: Line) => rowOf(line) !== undefined || LEVELLED.test(textOf(line)) || LEGEND.test(textOf(line))
  const last = lines.findLastIndex((line, index) => index > start && isOf(line))
  const table = lines.slice(start, Math.max(start, last) + 1)
  const languages = table.flatMap(
    (line, index): readonly Fields[] | Fields => mothersIn(line) ?? rowOf(line) ?? listedBelow(table, index) ?? [],
  )
  return { languages, others: [...lines.slice(0, start), ...lines.slice(start + table.length)] }
}

/** In a narrow column, each level is on a line: "Listening C1" */
const LEVELLED = /^\p{L}.*\s([ABC][12]\+?)$/u

/** A language with its levels below it. */
function listedBelow(lines: readonly Line[], index: number): Fields | undefined {
  const name = lines.slice(index, index + 1).map(textOf)[0] ?? ''
  if (!isLanguage(name)) return undefined
  const levels: string[] = []
  for (const line of lines.slice(index + 1)) {
    const [, level] = LEVELLED.exec(textOf(line)) ?? []
    if (level === undefined) break
    levels.push(level)
  }
  return levels.length < MIN_LEVELS ? undefined : { language: asName(name), fluency: rangeOf(levels) }
}

/** "B1–C1", or the one level of all */
function rangeOf(levels: readonly string[]): string {
  const sorted = levels.toSorted()
  return [...new Set([sorted[0], sorted.at(-1)])].join('–')
}

function groupTexts(line: Line): string[] {
  return groupsOf(line).map(joinCells)
}

/** "Mother tongue(s): PORTUGUESE | SPANISH" */
function mothersIn(line: Line): Fields[] | undefined {
  const [, label = '', list = ''] = /^(.*?\(?\p{L}+\)?)\s*(?::|\s{2,}|$)(.*)$/u.exec(groupTexts(line).join('  ')) ?? []
  if (labelOf(label) !== 'mother') return undefined
  return list
    .trim()
    .split(/\s*[|,/]\s*/)
    .flatMap(namesIn)
    .map((name) => ({ language: asName(name), fluency: asName(label.replace(/\(.*\)$/, '')) }))
}

/** "Spanish German" are two. */
function namesIn(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  return !isLanguage(text) && words.every(isLanguage) ? words : [text].filter(Boolean)
}

/** "ENGLISH  C1  C1  B2  B2  C1" */
function rowOf(line: Line): Fields | undefined {
  const [name = '', ...texts] = groupTexts(line).flatMap((text) =>
    /^(?:[ABC][12]\+?\s*)+$/.test(text) ? text.split(/\s+/) : [text],
  )
  const levels = texts.filter((text) => LEVEL.test(text))
  if (levels.length < MIN_LEVELS || levels.length < texts.length || LEVEL.test(name)) return undefined
  return { language: asName(name), fluency: rangeOf(levels) }
}

/** "Portuguese" for "PORTUGUESE" */
function asName(text: string): string {
  return text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text
}

type Details = Partial<Record<Label, string>>

/** "Website https://mill.dev  Field of study Milling" as values by their labels; undefined if it has none. */
export function detailsIn(line: Line): Details | undefined {
  const details: Details = {}
  let label: Label | undefined
  for (const text of line.cells.flatMap((cell) => cell.text.split(/\s*\|\s*/)).filter((each) => each.trim() !== '')) {
    const [, name = text, value = ''] = /^([^:]{3,30}):\s*(.*)$/u.exec(text.trim()) ?? []
    const found = isDate(text) ? undefined : labelOf(name)
    const [start, behind] = found === undefined && label === undefined ? labelAtStart(text) : []
    label = found ?? start ?? label
    if (label === undefined || label === 'mother' || label === 'other') return undefined
    // What has no field of its own keeps its label.
    const written = behind ?? (found === undefined ? text.trim() : value)
    details[label] = [details[label], label === 'further' ? text.trim() : written].filter(Boolean).join(' ')
  }
  const isAddress = details.website === undefined || URL_ALONE.test(details.website)
  return isAddress ? details : undefined
}

/** Labels that begin no other text: "Business or sector Education" */
const CLEAR = [...LABELS].filter(([name]) => name.includes(' ') || name === 'link' || name === 'links')

function labelAtStart(text: string): [label?: Label | undefined, value?: string] {
  const written = text.trim()
  const [name, label] = CLEAR.find(([each]) => written.toLowerCase().startsWith(`${each} `)) ?? []
  return name === undefined ? [] : [label, written.slice(name.length).trim()]
}

/** The details of an entry, and the lines that are none. */
export function withoutDetails(lines: readonly Line[]): { details: Details; others: Line[] } {
  const all: Details = {}
  const others: Line[] = []
  for (const line of lines) {
    const details = detailsIn(line)
    const isNew = details !== undefined && Object.keys(details).every((label) => !(label in all) || label === 'further')
    if (!isNew) {
      others.push(line)
      continue
    }
    const further = [all.further, details.further].filter(Boolean).join('\n')
    Object.assign(all, details, further && { further })
  }
  return { details: all, others }
}

/** "Milan, Italy" */
export function placeIn({ city, country }: Details): string | undefined {
  return [city, country].filter(Boolean).join(', ') || undefined
}
