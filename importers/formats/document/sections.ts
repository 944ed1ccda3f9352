import {
  type Cell,
  type Columns,
  groupsOf,
  joinCells,
  type Line,
  styleOf,
  textOf,
  withCells,
} from '../../source/line.ts'
import { type SectionName, sectionOf } from '../../values/headings.ts'
import { periodIn } from './line-dates.ts'
import { isBullet, type Layout, rightOf } from './paragraphs.ts'

/** The lines below a heading. `name` is unknown if no language has the heading. */
export type Section = { name: SectionName | undefined; heading: Line; lines: Line[]; right: number }

/** Characters of a heading. */
const MAX_HEADING = 50
/** Part of the short lines of a look that are known headings, if it is that of headings. */
const FEW = 0.3

/** "Page 1 of 3", "Seite 2", "1/2" and "- 3 -" at the end of a page */
const PAGE_NUMBER =
  /^[^\p{L}\p{N}]*(?:(?:page|seite|página|pagina|pág|pag|strona|str|sayfa|p|s|صفحة|पृष्ठ|第)\.?\s*)?(\d{1,2})(?:\s?(?:of|von|de|sur|di|van|z|\/|／)\s?\d{1,2})?\s*(?:页|頁|ページ)?[^\p{L}\p{N}]*$/iu

/** The lines above the first heading of each column, and the sections. */
export function sectionsOf(written: Columns, layout: Layout): { head: Line[]; sections: Section[] } {
  const icons = iconsIn(written.flat())
  const columns = written.map((lines) => lines.map((line) => withoutNumber(withoutIcon(line, layout, icons), layout)))
  const head: Line[] = []
  const sections: Section[] = []
  const isHeading = headingsOf(columns.flat(), layout)
  for (const lines of columns) {
    let section: Section | undefined
    const right = rightOf(lines)
    const own = withoutPageNumbers(lines)
    for (const line of own.flatMap((each) => withHeadingApart(each, isHeading))) {
      const text = textOf(line)
      if (isHeading(line)) sections.push((section = { name: sectionOf(text), heading: line, lines: [], right }))
      else (section?.lines ?? head).push(line)
    }
  }
  return { head, sections }
}

/** Before a heading: "★ Skills", "• Skills" for a picture of a font, "2. Skills" */
const ICON = /^(?:[^\p{L}\p{N}]+|(?:\d{1,2}|[IVX]{1,4})[.)]\s+)(?=\p{L})/u

/** What stands before known headings in most of its lines, and so is no bullet of a list: "■" */
function iconsIn(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; known: number }>()
  for (const line of lines) {
    const text = textOf(line)
    const icon = /^[^\p{L}\p{N}\s]/u.exec(text)?.[0]
    if (icon === undefined) continue
    const { all, known } = counts.get(icon) ?? { all: 0, known: 0 }
    const isKnown = sectionOf(text.replace(ICON, '')) !== undefined
    counts.set(icon, { all: all + 1, known: known + (isKnown ? 1 : 0) })
  }
  return new Set([...counts].flatMap(([icon, { all, known }]) => (known > 1 && known > all / 2 ? [icon] : [])))
}

/** A number in a cell of its own before a text that is set larger than others: "2   Education" */
function withoutNumber(line: Line, { bodyStyle }: Layout): Line {
  const [number, first, ...others] = line.cells
  if (first === undefined || !/^\d{1,2}(?:\.\d{1,2})*\.?$/.test(number.text.trim())) return line
  const rest = withCells(line, [first, ...others])
  return styleOf(rest) === bodyStyle || !isShort(rest) ? line : rest
}

/** A known heading without the icon before it. In the style of the text, a bullet or a number is that of a list. */
function withoutIcon(line: Line, { bodyStyle }: Layout, icons: ReadonlySet<string>): Line {
  const text = textOf(line)
  const icon = ICON.exec(text)?.[0]
  if (icon === undefined || sectionOf(text.slice(icon.length)) === undefined) return line
  const start = line.cells.findIndex(({ text: each }) => /\p{L}/u.test(each) && !/^[IVX]+[.)]$/.test(each))
  const [first = line.cells[0], ...others] = line.cells.slice(start)
  const heading = withCells(line, [{ ...first, text: first.text.replace(ICON, '') }, ...others])
  const isOfList = (isBullet(line) && !icons.has(icon[0] ?? '')) || /\d/.test(icon)
  return isOfList && styleOf(heading) === bodyStyle ? line : heading
}

/** How most texts are set. */
export function bodyStyleOf(columns: Columns): string {
  const counts = new Map<string, number>()
  for (const line of columns.flat()) {
    counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + textOf(line).length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/**
 * Tells headings from other lines. A known word is a heading if it is set in another style than the text, or if no heading is. An
 * unknown text is one if it looks like the known ones, and fewer texts do.
 */
function headingsOf(lines: readonly Line[], { bodyStyle }: Layout): (line: Line) => boolean {
  const level = levelOf(lines)
  if (level !== undefined) {
    const first = lines.findIndex((line) => line.heading === level && sectionOf(textOf(line)) !== undefined)
    const own = new Set(lines.slice(first).filter((line) => line.heading === level))
    return (line) => own.has(line)
  }
  const named = lines.filter((line) => !isBullet(line) && groupsOf(line).length === 1 && sectionOf(textOf(line)))
  // "Achievements:" is within a job, if headings have no colon.
  const plain = named.filter((line) => !textOf(line).endsWith(':'))
  const known = plain.length > 0 ? plain : named
  const styled = known.filter((line) => styleOf(line) !== bodyStyle || isInCapitals(line))
  const found = styled.length > 0 ? styled : known
  const looks = new Map<string, number>()
  const shareOf = (look: string) => {
    const all = lines.filter((line) => lookOf(line) === look && isShort(line))
    return all.filter((line) => found.includes(line)).length / Math.max(1, all.length)
  }
  const shares = new Map(found.map((line) => [lookOf(line), shareOf(lookOf(line))]))
  const isOfHeadings = (look: string) => (shares.get(look) ?? 0) >= FEW
  const areTold = found.some((line) => isOfHeadings(lookOf(line)))
  // Among many roles in italics, "Freelance work" below a date is one of them.
  const isRole = (line: Line) => {
    const before = lines[lines.indexOf(line) - 1]
    return before !== undefined && periodIn(before) !== undefined
  }
  const headings = found.filter((line) => !areTold || isOfHeadings(lookOf(line)) || !isRole(line))
  for (const line of headings) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1)
  const isAlike = (line: Line) => looks.has(lookOf(line)) && isShort(line)
  const others = new Map<string, number>()
  for (const line of lines.filter((each) => isAlike(each) && !headings.includes(each))) {
    others.set(lookOf(line), (others.get(lookOf(line)) ?? 0) + 1)
  }
  // Above the first heading is the name.
  const start = lines.findIndex((line) => headings.includes(line))
  const below = new Set(lines.slice(start))
  const isOwn = (line: Line) => {
    if (!below.has(line)) return false
    const count = looks.get(lookOf(line)) ?? 0
    return styled.length > 0 && count > 1 && isAlike(line) && (others.get(lookOf(line)) ?? 0) < count
  }
  // Directly below another heading, it is the first text of that section.
  const isFirst = (line: Line) => {
    const before = lines[lines.indexOf(line) - 1]
    return before !== undefined && headings.includes(before)
  }
  const isKnown = (line: Line) =>
    headings.includes(line) ||
    (sectionOf(textOf(line)) !== undefined && looks.has(lookOf(line)) && !(found.includes(line) && isRole(line)))
  return (line) => isKnown(line) || (isOwn(line) && !isFirst(line))
}

function isShort(line: Line): boolean {
  const text = textOf(line)
  return text.length <= MAX_HEADING && /\p{L}{3}/u.test(text) && !isBullet(line) && groupsOf(line).length === 1
}

/** The level of the headings of sections, if the file says which lines are headings, and not only of a few that look so. */
function levelOf(lines: readonly Line[]): number | undefined {
  const known = lines.filter((line) => sectionOf(textOf(line)) !== undefined && groupsOf(line).length === 1)
  const counts = new Map<number, number>()
  for (const { heading } of known) if (heading !== undefined) counts.set(heading, (counts.get(heading) ?? 0) + 1)
  const [[level, count] = [undefined, 0]] = [...counts].toSorted((a, b) => b[1] - a[1])
  const looks = new Set(known.filter(({ heading }) => heading === level).map(lookOf))
  const untold = known.filter((line) => line.heading !== level && looks.has(lookOf(line)))
  const first = known.filter((line) => lookOf(line) === lookOf(known[0] ?? line))
  return count > 1 && count >= first.length && count > untold.length ? level : undefined
}

/** The style of a line, and whether it has capitals alone. */
function lookOf(line: Line): string {
  return `${styleOf(line)} ${isInCapitals(line)}`
}

function isInCapitals(line: Line): boolean {
  const text = textOf(line)
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

/** A heading beside the first line of its section becomes a line of its own. */
function withHeadingApart(line: Line, isHeading: (line: Line) => boolean): Line[] {
  const [first, ...others] = groupsOf(line)
  const rest = others.flat()
  if (first === undefined || rest.length === 0 || sectionOf(joinCells(first)) === undefined) return [line]
  const heading = lineOf(line, first)
  return heading && isHeading(heading) ? [heading, ...(lineOf(line, rest) ? [lineOf(line, rest) ?? line] : [])] : [line]
}

function lineOf(line: Line, [first, ...others]: readonly Cell[]): Line | undefined {
  return first && { ...line, cells: [first, ...others] }
}

function withoutPageNumbers(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    const isLast = lines[index + 1]?.place !== line.place
    return !(isLast && isPageNumber(line))
  })
}

/** "Ada Lovelace – Page 1/2" */
const NUMBERED =
  /(?:page|seite|página|pagina|strona|sayfa|sida|side|страница)\s*(\d{1,2})(?:\s?(?:of|von|de|sur|di|van|z|av|af|\/)\s?\d{1,2})?$/iu

export function isPageNumber(line: Line): boolean {
  const [, number] = NUMBERED.exec(textOf(line)) ?? []
  if (number !== undefined && textOf(line).length < MAX_HEADING + 20) return line.place === `page ${number}`
  return line.place === `page ${PAGE_NUMBER.exec(textOf(line))?.[1]}`
}
