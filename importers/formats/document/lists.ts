import { BASE_LANGUAGES, interfaceTexts } from '../../../content/content.ts'
import { withDoubts } from '../../doubt.ts'
import { type Cell, groupsOf, joinCells, type Line, startOf, styleOf, textOf, withCells } from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import { isLanguage } from '../../values/language-names.ts'
import { isPlace } from '../../values/words.ts'
import { textColumnOf } from './aside.ts'
import { joinedLines } from './entry-bullets.ts'
import type { Fields } from './entry-fields.ts'
import { isLevel } from './levels.ts'
import { isDate } from './line-dates.ts'
import { WORDS, wordsOf } from './list-words.ts'
import {
  citeLine,
  gapOf,
  isBullet,
  isContinuation,
  isWrapped,
  joinLines,
  type Layout,
  withoutBullet,
} from './paragraphs.ts'

/** "Backend: Go" */
const GROUP = /^[^:,;]{2,40}:\s+\S/u
/** "Backend:" above "Go" */
const LABEL = /^\p{Lu}[^:,;]{1,40}:$/u

export type Item = { text: string; line: Line; url?: string }

/** The items of a list: a line each, or several if it is wrapped. */
export function itemsOf(lines: readonly Line[], layout: Layout): Item[] {
  const items: Item[] = []
  const areNames = lines.filter((line) => /^\p{Lu}/u.test(withoutBullet(textOf(line)))).length >= lines.length / 2
  let [first, before]: (Line | undefined)[] = []
  for (const line of lines) {
    const item = items.at(-1)
    const continues =
      first &&
      before &&
      (isBullet(first)
        ? isContinuation(first, before, line, layout)
        : isWrapped(before, line, layout) || (areNames && goesOn(before, line, layout)))
    // The next group begins a line of its own.
    const isGroup =
      item !== undefined && (LABEL.test(textOf(line)) || [item.text, textOf(line)].every((text) => GROUP.test(text)))
    if (item && continues && !isGroup) items.splice(-1, 1, { ...item, text: joinLines(item.text, textOf(line)) })
    else {
      first = line
      const url = line.cells.find((cell) => cell.url?.startsWith('http'))?.url
      items.push({ text: withoutBullet(textOf(line)), line, ...(url && { url }) })
    }
    before = line
  }
  return items.filter(({ text }) => text !== '')
}

/** A name that goes on below itself in a narrow column: "Ability to work" above "in a team" */
function goesOn(before: Line, line: Line, { wraps }: Layout): boolean {
  const isClose = wraps && gapOf(before, line) < CLOSE && Math.abs(startOf(before) - startOf(line)) < SAME
  return isClose && /^\p{Ll}/u.test(textOf(line)) && !WORDS.test(textOf(before))
}

/** In heights of a line. */
const CLOSE = 1.9
/** In points: texts that begin at the same place. */
const SAME = 4
/** Characters of a skill, and of the name of a group of skills. */
const MAX_SKILL = 60
const MAX_GROUP = 50

/** "English fluent", "French (B2)" among skills */
const SPOKEN = /^(\p{L}+)\s*[\s(:–-]\s*(\p{L}[^()]*)\)?$/u

/** "Backend: Go, Python" is a group, and so is "Backend:" with the lines below it. Sentences are returned: they are no skills. */
export function readSkills(
  lines: readonly Line[],
  layout: Layout,
): { skills: Fields[]; languages: Pick<Item, 'text' | 'line'>[]; sentences: Item[] } {
  const sentences: Item[] = []
  const skills: { name: string; keywords?: string[]; line: Line }[] = []
  let open: string[] | undefined
  for (const item of itemsOf(
    withGroups(withGroupHeadings(joinedLines(lines, lines.filter(isBullet), layout))),
    layout,
  )) {
    const [, group = '', list = ''] = /^([^:]{2,}?)\s*:\s*(.*)$/su.exec(item.text) ?? []
    const isGroup = group !== '' && group.length <= MAX_GROUP
    const words = wordsOf(isGroup ? list : item.text)
    if (isGroup || words.some((word) => word.length > MAX_SKILL)) open = undefined
    if (words.some((word) => word.length > MAX_SKILL)) sentences.push(item)
    else if (isGroup && words.length === 1 && isLevel(list))
      skills.push({ name: `${group} (${list})`, line: item.line })
    else if (isGroup && isGroupOfSite(group)) skills.push(...words.map((name) => ({ name, line: item.line })))
    else if (isGroup) {
      skills.push({ name: group, keywords: words, line: item.line })
      if (words.length === 0) open = skills.at(-1)?.keywords
    } else if (open) open.push(...words)
    else skills.push(...words.map((name) => ({ name, line: item.line })))
  }
  const isSpoken = ({ name, keywords }: (typeof skills)[number]) => {
    const [, language = '', level = ''] = SPOKEN.exec(name) ?? []
    return keywords === undefined && isLanguage(language) && isLevel(level)
  }
  const areLanguages = ({ name, keywords = [] }: (typeof skills)[number]) =>
    sectionOf(name) === 'languages' && keywords.every((word) => isLanguage(word.replace(/\s*[(（:–-].*$/u, '')))
  const languages = skills.filter(
    (skill) => isSpoken(skill) || ((skill.keywords?.length ?? 0) > 0 && areLanguages(skill)),
  )
  return {
    skills: skills.filter((skill) => !languages.includes(skill)).map(skillOf),
    languages: languages.map(({ name, keywords = [name], line }) => ({ text: keywords.join(', '), line })),
    sentences,
  }
}

function skillOf({ name: written, keywords = [], line }: { name: string; keywords?: string[]; line: Line }): Fields {
  const { name, level } = withoutDates(written)
  const isDoubtful = [name, ...keywords].some(isNoSkill)
  return withDoubts(
    {
      name,
      level,
      ...(keywords.length > 0 && { keywords: keywords.map((keyword) => withoutDates(keyword).name) }),
    },
    { name: isDoubtful ? citeLine(line) : undefined },
  )
}

/** The words of all languages for what is in no other group. */
const ALSO = new Set(BASE_LANGUAGES.map((language) => interfaceTexts(language).also))

/** A CV of this site has skills by their years, "since 2022", and others below "Also". The owner wrote neither. */
function isGroupOfSite(name: string): boolean {
  return name.split(', ').every(isDate) || ALSO.has(name)
}

/** "Kubernetes (Daily, since 2020)": the site counts the years itself. "Go (advanced)" has a level. */
function withoutDates(text: string): { name: string; level?: string } {
  const [, name, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  const parts = inside?.split(/\s*,\s*/) ?? []
  if (name === undefined || inside === undefined) return { name: text }
  if (isLevel(inside)) return { name, level: inside }
  if (!parts.some(isDate)) return { name: text }
  const level = parts.filter((part) => !isDate(part)).join(', ')
  return level === '' ? { name } : { name, level }
}

/** Words of a skill. */
const MANY = 5
const SMALL_WORD = /^(?:to|and|or|of|in|on|at|by|for|with|the|a|an|und|oder|mit|in|zu|et|ou|de|y|o|e|i|en|van|het)$/iu

/** Dates, levels, single small words and sentences: what a list of skills has by mistake. */
function isNoSkill(text: string): boolean {
  return (
    SMALL_WORD.test(text) ||
    isDate(text) ||
    isLevel(text) ||
    isPlace(text) ||
    text.includes(': ') ||
    text.split(' ').length > MANY
  )
}

/** Names of groups in another style than their skills, with a colon: "Databases" above "MySQL" and "Redis". */
function withGroupHeadings(lines: readonly Line[]): Line[] {
  const [first] = lines
  const style = first && styleOf(first)
  const isHeading = (line: Line | undefined) =>
    line !== undefined &&
    styleOf(line) === style &&
    groupsOf(line).length === 1 &&
    !isBullet(line) &&
    !WORDS.test(textOf(line))
  const headings = lines.filter(isHeading)
  const areHeadings =
    headings.length > 1 &&
    headings.every((line) => {
      const below = lines[lines.indexOf(line) + 1]
      return below !== undefined && !isHeading(below)
    })
  if (!areHeadings) return [...lines]
  return lines.map((line) => {
    const [name] = line.cells
    return headings.includes(line) ? withCells(line, [{ ...name, text: `${textOf(line).replace(/:$/, '')}:` }]) : line
  })
}

/** Labels whose last word is in the next line, whole: "Bases de", "datos" beside a list */
function withWholeLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const [first, ...others] = line.cells
    const [label, ...list] = before?.cells ?? []
    const isRest =
      before !== undefined &&
      label !== undefined &&
      others.length === 0 &&
      list.length > 0 &&
      first.font === label.font &&
      Math.abs(first.x - label.x) < SAME &&
      gapOf(before, line) < CLOSE &&
      /^\p{Ll}/u.test(first.text)
    if (isRest) whole.splice(-1, 1, withCells(before, [{ ...label, text: `${label.text} ${first.text}` }, ...list]))
    else whole.push(line)
  }
  return whole
}

/** Lines with the name of a group in the column on the left before its list, and with what is apart on lines of its own. */
function withGroups(written: readonly Line[]): Line[] {
  const lines = withWholeLabels(written)
  const column = textColumnOf(lines)
  if (column !== undefined) return groupsBeside(lines, column)
  return lines.flatMap((line): Line[] => {
    const [name, ...others] = groupsOf(line)
    const [first] = name ?? []
    const text = name ? joinCells(name) : ''
    if (first === undefined) return [line]
    const styled = labelIn(line)
    if (styled) return [styled]
    const level =
      others.length === 1 && isLevel(joinCells(others.flat())) ? ` (${joinCells(others.flat())})` : undefined
    if (level !== undefined) return [withCells(line, [{ ...first, text: text + level }])]
    const isGroup = others.length === 1 && others.flat().some((cell) => WORDS.test(cell.text)) && !text.includes(',')
    if (isGroup) return [{ ...line, cells: [{ ...first, text: `${text.replace(/:$/, '')}: ` }, ...others.flat()] }]
    if (WORDS.test(textOf(line))) return [name, ...others].map((cells) => withCells(line, cells ?? []))
    return piecesIn(line)
  })
}

/** "Backend Go, Python" with the name in another style */
function labelIn(line: Line): Line | undefined {
  const [first] = line.cells
  const name = line.cells.slice(
    0,
    line.cells.findIndex(({ font }) => font !== first.font),
  )
  const list = line.cells.slice(name.length)
  const isLabel =
    name.length > 0 &&
    !WORDS.test(joinCells(name)) &&
    !joinCells(name).endsWith(':') &&
    !/^[:(]/.test(joinCells(list)) &&
    WORDS.test(joinCells(list))
  return isLabel ? withCells(line, [{ ...first, text: `${joinCells(name)}: ` }, ...list]) : undefined
}

/** In sizes of the text: words in boxes of their own are so far apart. */
const APART = 0.8

/** Words beside each other without anything between them. */
function piecesIn(line: Line): Line[] {
  const pieces: Cell[][] = []
  for (const cell of line.cells) {
    const before = pieces.at(-1)?.at(-1)
    if (before && (cell.x - before.end) / cell.size < APART) pieces.at(-1)?.push(cell)
    else pieces.push([cell])
  }
  return pieces.map((cells) => withCells(line, cells))
}

/** "Backend   Go, Python," with "SQL" below the list */
function groupsBeside(lines: readonly Line[], column: number): Line[] {
  const groups: Line[] = []
  for (const line of lines) {
    const left = line.cells.filter(({ x }) => x < column - SAME)
    const list = line.cells.filter(({ x }) => x >= column - SAME)
    const last = groups.at(-1)
    const [end] = last?.cells.slice(-1) ?? []
    if (last && end && left.length > 0 && list.length > 0 && end.text.endsWith(',')) {
      const [name] = last.cells
      const rest = joinCells(left)
      const label = name.text.replace(/: $/, '') + (/^\p{Ll}/u.test(rest) ? '' : ' ') + rest
      groups.splice(
        -1,
        1,
        withCells(last, [
          { ...name, text: `${label}: ` },
          { ...end, text: joinLines(end.text, joinCells(list)) },
        ]),
      )
    } else if (left.length > 0 && list.length > 0) {
      const [first = line.cells[0]] = left
      const name = { ...first, text: `${joinCells(left).replace(/:$/, '')}: ` }
      groups.push(
        withCells(line, [name, { ...first, text: joinCells(list), x: column, end: list.at(-1)?.end ?? column }]),
      )
    } else if (list.length > 0 && last && end) {
      const text = joinLines(end.text, joinCells(list))
      groups.splice(-1, 1, withCells(last, [...last.cells.slice(0, -1), { ...end, text }]))
    } else groups.push(line)
  }
  return groups
}
