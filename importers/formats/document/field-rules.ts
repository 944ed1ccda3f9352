import { has, isPlace } from '../../values/words.ts'
import type { FieldRule } from './assign.ts'
import { type Cut, CUTS, URL_ALONE } from './atoms.ts'

/** Characters of a job title, a name or a place. */
const LONG = 80

/** 3 if words tell, 0 if they say nothing, and less the more they speak against it. */
const title = (text: string): number => {
  if (URL_ALONE.test(text) || isPlace(text)) return -3
  const base = has('roles', text) ? (isFirm(text) ? 1 : 3) : has('employers', text) ? -2 : 0
  return base - (has('schools', text) ? 1.5 : 0) - oddity(text)
}

const employer = (text: string): number => {
  if (isPlace(text)) return -2.5
  const base = isFirm(text) ? 3 : has('schools', text) ? 1.5 : has('roles', text) ? -2.5 : 0
  return base - oddity(text)
}

/** Whether the last known word is one of firms: a "Systems Administrator" is none, and "Engineering Systems" is one. */
function isFirm(text: string): boolean {
  if (!has('employers', text) || isRoleIn(text)) return false
  const words = text.split(/\s+/)
  const lastOf = (kind: 'roles' | 'employers') => words.findLastIndex((word) => has(kind, word))
  return lastOf('employers') >= lastOf('roles')
}

/** "Member of the River Project" */
function isRoleIn(text: string): boolean {
  const [, role] = /^(\p{L}+)\s+(?:of|for|in|at|du|de|der|des|di|van)\s/u.exec(text) ?? []
  return role !== undefined && has('roles', role)
}

const place = (text: string): number => {
  if (isPlace(text)) return 3
  const isShort = text.split(' ').length < 4 && /^\p{Lu}/u.test(text) && !/[\d.!?:]/.test(text)
  return isShort && !has('roles', text) && !has('employers', text) && !has('schools', text) ? -1.2 : -3
}

const knownPlace = (text: string): number => (isPlace(text) ? 3 : -3)

const school = (text: string): number => {
  if (isPlace(text)) return -2.5
  const base = has('schools', text) ? 3 : has('employers', text) ? 0.5 : 0
  return base - (has('degrees', text) && base === 0 ? 2.5 : 0) - oddity(text)
}

const degree = (text: string): number => {
  if (isPlace(text)) return -3
  const base = has('degrees', text) ? 3 : 0
  return base - (has('schools', text) ? (base === 0 ? 2 : 1.5) : 0) - oddity(text)
}

const area = (text: string): number => {
  const isOther = isPlace(text) || has('schools', text) || has('degrees', text) || /\d/.test(text)
  return isOther || text.length > LONG ? -3 : -1
}

const GRADE =
  /\b(?:c?gpa|grade|note|notenschnitt|abschlussnote|gesamtnote|score|moyenne|mention|voto|votazione|nota|média|cijfer|średnia|ocena|ortalama|betyg|známka)\b\s*:?/iu
/** "First Class Honours", "110/110 cum laude", "1,3" */
const GRADE_ALONE =
  /^(?:first class honou?rs|upper second.*|distinction|(?:summa |magna )?cum laude|mention (?:très bien|bien|assez bien)|(?:mit auszeichnung|sehr gut|gut)(?: \([\d,.]+\))?|\d{1,3}\/\d{2,3}.*|[1-5][.,]\d)$/iu

export function isGrade(text: string): boolean {
  return (GRADE.test(text) && /\d/.test(text) && text.length < 40) || GRADE_ALONE.test(text)
}

const grade = (text: string): number => (isGrade(text) ? 3 : -4)

/** "AWS Certified Solutions Architect – Professional" */
const LEVEL =
  /^(?:foundation(?:al)?|practitioner|associate|intermediate|professional|specialty|expert|advanced|master)(?: level)?$/iu

const recordTitle = (text: string): number => (isPlace(text) || LEVEL.test(text) ? -2 : 0.6 - oddity(text))
const issuer = (text: string): number => {
  if (isPlace(text)) return -2
  if (LEVEL.test(text)) return -4
  return (has('employers', text) || has('schools', text) ? 1.5 : 0.2) - oddity(text)
}

/** How little a text looks like a name: sentences, numbers and long texts. */
function oddity(text: string): number {
  const isSentence = /[.!?:]$/.test(text) && text.split(' ').length > 4
  return (
    (text.length > LONG ? 2 : 0) + (isSentence ? 2 : 0) + (/^\p{Ll}/u.test(text) ? 1 : 0) + (/\d{3}/.test(text) ? 1 : 0)
  )
}

/** How the entries of a section are read: their fields, and how finely their texts can be cut. */
export type Rules = {
  fields: readonly FieldRule[]
  cuts: readonly Cut[]
  /** Whether an entry may be one line or bullet. */
  isList: boolean
  /** Whether an entry without a date is one by mistake. */
  areDated: boolean
}

export const JOB_RULES = rules({ what: [title, 2], who: [employer, 1.5], place: [place, 0] }, CUTS, { areDated: true })
export const SCHOOL_RULES = rules(
  { who: [school, 1.5], what: [degree, 1], area: [area, 0], score: [grade, 0], place: [place, 0] },
  CUTS,
)
export const RECORD_RULES = rules({ what: [recordTitle, 2, true], who: [issuer, 0], place: [knownPlace, 0] }, CUTS, {
  isList: true,
})
export const PROJECT_RULES = rules({ what: [recordTitle, 2, true], place: [knownPlace, 0] }, CUTS.slice(0, 2))

type Field = [fits: (text: string) => number, missing: number, isFirst?: boolean]

function rules(
  fields: Record<string, Field>,
  cuts: readonly Cut[],
  options: { isList?: true; areDated?: true } = {},
): Rules {
  const all = Object.entries(fields).map(([name, [fits, missing, isFirst = false]]) => {
    return { name, fits: remembered(fits), missing, isFirst }
  })
  return { fields: all, cuts, isList: options.isList === true, areDated: options.areDated === true }
}

/** The same few texts are looked at for every reading of a section. */
function remembered(fits: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const found = known.get(text) ?? fits(text)
    known.set(text, found)
    return found
  }
}
