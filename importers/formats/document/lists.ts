import { withDoubts } from '../../doubt.ts'
import { groupsOf, joinCells, type Line, textOf } from '../../source/line.ts'
import type { Fields } from './entry-fields.ts'
import { isLevel } from './levels.ts'
import { isDate } from './line-dates.ts'
import { citeLine, isBullet, isContinuation, isWrapped, joinLines, type Layout, withoutBullet } from './paragraphs.ts'
import { isPlace } from './words.ts'

export type Item = { text: string; line: Line; url?: string }

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
  const skills: { name: string; keywords?: string[]; line: Line }[] = []
  let open: string[] | undefined
  for (const item of itemsOf(withGroups(lines), layout)) {
    const [, group = '', list = ''] = /^([^:]{2,}?)\s*:\s*(.*)$/su.exec(item.text) ?? []
    const isGroup = group !== '' && group.length <= MAX_GROUP
    const words = wordsOf(isGroup ? list : item.text)
    if (isGroup || words.some((word) => word.length > MAX_SKILL)) open = undefined
    if (words.some((word) => word.length > MAX_SKILL)) sentences.push(item)
    else if (isGroup) {
      skills.push({ name: group, keywords: words, line: item.line })
      if (words.length === 0) open = skills.at(-1)?.keywords
    } else if (open) open.push(...words)
    else skills.push(...words.map((name) => ({ name, line: item.line })))
  }
  return { skills: skills.map(skillOf), sentences }
}

function skillOf({ name, keywords = [], line }: { name: string; keywords?: string[]; line: Line }): Fields {
  const isDoubtful = [name, ...keywords].some(isNoSkill)
  return withDoubts(
    { name, ...(keywords.length > 0 && { keywords }) },
    { name: isDoubtful ? citeLine(line) : undefined },
  )
}

/** Words of a skill. */
const MANY = 5
const SMALL_WORD = /^(?:to|and|or|of|in|on|at|by|for|with|the|a|an|und|oder|mit|in|zu|et|ou|de|y|o|e|i|en|van|het)$/iu

/** Dates, levels, single small words and sentences: what a list of skills has by mistake. */
function isNoSkill(text: string): boolean {
  return SMALL_WORD.test(text) || isDate(text) || isLevel(text) || isPlace(text) || text.split(' ').length > MANY
}

/** Commas within brackets do not separate: "AWS (EC2, S3)". */
export function wordsOf(text: string): string[] {
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
