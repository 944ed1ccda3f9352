import { basicsOf, readContact } from '../document/contact.ts'
import type { ReadCv } from '../document/cv.ts'
import type { Fields } from '../document/entries.ts'
import { endOf, heightOf, type Line, type PageLines, sizeOf, styleOf, textOf } from '../document/line.ts'
import { textSection } from '../document/own-section.ts'
import { citeLine, joinLines, type Layout, readText } from '../document/paragraphs.ts'
import { findPeriod, type Period } from '../document/periods.ts'
import { isPlace } from '../document/words.ts'
import { quote, withDoubts } from '../doubt.ts'
import { FORMATS } from '../formats.mjs'
import { sectionOf } from '../headings.ts'
import type { Importer } from '../importer.ts'
import { readResume } from '../read-resume.ts'
import type { AddNote } from '../report.ts'

/** In points, the layout of every profile that LinkedIn saves as a PDF. */
const MAIN_COLUMN = 200
const SIZES = { name: 20, heading: 14, sideHeading: 12.5, employer: 11.75, role: 11, footer: 9.5 }
/** In heights of the text: how far a line of the same text is below, and a place below a date. */
const WRAPPED_ITEM = 1.45
const WRAPPED_HEADLINE = 1.24
const PLACE = 1.55

export const linkedInProfile: Importer = {
  ...FORMATS.linkedInProfile,
  accepts: ({ document }) => document?.kind === 'pdf' && isProfile(document.pages),
  read({ document }, note) {
    const { file, headings } = readProfile(document?.pages ?? [], note)
    return readResume(file, note, { headings })
  },
}

/** A large name in the column on the right, headings of two sizes, and the address of the profile on the left. */
function isProfile(pages: readonly PageLines[]): boolean {
  const { side, main } = columnsOf(pages)
  const hasSize = (lines: readonly Line[], size: number) => lines.some((line) => Math.abs(sizeOf(line) - size) < 0.3)
  const hasAddress = side.some(({ cells }) => cells.some(({ text, url = '' }) => /linkedin\.com\//i.test(text + url)))
  const [name] = main
  return hasAddress && name !== undefined && sizeOf(name) >= SIZES.name && hasSize(side, 13) && hasSize(main, 15.75)
}

type Group = { heading: Line | undefined; lines: Line[] }

/** The profile as a résumé. Only what continues on another page, or is in a text of LinkedIn's own, is doubtful. */
export function readProfile(pages: readonly PageLines[], note: AddNote): ReadCv {
  const { side, main } = columnsOf(pages)
  const [head, ...sections] = groupsOf(main, isHeading)
  const [, ...asides] = groupsOf(side, (line) => sizeOf(line) >= SIZES.sideHeading)
  const layout: Layout = { wraps: true, bodyStyle: '', right: Math.max(0, ...main.map(endOf)) }
  const lists: Record<string, unknown[]> = {}
  const own: { id: string }[] = []
  const addOwn = (heading: Line, texts: readonly string[]) => own.push(textSection(textOf(heading), texts, own))
  const headings: Record<string, string> = {}
  let contact: Line[] = []
  for (const [index, { heading, lines }] of asides.entries()) {
    if (heading === undefined) continue
    // In every language, contact data are first. The headings below the skills are English.
    const name = index === 0 ? 'contact' : (sectionOf(textOf(heading)) ?? (index === 1 ? 'skills' : undefined))
    const items = itemsOf(lines)
    if (name === 'contact') contact = lines
    else if (name === 'skills')
      lists['skills'] = items.map((item) => withDoubts({ name: item.text }, { name: item.doubt }))
    else if (name === 'languages') lists['languages'] = items.map(languageOf)
    else if (name === 'awards')
      lists['awards'] = items.map((item) => withDoubts({ title: item.text }, { title: item.doubt }))
    else if (name === 'certificates' || name === 'publications') {
      lists[name] = items.map((item) => withDoubts({ name: item.text }, { name: item.doubt }))
    } else
      addOwn(
        heading,
        items.map(({ text }) => text),
      )
  }
  let summary: string | undefined
  for (const { heading, lines } of sections) {
    if (heading === undefined) continue
    const name = sectionOf(textOf(heading)) ?? kindOf(lines)
    if (name === 'summary') summary = readText(lines, layout).inOrder.join('\n')
    else if (name === 'work') lists['work'] = jobsOf(lines, layout)
    else if (name === 'education') lists['education'] = schoolsOf(lines)
    else addOwn(heading, readText(lines, layout).inOrder)
    if (name === 'work' || name === 'education') headings[name] = textOf(heading)
  }
  const basics = { ...readHead(head?.lines ?? []), summary, ...readAddresses(contact, note) }
  return { file: { ...lists, basics, ...(own.length > 0 && { meta: { sections: own } }) }, headings }
}

/** Of a section whose heading is in another language: roles have a size of their own, and so have the names of schools. */
function kindOf(lines: readonly Line[]): 'summary' | 'work' | 'education' {
  if (lines.some((line) => sizeOf(line) >= SIZES.role && sizeOf(line) < SIZES.employer)) return 'work'
  return lines.every((line) => sizeOf(line) >= SIZES.employer) ? 'summary' : 'education'
}

/** The lines of each column, without the numbers of pages. */
function columnsOf(pages: readonly PageLines[]): { side: Line[]; main: Line[] } {
  const lines = pages.flatMap((page) => page.lines)
  const columnOf = (isOwn: (x: number) => boolean) =>
    lines.flatMap((line) => {
      const [first, ...others] = line.cells.filter(({ x }) => isOwn(x))
      return first && sizeOf({ ...line, cells: [first, ...others] }) > SIZES.footer
        ? [{ ...line, cells: [first, ...others] as const }]
        : []
    })
  return { side: columnOf((x) => x < MAIN_COLUMN), main: columnOf((x) => x >= MAIN_COLUMN) }
}

function isHeading(line: Line): boolean {
  return sizeOf(line) >= SIZES.heading && sizeOf(line) < SIZES.name
}

function groupsOf(lines: readonly Line[], isStart: (line: Line) => boolean): Group[] {
  const groups: Group[] = [{ heading: undefined, lines: [] }]
  for (const line of lines) {
    if (isStart(line)) groups.push({ heading: line, lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** In heights of the text. Undefined on another page. */
function distance(before: Line | undefined, line: Line): number | undefined {
  return before?.place === line.place ? (heightOf(line) - heightOf(before)) / sizeOf(line) : undefined
}

type Item = { text: string; doubt: string | undefined }

/** The items of a list on the left. The lines of one item are closer. */
function itemsOf(lines: readonly Line[]): Item[] {
  const items: Item[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const below = distance(before, line)
    const item = items.at(-1)
    const isNewPage = before !== undefined && below === undefined
    const isClose = below !== undefined && below < WRAPPED_ITEM
    const isAside = textOf(line).startsWith('(')
    if (item && (isClose || isAside)) {
      item.text = joinLines(item.text, textOf(line))
      item.doubt ??= isClose ? undefined : citeLine(line)
    } else items.push({ text: textOf(line), doubt: isNewPage ? citeLine(line) : undefined })
  }
  return items
}

/** "English (Native or Bilingual)" */
function languageOf({ text, doubt }: Item): Fields {
  const [, language = text, fluency] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  return withDoubts({ language, fluency }, { language: doubt })
}

/** The name, the headline and the place. */
function readHead(lines: readonly Line[]): Fields {
  const names = lines.filter((line) => sizeOf(line) >= SIZES.name)
  const others = lines.filter((line) => !names.includes(line))
  const last = others.at(-1)
  const below = last && distance(others.at(-2), last)
  const hasPlace = last !== undefined && (below === undefined ? isPlace(textOf(last)) : below > WRAPPED_HEADLINE)
  const headline = hasPlace ? others.slice(0, -1) : others
  return {
    name: names.map(textOf).join(' '),
    label: headline.map(textOf).reduce((text, line) => (text === '' ? line : joinLines(text, line)), ''),
    ...(hasPlace && {
      location: withDoubts({ city: textOf(last) }, { city: isPlace(textOf(last)) ? undefined : citeLine(last) }),
    }),
  }
}

/** LinkedIn writes what an address is behind it: "www.linkedin.com/in/ada (LinkedIn)". A long one is on several lines. */
function readAddresses(lines: readonly Line[], note: AddNote): Fields {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [cell] = line.cells
    const text = textOf(line)
    const below = distance(before, line)
    const isOpen =
      before !== undefined &&
      below !== undefined &&
      below < WRAPPED_ITEM &&
      !textOf(before).endsWith(')') &&
      styleOf(before) === styleOf(line)
    const isAddress =
      before !== undefined &&
      /[@/]|\.\w{2}/.test(textOf(before)) &&
      !/^[\w.+-]+@[\w-]+\.[\w.-]+\w$/.test(textOf(before))
    if (before && isOpen && isAddress)
      joined.splice(-1, 1, { ...line, cells: [{ ...cell, text: textOf(before) + text }] })
    else joined.push(line)
  }
  const labelled = joined.map((line) => {
    const [cell] = line.cells
    const text = textOf(line).replace(/\s*\([^()]*\)$/, '')
    return { ...line, cells: [{ ...cell, text }] as const }
  })
  const { contact, rest } = readContact(labelled)
  for (const { text, line } of rest) note('skipped', quote(line.place, text), 'no field was found for it')
  const { location: _address, ...basics } = basicsOf(contact)
  return basics
}

type Role = { employer: Line[]; role: Line[]; text: Line[] }

/** An employer may have several roles: each has a line of its own size. */
function jobsOf(lines: readonly Line[], layout: Layout): Fields[] {
  const roles: Role[] = []
  let employer: Line[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isNext = before !== undefined && sizeOf(before) === sizeOf(line)
    if (sizeOf(line) >= SIZES.employer) employer = isNext ? [...employer, line] : [line]
    else if (sizeOf(line) >= SIZES.role) {
      if (isNext) roles.at(-1)?.role.push(line)
      else roles.push({ employer, role: [line], text: [] })
    } else if (before !== undefined && sizeOf(before) >= SIZES.employer) continue // how long all roles lasted
    else roles.at(-1)?.text.push(line)
  }
  return roles.map((role) => jobOf(role, layout))
}

function jobOf({ employer, role, text }: Role, layout: Layout): Fields {
  const [dates, second] = text
  const period = dates && findPeriod(textOf(dates))
  const rest = period ? text.slice(1) : text
  const [first] = rest
  const below = second && distance(dates, second)
  const isBelow =
    period !== undefined && first !== undefined && (below === undefined ? isPlace(textOf(first)) : below < PLACE)
  const described = readText(isBelow ? rest.slice(1) : rest, layout)
  const isNewPage = period !== undefined && first !== undefined && below === undefined
  return withDoubts(
    {
      name: employer.map(textOf).join(' '),
      position: role.map(textOf).join(' '),
      ...datesOf(period),
      location: isBelow ? textOf(first) : undefined,
      summary: described.paragraphs.join('\n'),
      highlights: described.bullets,
    },
    {
      ...dateDoubts(dates, period),
      location: isBelow && isNewPage ? citeLine(first) : undefined,
      summary:
        !isBelow && isNewPage ? citeLine(first) : described.bullets.length === 0 ? described.doubtful[0] : undefined,
      highlights: described.bullets.length > 0 ? described.doubtful[0] : undefined,
    },
  )
}

/** "Master of Science, Physics · (2015 - 2017)" below the name of a school */
function schoolsOf(lines: readonly Line[]): Fields[] {
  const schools = groupsOf(lines, (line) => sizeOf(line) >= SIZES.employer)
  const joined: { name: Line[]; text: Line[] }[] = []
  for (const { heading, lines: text } of schools) {
    const before = joined.at(-1)
    if (heading === undefined) continue
    if (before && before.text.length === 0) before.name.push(heading)
    else joined.push({ name: [heading], text })
    if (before && before.name.includes(heading)) before.text.push(...text)
  }
  return joined.map(({ name, text }) => {
    const whole = text.map(textOf).reduce((before, line) => (before === '' ? line : joinLines(before, line)), '')
    const [studies = '', dates] = whole.split(/\s*·\s*(?=\([^()]*\)$)|^(?=\([^()]*\)$)/)
    const period = dates === undefined ? undefined : findPeriod(dates)
    const [degree, ...area] = studies.split(/,\s+/)
    const [first] = text
    // A degree may have a comma of its own.
    const doubt = area.length > 1 && first ? citeLine(first) : undefined
    return withDoubts(
      {
        institution: name.map(textOf).join(' '),
        studyType: degree,
        area: area.join(', '),
        ...datesOf(period),
        summary: dates !== undefined && !period ? dates : undefined,
      },
      { studyType: doubt, area: doubt },
    )
  })
}

function datesOf(period: Period | undefined): Fields {
  return { startDate: period?.start, endDate: period?.isCurrent ? undefined : period?.end }
}

/** A month in another language is left in front of the year. */
function dateDoubts(line: Line | undefined, period: Period | undefined): { startDate?: string; endDate?: string } {
  if (line === undefined || period === undefined || (period.isExact && period.index === 0)) return {}
  return { startDate: citeLine(line), endDate: citeLine(line) }
}
