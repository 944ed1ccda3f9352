import type { AddNote } from './note.ts'
import { sentencesOf } from './plain-text.ts'
import type { Resume } from './resume.ts'

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Characters that search results show of a title. */
const MAX_TITLE = 60
/** Characters that the banner has room for, and those of a headline with several parts. */
const MAX_HEADLINE = 90
const MAX_SHORT_HEADLINE = 40
const MIN_DESCRIPTION = 50
const MAX_DESCRIPTION = 160

/** "Berlin, Germany" */
export function placeOf({ city, region, countryCode }: NonNullable<Resume['basics']['location']>, note: AddNote) {
  const country = /^[a-z]{2}$/i.test(countryCode ?? '') ? COUNTRIES.of(String(countryCode)) : countryCode
  const isKnown = country !== COUNTRIES.of('ZZ')
  if (countryCode !== undefined && (!isKnown || country === undefined)) {
    note('skipped', 'basics.location.countryCode', `there is no country with the code "${countryCode}"`)
  }
  return [city, region, isKnown && country].filter(Boolean).join(', ') || undefined
}

/** The name and the label, or the beginning of a label that is too long for search results. */
export function titleOf(name = '', label = ''): string | undefined {
  if (name === '' || label === '') return name === '' ? label || undefined : '{name}'
  const fitting = [label, beginningOf(label)].find((text) => `${name} | ${text}`.length <= MAX_TITLE)
  return fitting ? `{name} | ${fitting}` : '{name}'
}

/** The first sentences of the summary, or else the facts that fit: 50 to 160 characters. */
export function descriptionOf({ basics, work, skills, education }: Resume, location?: string): string | undefined {
  const { name, label = '', summary = '' } = basics
  const sentences = firstThatFit(sentencesOf(summary))
  if (sentences.length >= MIN_DESCRIPTION) return sentences
  if (name === undefined) return undefined
  const shortLabel = label.length <= MAX_TITLE ? label : beginningOf(label)
  const facts = [
    withFullStop([label ? `${name}, ${shortLabel}` : name, location].filter(Boolean).join(' in ')),
    ...sentence(work, 'name', 'Experience at'),
    ...sentence(skills, 'name', 'Skills:'),
    ...sentence(education, 'institution', 'Education at'),
    'Personal website with the CV as a PDF for download.',
  ]
  const text = firstThatFit(facts.map((fact) => `${fact} `))
  return text.length >= MIN_DESCRIPTION ? text : undefined
}

function firstThatFit(texts: readonly string[]): string {
  let result = ''
  for (const text of texts) {
    if (`${result}${text}`.trim().length > MAX_DESCRIPTION) break
    result += text
  }
  return result.trim()
}

/** The label if the banner has room for it, or its first part, such as "Engineer" of "Engineer | Payments | Python". */
export function headlineOf(label = ''): string | undefined {
  const [first = ''] = label.length > MAX_SHORT_HEADLINE ? label.split(/ [|·•] /) : [label]
  return first !== '' && first.length <= MAX_HEADLINE ? first : undefined
}

function beginningOf(label: string): string {
  return label.split(/ [|·•–—-] |[,;] | at /)[0] ?? ''
}

function sentence<Name extends string>(entries: readonly { [Key in Name]?: string }[], name: Name, start: string) {
  const names = [...new Set(entries.flatMap((entry) => entry[name] ?? []))].slice(0, 3)
  return names.length === 0 ? [] : [withFullStop(`${start} ${new Intl.ListFormat('en').format(names)}`)]
}

/** "Experience at Acme Inc." has one. */
function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
