import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_LANGUAGES, importTexts } from '../../content/content.ts'
import { keyOf } from './plain-text.ts'
import { has } from './words.ts'

/** The lists of a résumé that a heading can name, as in RESUME, and those that are about the owner. */
const SECTION_NAMES = [
  'work',
  'education',
  'skills',
  'projects',
  'awards',
  'certificates',
  'publications',
  'volunteer',
  'interests',
  'languages',
  'references',
  'summary',
  'courses',
  'organizations',
  'contact',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** A file for each language that the interface does not have: headings with commas between them, by section. */
const FOLDER = join(import.meta.dirname, 'headings')

type Heading = { language: string; section: SectionName; name: string; key: string }

/** What people call the lists in each language. */
const HEADINGS = [
  ...BASE_LANGUAGES.flatMap((language) => headingsIn(language, importTexts(language).headings)),
  ...readdirSync(FOLDER).flatMap((file) => headingsIn(file.replace('.json', ''), readHeadings(file))),
]
/** In which headings are known. */
export const LANGUAGES: readonly string[] = [...new Set(HEADINGS.map(({ language }) => language))]
const SECTIONS = new Map(HEADINGS.map(({ section, key }) => [key, section]))

function headingsIn(language: string, names: Readonly<Record<string, readonly string[]>>): Heading[] {
  return SECTION_NAMES.flatMap((section) =>
    (names[section] ?? []).map((name) => ({ language, section, name, key: headingKey(name) })),
  )
}

function readHeadings(file: string): Record<string, string[]> {
  const names = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, string> // a file of ours
  return Object.fromEntries(Object.entries(names).map(([section, list]) => [section, list.split(', ')]))
}

/** A line that is drawn with characters behind a heading. */
const RULE = /[_=–—-]{4,}$/

/** Characters of a heading. */
const MAX_HEADING = 60

/** "Education & Certificates", "Skills and Interests" */
const AND = /\s*[&/+,|·]\s*|\s+(?:and|und|et|y|e|en|i|ve|och|og|та|і|й|и|oraz|の|和|与|及|및|와|과|و|और)\s+/iu

/** "Selected Publications" */
const ADJECTIVE =
  /^(?:selected|relevant|additional|other|notable|professional|personal|technical|academic|recent|previous|further|ausgewählte|weitere|sonstige|otros|otras|autres|altri|altre|overige|inne|dodatkowe|outros|outras|andra|andre|øvrige|muut|další|ostatní|прочие|другие|дополнительные|інші|додаткові|diğer)\s+/iu

/** The section that a text is the heading of, in any language, also with a typing mistake. Of two, the first. */
export function sectionOf(written: string): SectionName | undefined {
  return namedSectionOf(written) ?? sectionWithMistake(written.replace(RULE, ''))
}

/** A known heading with its spaces, of one that is set with others: "S K I L L S", "WORKHISTORY" */
export function withOwnSpaces(written: string): string {
  const key = headingKey(written)
  const known = HEADINGS.find((each) => each.key === key)
  const wordCount = (text: string) => text.trim().split(/\s+/).length
  return known === undefined || wordCount(known.name) === wordCount(written) ? written : known.name.toUpperCase()
}

/** Whether all of a text is the heading of a section, and says nothing else: not "IT/Director". */
export function isWholeHeading(written: string): boolean {
  const parts = written.replace(ADJECTIVE, '').split(AND)
  return (
    namedSectionOf(written) !== undefined &&
    (parts.length === 1 ||
      SECTIONS.has(headingKey(written)) ||
      parts.every((part) => namedSectionOf(part) !== undefined))
  )
}

/** The section that a text is the heading of as it is. */
export function namedSectionOf(written: string): SectionName | undefined {
  const text = written.replace(RULE, '')
  if (text.length > MAX_HEADING) return undefined
  const whole = SECTIONS.get(headingKey(text))
  if (whole !== undefined) return whole
  if (UNSPACED.test(text)) return sectionOfUnspaced(text)
  const plain = text.replace(ADJECTIVE, '')
  const parts = plain.split(AND).map((part) => SECTIONS.get(headingKey(part)))
  return parts.length > 1 || plain !== text ? parts[0] : undefined
}

/** Letters of a word in which one mistake leaves it a word that is known. */
const MIN_LETTERS = 8

const OTHER_WORDS = ['roles', 'degrees', 'schools', 'employers', 'cities', 'levels', 'technologies'] as const

const WITH_MISTAKE = new Map<string, SectionName | undefined>()

/** "Expirience", "Kentnisse", but not "Referentin", which is another word */
function sectionWithMistake(text: string): SectionName | undefined {
  const key = headingKey(text)
  if (key.length < MIN_LETTERS || OTHER_WORDS.some((kind) => has(kind, text))) return undefined
  if (!WITH_MISTAKE.has(key)) {
    const found = HEADINGS.find((each) => each.key.length >= MIN_LETTERS && isOneMistake(each.key, key))
    WITH_MISTAKE.set(key, found?.section)
  }
  return WITH_MISTAKE.get(key)
}

/** Whether one letter is missing, too many, another one, or two have changed places. The first letter is right. */
function isOneMistake(known: string, written: string): boolean {
  const length = Math.max(known.length, written.length)
  const start = Array.from({ length }, (_, index) => index).find((index) => known[index] !== written[index]) ?? length
  if (start === 0 || Math.abs(known.length - written.length) > 1) return false
  const [a, b] = [known.slice(start), written.slice(start)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}

/** Capitals that were set with space between them, and no more between the words: "EXPÉRIENCESETPROJETS" */
const UNSPACED = /^\p{Lu}{14,}$/u
const AND_UNSPACED = /^(?:and|und|et|y|e|en|i|og)/

function sectionOfUnspaced(text: string): SectionName | undefined {
  const key = headingKey(text)
  const isFirst = (known: string) => key.startsWith(known) && AND_UNSPACED.test(key.slice(known.length))
  const [longest] = [...SECTIONS.keys()].filter(isFirst).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : SECTIONS.get(longest)
}

/** The language that most of the headings are in, if there are two or more, it is not English, and the interface has it. */
export function languageOfHeadings(written: readonly string[]): string | undefined {
  const [best, next] = countsOf(written)
  const isRead = best && best.language !== 'en' && BASE_LANGUAGES.includes(best.language)
  return isRead && best.count > Math.max(1, next?.count ?? 0) ? best.language : undefined
}

/** Whether as many of the texts are headings in English as in any other language. */
export function hasEnglishHeadings(written: readonly string[]): boolean {
  const counts = countsOf(written)
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0
  return english > 0 && english === counts[0]?.count
}

/** How many of the texts are headings in each language, the most common one first. */
function countsOf(written: readonly string[]) {
  const keys = new Set(written.map(headingKey))
  const counts = LANGUAGES.map((language) => {
    const found = HEADINGS.filter((each) => each.language === language && keys.has(each.key))
    return { language, count: new Set(found.map(({ key }) => key)).size }
  })
  return counts.toSorted((a, b) => b.count - a.count)
}

/** Without accents, because capitals often have none, and without the spaces of "E X P E R I E N C E". */
function headingKey(text: string): string {
  return keyOf(text.normalize('NFD'))
}
