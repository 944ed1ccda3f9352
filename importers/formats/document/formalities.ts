import type { Columns, Line } from '../../source/line.ts'
import { styleOf, textOf } from '../../source/line.ts'
import { readDate } from '../../values/dates.ts'
import { sectionOf } from '../../values/headings.ts'
import { keyOf } from '../../values/plain-text.ts'
import { gapOf, isBullet } from './paragraphs.ts'
import type { LeftOut } from './running.ts'

const CONSENT =
  /\bI (?:do )?(?:hereby )?(?:(?:consent|agree|authori[sz]e).{0,90}|(?:give|express).{0,40}\b(?:consent|permission|agreement)\b.{0,60})\b(?:data|information)\b|autorizzo.{0,60}trattamento|dichiarazioni mendaci|wyrażam(?: \p{L}+)? zgodę|zgadzam się na przetwarzanie|autorizo.{0,40}(?:tratamiento|tratamento|uso).{0,30}(?:datos|dados)|j[’']autorise.{0,60}données|(?:willige|einverstanden|stimme).{0,90}(?:meiner|personenbezogenen?) (?:personenbezogenen )?Daten|(?:souhlasím|uděluji souhlas).{0,40}zpracování|sunt de acord.{0,40}prelucrarea|geef.{0,30}toestemming.{0,60}gegevens/iu
/** Before the consent, in the same sentence. */
const LEAD =
  /^(?:ai sensi|in (?:compliance|accordance|conformity)|according to|pursuant to|gemäß|zgodnie z|w związku|de acuerdo con|conformément)/iu
/** A consent and what it is about are in so many lines. */
const SENTENCE = 3
/** Lines of the longest consent. */
const MAX_CONSENT = 10
/** In heights of a text, between paragraphs. */
const SAME_PARAGRAPH = 1.9

const LAST_LINES = 4
const BESIDE_DATE =
  /^(?:\p{Lu}[\p{L}.’' -]{1,30}|\p{Script=Han}{2,8}),?\s+(?:(?:den|am|le|il|dnia|on|a)\s+)?(?=\d{1,2}\D)/u
const UNDER_LINE =
  /^(?:unterschrift|signature|firma|podpis|assinatura|handtekening|data e firma|place, date|ort, datum)?[\s._:…-]*$/iu

/** Consents to the use of data, and the place, date and name that sign a CV. */
export function formalitiesIn(columns: Columns, name: string | undefined): LeftOut[] {
  const consents = withRests(columns.flatMap(consentsIn), columns.flat())
  const signed = columns.flatMap((lines) =>
    signatureIn(
      lines.filter((line) => !consents.includes(line)),
      name,
    ),
  )
  return [
    ...consents.map((line) => ({ line, why: 'it is a consent to the use of personal data' })),
    ...signed.map((line) => ({ line, why: 'it is a signature' })),
  ]
}

function consentsIn(lines: readonly Line[]): Line[] {
  const found: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    if (!isConsent(lines.slice(index, index + SENTENCE).map(textOf))) continue
    const end = endOfParagraph(lines, index)
    found.push(...lines.slice(index, end))
    index = end - 1
  }
  return found
}

/** With what goes on below the end of a consent in another column: at the foot of a page it is as wide as the page. */
function withRests(consents: readonly Line[], lines: readonly Line[]): Line[] {
  const all = [...consents]
  for (const line of all) {
    const isRest = (other: Line) => {
      const gap = gapOf(line, other)
      return other.place === line.place && styleOf(other) === styleOf(line) && gap > 0 && gap < SAME_PARAGRAPH
    }
    all.push(
      ...lines.filter((other) => isRest(other) && !all.includes(other) && sectionOf(textOf(other)) === undefined),
    )
  }
  return all
}

/** Whether a consent begins in the first of these lines. */
function isConsent([first = '', ...others]: readonly string[]): boolean {
  const starts = [...first.matchAll(/(?<=^|[.!?]\s|["“„(]\s?)\S/gu)].map(({ index }) => first.slice(index))
  const found = CONSENT.exec([first, ...others].join(' '))
  return found !== null && (found.index < first.length || starts.some((text) => LEAD.test(text)))
}

function endOfParagraph(lines: readonly Line[], start: number): number {
  const isNext = (index: number) => {
    const [before, line] = [lines[index - 1], lines[index]]
    return (
      before !== undefined &&
      line !== undefined &&
      before.place === line.place &&
      gapOf(before, line) < SAME_PARAGRAPH &&
      styleOf(before) === styleOf(line) &&
      !isBullet(line) &&
      sectionOf(textOf(line)) === undefined
    )
  }
  let end = start + 1
  while (end < start + MAX_CONSENT && isNext(end)) end += 1
  return end
}

/** The place, the date and the name at the end. */
function signatureIn(lines: readonly Line[], name: string | undefined): Line[] {
  const last = lines.slice(-LAST_LINES)
  const at = last.findIndex((line) => isPlaceAndDate(textOf(line)))
  const below = last.slice(at + 1).map(textOf)
  const isOfName = (text: string) => UNDER_LINE.test(text) || (name !== undefined && keyOf(text) === keyOf(name))
  return at >= 0 && below.every(isOfName) ? last.slice(at) : []
}

/** "Leipzig, 3. März 2024" */
function isPlaceAndDate(text: string): boolean {
  const date = text.replace(BESIDE_DATE, '').replace(UNDER_LINE, '').trim()
  return date !== text && /^\d/.test(date) && /^\d{4}-\d{2}-\d{2}$/.test(readDate(date)?.date ?? '')
}
