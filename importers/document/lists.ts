import { withDoubts } from '../doubt.ts'
import type { Block } from './blocks.ts'
import type { Fields } from './entries.ts'
import { groupsOf, joinCells, type Line, textOf } from './line.ts'
import {
  citeLine,
  isBullet,
  isContinuation,
  isWrapped,
  joinLines,
  type Layout,
  withoutBullet,
  readText,
} from './paragraphs.ts'
import { partsOf, URL_ALONE } from './parts.ts'
import { findPeriod } from './periods.ts'
import { isPlace } from './words.ts'

type Item = { text: string; line: Line; url?: string }

/** The items of a list: a line each, or several if it is wrapped. */
export function itemsOf(lines: readonly Line[], layout: Layout): Item[] {
  const items: Item[] = []
  let [first, before]: (Line | undefined)[] = []
  for (const line of lines) {
    const item = items.at(-1)
    const continues =
      first &&
      before &&
      (isBullet(first) ? isContinuation(first, before, line, layout) : isWrapped(before, line, layout))
    if (item && continues) items.splice(-1, 1, { ...item, text: joinLines(item.text, textOf(line)) })
    else {
      first = line
      const url = line.cells.find((cell) => cell.url?.startsWith('http'))?.url
      items.push({ text: withoutBullet(textOf(line)), line, ...(url && { url }) })
    }
    before = line
  }
  return items.filter(({ text }) => text !== '')
}

const WORDS = /\s*[,;|•·、，]\s*/
/** Characters of a skill, and of the name of a group of skills. */
const MAX_SKILL = 60
const MAX_GROUP = 50

/** "Backend: Go, Python" is a group, and so is "Backend:" with the lines below it. Sentences are returned: they are no skills. */
export function readSkills(lines: readonly Line[], layout: Layout): { skills: Fields[]; sentences: Item[] } {
  const sentences: Item[] = []
  const skills: { name: string; keywords?: string[] }[] = []
  let open: string[] | undefined
  for (const item of itemsOf(withGroups(lines), layout)) {
    const [, group = '', list = ''] = /^([^:]{2,}?)\s*:\s*(.*)$/su.exec(item.text) ?? []
    const isGroup = group !== '' && group.length <= MAX_GROUP
    const words = wordsOf(isGroup ? list : item.text)
    if (isGroup || words.some((word) => word.length > MAX_SKILL)) open = undefined
    if (words.some((word) => word.length > MAX_SKILL)) sentences.push(item)
    else if (isGroup) {
      skills.push({ name: group, keywords: words })
      if (words.length === 0) open = skills.at(-1)?.keywords
    } else if (open) open.push(...words)
    else skills.push(...words.map((name) => ({ name })))
  }
  return { skills: skills.map((skill) => (skill.keywords?.length === 0 ? { name: skill.name } : skill)), sentences }
}

/** Commas within brackets do not separate: "AWS (EC2, S3)". */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of text.split(WORDS)) {
    const open = words.at(-1)
    if (open !== undefined && open.split('(').length > open.split(')').length) words.splice(-1, 1, `${open}, ${part}`)
    else words.push(part)
  }
  return words.map((word) => word.replace(/\.$/, '').trim()).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** The name of a group in the column on the left: "Backend   Go, Python" */
function withGroups(lines: readonly Line[]): Line[] {
  return lines.flatMap((line): Line[] => {
    const [name, ...others] = groupsOf(line)
    const [first] = name ?? []
    const text = name ? joinCells(name) : ''
    if (first === undefined || others.length === 0) return [line]
    const isGroup = others.length === 1 && others.flat().some((cell) => WORDS.test(cell.text)) && !text.includes(',')
    if (isGroup) return [{ ...line, cells: [{ ...first, text: `${text.replace(/:$/, '')}: ` }, ...others.flat()] }]
    return [name, ...others].flatMap((cells) => {
      const [head, ...rest] = cells ?? []
      return head ? [{ ...line, cells: [head, ...rest] as const }] : []
    })
  })
}

/** "English (Native), German: B2, French – basic" */
export function readLanguages(lines: readonly Line[], layout: Layout): Fields[] {
  return itemsOf(lines.flatMap(languageLines), layout).flatMap(({ text, line }) =>
    wordsOf(text.replace(/\.$/, '')).map((word) => {
      const [, language = word, inBrackets, behind] =
        /^([^(:–—-]+?)\s*(?:\(([^)]*)\)|\s*[:–—-]\s*(.+))?\s*$/u.exec(word) ?? []
      const fluency = inBrackets ?? behind
      const isLanguage = language.split(' ').length < 4
      return withDoubts({ language, fluency }, { language: isLanguage ? undefined : citeLine(line) })
    }),
  )
}

/** The level in the column on the right: "English   Native" */
function languageLines(line: Line): Line[] {
  const [name, level, ...others] = groupsOf(line)
  const [first] = name ?? []
  if (!first || !level || others.length > 0 || joinCells(name ?? []).endsWith(':')) return [line]
  return [{ ...line, cells: [{ ...first, text: `${joinCells(name ?? [])}:` }, ...level] }]
}

/** A dash may be part of a title. */
const STRONG_SEPARATOR = /\s+[|•·]\s+|\s*\|\s*|\t/

/** The fields of a record. Certificates have no text, so that all of it is in `by`. */
export type RecordNames = { title: string; by: string; date: string; hasText: boolean }

/** Certificates, awards and the like: a title, who gave it, and a date. */
export function readRecords(blocks: readonly Block[], names: RecordNames, layout: Layout): Fields[] {
  return blocks.flatMap((block) => {
    // Without a head, each line of a list is an entry.
    if (block.head.length === 0) return itemsOf(block.body, layout).map((item) => recordOf(item, names))
    const parts = partsOf(block, STRONG_SEPARATOR)
    const named = parts.filter(({ text }, index) => (index === 0 || !isPlace(text)) && !URL_ALONE.test(text))
    const [title, by] = named
    const others = parts.filter((part) => part !== title && part !== by && !(URL_ALONE.test(part.text) && part.url))
    const text = readText(block.body, layout)
    const further = [...others.map((part) => part.text), ...text.paragraphs, ...text.bullets]
    const { period, dated } = block
    return [
      withDoubts(
        {
          [names.title]: title?.text,
          [names.by]: names.hasText ? by?.text : [...(by ? [by.text] : []), ...further].join(', '),
          [names.date]: period?.end ?? period?.start,
          url: parts.find((part) => part.url?.startsWith('http'))?.url,
          ...(names.hasText && { summary: further.join('\n') }),
        },
        {
          [names.by]:
            by?.source ??
            (names.hasText || further.length === 0 ? undefined : block.body[0] && citeLine(block.body[0])),
          [names.date]:
            period && dated && (!period.isExact || period.start !== undefined) ? citeLine(dated) : undefined,
          summary: others[0]?.source ?? text.doubtful[0],
        },
      ),
    ]
  })
}

function recordOf({ text, line, url }: Item, names: RecordNames): Fields {
  const period = findPeriod(text)
  const before = period ? text.slice(0, period.index) : ''
  const rest = period
    ? `${before} ${text.slice(before.length + period.text.length)}`
        .replaceAll(/\(\s*\)|[\s,;|·•–—-]+$|^[\s,;|·•:–—-]+/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text
  const [title = rest, ...others] = rest.split(STRONG_SEPARATOR)
  // A year within a title may belong to it.
  const isAtEnd = period !== undefined && /^[\s).]*$/.test(text.slice(before.length + period.text.length))
  const isCertain = !period || (period.isExact && period.start === undefined && (isAtEnd || before === ''))
  const by = others.join(', ') || undefined
  return withDoubts(
    { [names.title]: title, [names.by]: by, [names.date]: period?.end ?? period?.start, url },
    { [names.by]: by && citeLine(line), [names.date]: isCertain ? undefined : citeLine(line) },
  )
}
