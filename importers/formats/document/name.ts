import { heightOf, joinCells, type Line, sizeOf, styleOf, textOf, withCells } from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import { keyOf } from '../../values/plain-text.ts'
import { has, isPlace } from '../../values/words.ts'

/** The name, the lines that have it, and what else they say. */
export type Name = { text: string; lines: Line[]; beside: Line[]; isDoubtful: boolean }

/** In sizes of the text: a name is larger than what is near it. */
const LARGE = 1.15
/** Characters of a name. */
const LONG = 60
/** In sizes of the text: how far below its first line a name goes on, with lines of other columns between. */
const BELOW = 2
/** How many lines of the beginning may have the name. */
const NEAR = 12
/** What the name has to have more than the next text. */
const SURE = 2

const TITLES =
  /^(?:lebenslauf|curriculum vitae|curriculum|cv|résumé|resume|currículum(?: vitae)?|currículo|hoja de vida|życiorys|životopis|резюме|özgeçmiş|履歴書|職務経歴書|职业简历|个人简历|简历|이력서|السيرة الذاتية)\s*[-–—:]?$/iu
/** "Curriculum Vitae of Ada Lovelace" */
const TITLE_BEFORE =
  /^(?:curriculum vitae|lebenslauf|résumé|resume|cv|życiorys)\s*(?:of|von|de|di|[-–—:|])?\s+(?=\p{Lu})/iu
/** "Hello, I’m Ada Lovelace" */
const GREETING =
  /^(?:(?:hello|hi|hey|hallo|hola|bonjour|ciao|olá|cześć)[\s,!.]*)?(?:i['’]?m|i am|my name is|ich bin|je suis|soy|sono|sou|jestem)\s+(?=\p{Lu})/iu
/** "Ada Lovelace  CV" */
const TITLE_BEHIND = /\s+[-–—|]?\s*(?:CV|C\.V\.|curriculum vitae|lebenslauf|résumé|resume)$/iu
/** A word of a name: "Ada", "O’Brien", "J.", "van", "LOVELACE" */
const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lo}\p{M}]+|van|von|de|der|den|del|della|di|da|dos|du|la|le|bin|el|al|y|e|zu)$/u
/** Before a name in a table of personal data. */
const LABEL =
  /^(?:full name|name|vor- und nachname|vor- und zuname|nom(?: et prénom)?|nombre(?: y apellidos)?|nome(?: e cognome)?|imię i nazwisko|naam|jméno|ім’я|имя|фио|氏名|姓名|이름)\s*:?\s+/iu
/** "de Sousa Jr." */
const SUFFIX = /\s(?:jr|sr|dr|ph\.?d|m\.?sc|b\.?sc)\.$/iu
/** Behind a name: what its owner is. */
const BEHIND = /\s+[|•·–—-]\s+|\s*\|\s*/

/** "Vorname: Ada" and "Name: Lovelace" */
const FIRST_NAME =
  /^(?:vornamen?|first name|given name|forename|prénom|nombre|imię|jméno|имя|ім’я|voornaam|förnamn|fornavn|etunimi|prenume)\s*:\s*(\p{Lu}.*)$/iu
const LAST_NAME =
  /^(?:nachname|name|familienname|surname|last name|family name|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|nazwisko|příjmení|фамилия|прізвище|achternaam|efternamn|etternavn|sukunimi|nume)\s*:\s*(\p{Lu}.*)$/iu

/** @param contact lines elsewhere that may have an address with the name in it */
export function nameIn(lines: readonly Line[], contact: readonly Line[] = []): Name | undefined {
  const near = fromTop(lines).slice(0, NEAR)
  return labelledName(near) ?? largestName([...lines, ...contact], near)
}

/** The lines of the first page from its top, whatever their column. */
function fromTop(lines: readonly Line[]): Line[] {
  const [first] = lines
  const own = lines.filter(({ place }) => place === first?.place)
  return [...own.toSorted((a, b) => heightOf(a) - heightOf(b)), ...lines.filter((line) => !own.includes(line))]
}

function labelledName(lines: readonly Line[]): Name | undefined {
  const [first, last] = [FIRST_NAME, LAST_NAME].map((label) => {
    const line = lines.find((each) => label.test(textOf(each)))
    return line && { line, text: label.exec(textOf(line))?.[1] ?? '' }
  })
  return (
    first &&
    last && { text: `${first.text} ${last.text}`, lines: [first.line, last.line], beside: [], isDoubtful: false }
  )
}

function largestName(lines: readonly Line[], near: readonly Line[]): Name | undefined {
  const known = witnessesIn(lines)
  const sizes = near.map(sizeOf)
  const largest = Math.max(0, ...sizes)
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? largest
  const candidates = near.flatMap((line, index): Candidate[] => {
    const candidate = candidateAt(near, index, known)
    if (candidate === undefined) return []
    const size = sizeOf(line)
    const isLarge = size >= largest / 1.02 && size > usual * LARGE
    const words = candidate.text.split(/\s+/)
    const score =
      (isLarge ? 3 : size > usual * LARGE ? 1 : 0) +
      (line.heading === 1 ? 1 : 0) +
      (words.length > 1 && words.length < 6 && words.every((word) => WORD.test(word)) ? 2 : 0) +
      (words.some((word) => keyOf(word).length > 2 && known.includes(keyOf(word))) ? 2 : 0) +
      (index === 0 ? 1 : 0) -
      (has('roles', candidate.text) || has('employers', candidate.text) ? 3 : 0) -
      (isPlace(candidate.text) ? 3 : 0) -
      (words.length === 1 ? 1 : 0)
    return [{ ...candidate, score }]
  })
  const [best, next] = candidates.toSorted((a, b) => b.score - a.score)
  if (best === undefined) return undefined
  const isClose = next !== undefined && best.score - next.score < SURE
  // A line that looks like the name is perhaps the rest of it.
  const [first] = best.lines
  const isCut = near.some(
    (line) =>
      !best.lines.includes(line) &&
      first !== undefined &&
      styleOf(line) === styleOf(first) &&
      !has('roles', textOf(line)),
  )
  return {
    ...best,
    isDoubtful:
      isClose || isCut || !isOfNames(best.text) || best.score < 3 || !/\s|\p{Lo}/u.test(best.text) || isTorn(best.text),
  }
}

type Candidate = Omit<Name, 'isDoubtful'> & { score: number }

/** The text of a line as a name, with the line below it if the name is on two. */
function candidateAt(lines: readonly Line[], index: number, known: string): Omit<Candidate, 'score'> | undefined {
  const line = lines[index]
  if (line === undefined) return undefined
  const size = sizeOf(line)
  const large = line.cells.filter((cell) => cell.size > size / LARGE)
  const alike = large.filter(({ font }) => font === large[0]?.font)
  // Behind a whole name in another style is its owner's title; a first name, with an initial or not, can have a style of its own.
  const own = /\s(?!\p{Lu}\.$)/u.test(joinCells(alike)) ? alike : large
  const others = line.cells.filter((cell) => !own.includes(cell))
  const [first = '', ...behind] = joinCells(own).split(BEHIND)
  const text = first
    .replace(GREETING, '')
    .replace(TITLE_BEFORE, '')
    .replace(LABEL, '')
    .replace(TITLE_BEHIND, '')
    .replace(/[,;:]\s*$/, '')
    .trim()
  if (!isNameLike(text)) return undefined
  const rest = behind.length > 0 ? [withText(line, behind.join(' | '))] : []
  const beside = [...rest, ...(others.length > 0 ? [withCells(line, others)] : [])]
  const isBelow = (each: Line) => heightOf(each) - heightOf(line) < size * BELOW || lines.indexOf(each) < index + 3
  const next = lines.slice(index + 1).find((each) => Math.abs(sizeOf(each) - size) < 0.5 && isBelow(each))
  const below = next?.cells.filter((cell) => Math.abs(cell.size - size) < 0.5) ?? []
  const second = joinCells(below)
  const isKnown = (word: string) => keyOf(word).length > 2 && known.includes(keyOf(word))
  const isTwo =
    next !== undefined &&
    rest.length === 0 &&
    (lines.some((each) => sizeOf(each) < size / LARGE) || !/\s/.test(text + second) || isKnown(second)) &&
    isNameLike(second) &&
    !has('roles', second) &&
    text.split(' ').length + second.split(' ').length < 6
  if (!isTwo) return { text, lines: [line], beside }
  const besideSecond = next.cells.filter((cell) => !below.includes(cell))
  return {
    text: text.endsWith('-') ? text + second : `${text} ${second}`,
    lines: [line, next],
    beside: [...beside, ...(besideSecond.length > 0 ? [withCells(next, besideSecond)] : [])],
  }
}

/** Whether all words can be those of a name: not in "Ada likes ships". */
function isOfNames(text: string): boolean {
  return text.split(/\s+/).every((word) => WORD.test(word))
}

/** A hyphen at the end is one of a line that goes on, and a last letter without a dot is the first of a name in large spacing. */
function isTorn(name: string): boolean {
  return /-$|\s\p{Lu}$/u.test(name)
}

function isNameLike(text: string): boolean {
  const isShort = text.length < LONG && /\p{L}{2}|^\p{Lo}/u.test(text)
  const isSentence = /[.!?]$/.test(text) && !SUFFIX.test(text)
  return isShort && !isSentence && !/[@\d:/•●▪]/.test(text) && !TITLES.test(text) && sectionOf(text) === undefined
}

/** What the addresses of the owner say about the name, as one text of letters alone. */
function witnessesIn(lines: readonly Line[]): string {
  const addresses = lines.flatMap((line) => [
    ...line.cells.flatMap(({ url }) => url ?? []),
    ...(textOf(line).match(/[\w.+-]+@[\w.-]+|(?:linkedin|github|gitlab)\.\w+\/\S+/gi) ?? []),
  ])
  return keyOf(addresses.join(' ').normalize('NFD'))
}

function withText(line: Line, text: string): Line {
  return withCells(line, [{ ...line.cells[0], text }])
}

/** Whether a line is the title of the document, such as "Curriculum Vitae". */
export function isTitle(line: Line): boolean {
  return TITLES.test(textOf(line))
}
