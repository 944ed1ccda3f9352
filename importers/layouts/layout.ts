import type { SectionKey } from './printed-words.ts'
import { type Random, randomOf } from './random.ts'

/**
 * How the head of an entry is written. A comma stands for the separator, ">" for the right margin, "/" for the next line, and "|" for
 * the next column.
 */
const HEADS = [
  'role, employer, place > date',
  'role, employer > date',
  'role > date / employer, place',
  'role, employer / place, date',
  'employer > place / role > date',
  'employer, place > date / role',
  'employer > date / role > place',
  'date / role / employer, place',
  'date / employer, place / role',
  'role / employer, place / date',
  'role / employer / place / date',
  'employer, role, date',
  'role, employer, date',
  'date, role, employer, place',
  'role, date / employer, place',
  'date | role / employer, place',
  'date | role, employer, place',
  'date | employer / role',
  'date / place | role / employer',
] as const

const DATES = ['short', 'long', 'slashes', 'dots', 'year', 'days', 'dotted-days', 'iso'] as const
export type DateStyle = (typeof DATES)[number]

const FONTS = [
  'Carlito',
  'Caladea',
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Condensed',
  'Nimbus Sans',
  'Nimbus Roman',
  'P052',
  'C059',
  'URW Gothic',
]

const SEPARATORS = [', ', ' | ', ' – ', ' · ', ' at ']

/** Sections that fit beside others. */
const NARROW: readonly SectionKey[] = ['contact', 'skills', 'languages', 'certificates']

export type Layout = ReturnType<typeof layoutOf>

/** A layout that people use, at random. All entries share it. */
export function layoutOf(seed: number) {
  const random = randomOf(seed)
  const { pick, chance } = random
  const columns = pick(['one', 'one', 'one', 'sidebar-left', 'sidebar-right'] as const)
  const separator = pick(SEPARATORS)
  return {
    seed,
    medium: pick(['pdf', 'pdf', 'word'] as const),
    page: pick(['A4', 'Letter'] as const),
    font: pick(FONTS),
    size: pick([9, 9.5, 10, 10.5, 11]),
    lineHeight: pick([1.15, 1.25, 1.4, 1.6]),
    columns,
    head: pick(HEADS),
    separator,
    datesColumn: pick(['grid', 'table'] as const),
    date: pick(DATES),
    dash: pick([' – ', ' - ', '–', ' — ', '-']),
    isDateStacked: chance(0.15),
    openEnd: pick(['present', 'present', 'present', 'since'] as const),
    presentWord: pick([0, 1, 2, 3]),
    schoolDates: pick(['both', 'both', 'end'] as const),
    groupsEmployer: chance(0.4),
    bold: pick(['first', 'first', 'role', 'none'] as const),
    bullet: pick(['disc', 'disc', '•', '–', '▪', '◦', 'none'] as const),
    heading: pick(['bold', 'caps', 'small-caps', 'rule', 'large', 'coloured', 'left'] as const),
    headingWord: pick([0, 1, 2, 3]),
    name: pick(['plain', 'caps', 'small-caps', 'centred', 'band', 'page-header'] as const),
    title: pick(['below', 'below', 'beside', 'none'] as const),
    contact: columns === 'one' ? pick(['line', 'line', 'list', 'right', 'section'] as const) : ('section' as const),
    hasLabels: chance(0.4),
    contactSeparator: pick([' | ', ' · ', ' • ', '   ', ', ']),
    areLinks: chance(0.6),
    skills: pick(['commas', 'bullets', 'groups', 'group-cells', 'chips', 'separated'] as const),
    small: pick(['lines', 'bullets', 'grid', 'columns'] as const),
    level: pick([' – ', ': ', ' (', ', ']),
    certificate: pick(['one-line', 'two-lines', 'year-first', 'year-right'] as const),
    order: orderOf(random),
    side: columns === 'one' ? [] : NARROW.filter((name) => name === 'contact' || chance(0.7)),
    running: pick(['none', 'none', 'number', 'name-and-number', 'header'] as const),
    isTagged: chance(0.5),
    isJustified: chance(0.2),
    wordHeadings: pick(['style', 'bold', 'bold-caps'] as const),
    wordGap: pick(['empty', 'none'] as const),
    wordBullets: pick(['numbering', 'typed'] as const),
    wordSidebar: pick(['table', 'text-box'] as const),
  }
}

/** The summary comes first; jobs and schools before the rest, mostly. */
function orderOf({ chance, shuffle }: Random): SectionKey[] {
  const large = shuffle<SectionKey>(['work', 'education'])
  const others = shuffle<SectionKey>(['skills', 'languages', 'certificates', 'projects', 'volunteering'])
  const [first = 'skills', ...rest] = others
  return chance(0.3) ? ['summary', first, ...large, ...rest] : ['summary', ...large, ...others]
}
