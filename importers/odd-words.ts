import { isLevel } from './formats/document/levels.ts'
import { findPeriod } from './values/dates.ts'
import { isLanguage } from './values/language-names.ts'
import { textIn } from './values/values.ts'
import { has } from './values/words.ts'

export type Entry = Readonly<Record<string, unknown>>
/** The entries of a list, and the title of its section. */
type Words = { title: string; entries: readonly Entry[] }

/** The fields that tell what an entry is. */
export const NAMES = ['title', 'role', 'employer', 'institution', 'organisation', 'name']

/** Whether words tell that texts of a list are in the wrong field, merged, cut, or of another list. */
export function isOddInWords(section: string, { title, entries }: Words): boolean {
  const most = (isKnown: (entry: Entry) => boolean) => entries.filter(isKnown).length >= entries.length / 2
  const areNames = (...fields: string[]) =>
    entries.every((entry) => fields.every((field) => isName(textIn(entry[field]))))
  const areTexts = entries.every((entry) => textsOf(entry).every((text) => !isOddText(text)))
  switch (section) {
    case 'history':
      return !(
        areNames('role', 'employer') &&
        areTexts &&
        entries.every(({ role, employer, period }) => role && employer && period) &&
        most(({ role }) => has('roles', textIn(role))) &&
        entries.every(({ role, employer }) => has('roles', textIn(role)) || !has('roles', textIn(employer)))
      )
    case 'education':
      return !(
        areNames('institution', 'degree') &&
        areTexts &&
        entries.every(({ description }) => textIn(description).split('\n').length <= MAX_LINES) &&
        entries.every(({ institution, degree, period }) => institution && degree && period) &&
        most(({ institution }) => has('schools', textIn(institution)))
      )
    case 'expertise':
      return !entries.every(({ name }) => isSkill(textIn(name)))
    case 'certificates':
      return !(
        entries.every(({ name, issuer }) => isTitle(textIn(name)) && isTitle(textIn(issuer))) && areEven(entries)
      )
    case 'custom':
      return !(
        entries.every((entry) => NAMES.every((field) => isTitle(textIn(entry[field])))) &&
        areTexts &&
        areSentences(entries) &&
        findPeriod(title) === undefined
      )
    case 'languages':
      return (
        !entries.every(({ fluency }) => fluency === undefined || isLevel(textIn(fluency))) ||
        !most(({ name }) => isLanguage(textIn(name)))
      )
    default:
      return !(entries.every((entry) => NAMES.every((field) => isTitle(textIn(entry[field])))) && areTexts)
  }
}

function textsOf({ description, summary, text, highlights }: Entry): string[] {
  return [description, summary, text, ...(Array.isArray(highlights) ? highlights : [])].map(textIn)
}

/** "Scrum Master – Mill" and "Go Expert – Bank" are two certificates, and not one and who issued it. */
function areEven(entries: readonly Entry[]): boolean {
  const issued = entries.filter(({ issuer }) => issuer !== undefined)
  const isDivided = (value: unknown) => /\s[–—|-]\s|,\s/.test(textIn(value))
  const areTwo = issued.some(({ name, issuer }) => isDivided(name) && isDivided(issuer))
  return !areTwo && (issued.length === 0 || issued.length === entries.length)
}

/** Lines below a school: more are perhaps another section. */
const MAX_LINES = 5

/** Words of a sentence. */
const MIN_WORDS = 4

/** Paragraphs of a few words are perhaps the parts of an entry. */
function areSentences(entries: readonly Entry[]): boolean {
  const short = entries.filter(({ text }) => text !== undefined && textIn(text).split(' ').length < MIN_WORDS)
  return short.length < 2
}

/** Characters of a name. */
const LONG = 90

/** A name begins with a capital, and what is cut does not end with a comma. */
function isName(text: string): boolean {
  return isTitle(text) && !/^\p{Ll}/u.test(text)
}

function isTitle(text: string): boolean {
  return (
    text.length <= LONG && !/^[)\],;:–-]|[,;:&–-]$|\n/.test(text) && isBalanced(text) && findPeriod(text) === undefined
  )
}

/** A text that begins in the middle of a sentence, or with the dates of an entry. Names such as npm or iOS may begin it. */
function isOddText(text: string): boolean {
  return (
    hasEqualLabels(text) ||
    (/^\p{Ll}/u.test(text) && !/^(?:\w+\.\w|\p{Ll}+\p{Lu})/u.test(text)) ||
    isDated(text) ||
    !isBalanced(text)
  )
}

/** "Description: …" twice is perhaps of two entries. */
function hasEqualLabels(text: string): boolean {
  const labels = Array.from(text.matchAll(/^(\p{Lu}[^:\n]{2,25}):\s/gmu), ([, label]) => label)
  return new Set(labels).size < labels.length
}

/** "Clerk, Mill 2015 – 2018" and "2015 – 2018 Clerk" are perhaps another entry. */
function isDated(text: string): boolean {
  const period = findPeriod(text)
  if (period?.start === undefined) return false
  const behind = text.slice(period.index + period.text.length)
  return period.index === 0 || (period.end !== undefined && text.length < LONG && !/\p{L}/u.test(behind))
}

/** Words of a skill. */
const MAX_WORDS = 5

function isSkill(text: string): boolean {
  return isTitle(text) && text.split(' ').length <= MAX_WORDS && !text.endsWith('.')
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length
}
