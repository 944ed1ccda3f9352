import { type Line, textOf } from '../../source/line.ts'
import { privateFactIn } from '../../values/private-facts.ts'
import { has } from '../../values/words.ts'
import type { Atom } from './atoms.ts'
import type { Entry } from './entry.ts'
import { isDate, periodIn } from './line-dates.ts'
import { wordsOf } from './list-words.ts'
import { citeLine, isBullet, type Text } from './paragraphs.ts'

/** The fields of an entry by the names of JSON Resume, with doubts. */
export type Fields = Readonly<Record<string, unknown>>

/** The first text names an entry that has no head. */
export function takeFirst(text: Text, [line]: readonly Line[]): Atom | undefined {
  const first = text.paragraphs.shift() ?? text.bullets.shift()
  return first === undefined || line === undefined ? undefined : { text: first, source: citeLine(line), slot: 'body' }
}

export function datesOf({ period }: Entry): Fields {
  return { startDate: period?.start, endDate: period?.isCurrent ? undefined : period?.end }
}

export function dateDoubts({ period, dated, rest }: Entry): Record<string, string | undefined> {
  // "May 2013 -" above "Sep 2013"
  const isCut = period?.isCurrent && rest.some(({ text }) => isDate(text))
  const isUnsure = period !== undefined && (!period.isExact || period.isEndAlone || isCut)
  const doubt = isUnsure && dated ? citeLine(dated) : undefined
  return { startDate: doubt, endDate: doubt }
}

export const TECHNOLOGIES =
  /^(?:(?:key |main )?technologies(?: used| utilisées)?|tech(?:nology|nical)? (?:stack|environment)|environment|stack|tools(?: (?:and|&) technologies)?|tech|keywords|built with|technologien|werkzeuge|umgebung|tecnologías|tecnologias|tecnologie|strumenti|technologie|narzędzia|environnement(?: technique)?|outils|стек(?: технологий)?|технологии|инструменты|технології)\s*:\s*/iu

/** Technologies have a field of their own, and what has no field begins the description. */
export function textFields({ paragraphs: written, bullets }: Text, others: readonly string[]): Fields {
  const paragraphs = written.flatMap(withTechnologiesApart)
  const last = paragraphs.at(-1)
  const isTools = (line: string) =>
    TECHNOLOGIES.test(line) || (isWordList(line) && (line === last || areTechnologies(line.split(/,\s+/))))
  const tools = [...paragraphs, ...bullets].filter((line) => isTools(line) && line.length < 300)
  const isOther = (line: string) => !tools.includes(line)
  return {
    summary: [...others, ...paragraphs.filter(isOther)].join('\n'),
    highlights: bullets.filter(isOther),
    keywords: tools.flatMap((line) => wordsOf(line.replace(TECHNOLOGIES, ''))),
  }
}

/** "A map of mills. Technologies: Go, Helm" */
function withTechnologiesApart(text: string): string[] {
  const ends = Array.from(text.matchAll(/[.!?]\s+(?=\p{Lu})/gu), ({ 0: mark, index }) => index + mark.length)
  const start = ends.find((end) => TECHNOLOGIES.test(text.slice(end)))
  return start === undefined ? [text] : [text.slice(0, start).trimEnd(), text.slice(start)]
}

/** Part of the words of a list that are known. */
const MOST = 0.6

function areTechnologies(words: readonly string[]): boolean {
  return words.filter((word) => has('technologies', word)).length >= words.length * MOST
}

/** "Go, Kubernetes, Helm" */
export function isWordList(text: string): boolean {
  const words = text.split(/,\s+/)
  const isOther = (word: string) => /(?:19|20)\d{2}/.test(word) || has('roles', word) || has('employers', word)
  const isTool = (word: string) =>
    word.split(' ').length < 4 &&
    /^[\p{Lu}\p{N}]|\p{Lu}|^\w+$/u.test(word) &&
    (has('technologies', word) || !isOther(word))
  return words.length > 2 && !/[.!?]$/.test(text) && words.every(isTool)
}

/** Characters of a line that can be the head of an entry. */
const HEAD = 80

/** A line of a text that looks like the head of another entry. */
function isHeadLike(line: Line): boolean {
  const text = textOf(line)
  if (isBullet(line) || text.length > HEAD || /[.!?:;,]$/.test(text) || /^\p{Ll}/u.test(text)) return false
  return periodIn(line)?.start !== undefined || (has('roles', text) && /[|·•,–—]|\s-\s/.test(text))
}

/** "Project Rye:" above bullets, which the description has without them */
function isLabel(line: Line, below: Line | undefined): boolean {
  const isAbove = below !== undefined && isBullet(below) && !isBullet(line)
  return isAbove && textOf(line).endsWith(':') && !has('labels', textOf(line))
}

export function textDoubts(
  { paragraphs, bullets, doubtful }: Text,
  others: readonly Atom[],
  body: readonly Line[],
  other: Line | undefined,
): Record<string, string | undefined> {
  const [hyphenated] = doubtful
  const stray = other ?? body.find((line, index) => isHeadLike(line) || isLabel(line, body[index + 1]))
  // Among the texts about a job, it is not sure that it is one about the owner.
  const secret = body.find((line) => privateFactIn(textOf(line)) !== undefined)
  const isIn = (texts: readonly string[]) => texts.some((text) => privateFactIn(text) !== undefined)
  const doubtIn = (texts: readonly string[]) => (secret && isIn(texts) ? citeLine(secret) : undefined)
  return {
    summary:
      others[0]?.source ??
      (stray && citeLine(stray)) ??
      (bullets.length === 0 ? hyphenated : undefined) ??
      doubtIn(paragraphs),
    highlights: (bullets.length > 0 ? (other ? citeLine(other) : hyphenated) : undefined) ?? doubtIn(bullets),
  }
}
