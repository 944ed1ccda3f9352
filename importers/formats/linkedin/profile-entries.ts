import { withDoubts } from '../../doubt.ts'
import { type Line, sizeOf, textOf } from '../../source/line.ts'
import { findPeriod, type Period } from '../../values/dates.ts'
import { isPlace } from '../../values/words.ts'
import type { Fields } from '../document/entry-fields.ts'
import { citeLine, joinLines, type Layout, readText } from '../document/paragraphs.ts'
import { distance, groupsOf, SIZES } from './profile-layout.ts'

const PLACE = 1.55

type Role = { employer: Line[]; role: Line[]; text: Line[] }

/** An employer may have several roles: each has a line of its own size. */
export function jobsOf(lines: readonly Line[], layout: Layout): Fields[] {
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
export function schoolsOf(lines: readonly Line[]): Fields[] {
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
