import { quote } from '../../doubt.ts'
import { type AddNote, AMONG_OTHERS, NO_PLACE } from '../../report.ts'
import { type Columns, type Line, textOf, withCells } from '../../source/line.ts'
import { addressIn } from '../../values/hosts.ts'
import { isLanguage } from '../../values/language-names.ts'
import { networkOf } from '../../values/networks.ts'
import { phoneIn } from '../../values/phone.ts'
import { isPersonal, privateFactIn, privateKindOf } from '../../values/private-facts.ts'
import { has, type WordKind } from '../../values/words.ts'
import { URL_ALONE } from './atoms.ts'
import { readBasics } from './basics.ts'
import { EMAIL, isOfContact } from './contact.ts'
import { withDayFirst } from './day-first.ts'
import { entriesIn } from './entries-in.ts'
import { ENTRY_READERS } from './entries.ts'
import type { Fields } from './entry-fields.ts'
import { withoutLanguageTable } from './europass.ts'
import { JOB_RULES, SCHOOL_RULES } from './field-rules.ts'
import { formalitiesIn } from './formalities.ts'
import { withoutGrid } from './grid.ts'
import { languagesIn, readLanguages } from './languages.ts'
import { isLevel } from './levels.ts'
import { periodIn } from './line-dates.ts'
import { wordsOf } from './list-words.ts'
import { itemsOf, readSkills } from './lists.ts'
import { nameIn } from './name.ts'
import { withNumbersAsBullets } from './numbered.ts'
import { textSection, titleOf } from './own-section.ts'
import { citeLine, type Layout, readText, rightOf, withoutBullet } from './paragraphs.ts'
import { withoutRatings, withRatingsAsLevels } from './ratings.ts'
import { runningIn, withoutLines } from './running.ts'
import { bodyStyleOf, type Section, sectionsOf } from './sections.ts'

/** A résumé in the names of the standard, and the headings of its lists. */
export type ReadCv = { file: Fields; headings: Record<string, string> }

/** `links` have no text. */
type Options = { wraps: boolean; links?: readonly Line[] }

/** Reads a CV of any layout. Values that are known by their place alone are doubtful. */
export function readCv(all: Columns, { wraps, links = [] }: Options, note: AddNote): ReadCv {
  const layout: Layout = { wraps, bodyStyle: bodyStyleOf(all), right: rightOf(all.flat()) }
  const { columns, contact } = withoutFrame(all, layout, note)
  const { head, sections: found } = sectionsOf(withDayFirst(columns), layout)
  const sections = withProgramLanguages(
    found.map((section) => (isContact(section) ? { ...section, name: 'contact' as const } : section)),
  )
  const ends = contact.length > 0 ? contact : contactAtEnd(head, sections)
  const basics = readBasics([...head, ...ends, ...links.filter((link) => isOfOwner(link, all))], sections, layout, note)
  const lists: Record<string, Fields[]> = {}
  const own: { id: string }[] = []
  const headings: Record<string, string> = {}
  for (const section of sections) {
    const { open, privates } = withoutPersonalData(section)
    for (const { line, kind } of privates) note('private', citeLine(line), kind)
    const written = open.filter((line) => !isAddressOf(line, head))
    if (section.name === 'references' && written.some(hasContact)) {
      for (const line of written) note('private', citeLine(line), 'a reference, which names another person')
      continue
    }
    const table = withoutLanguageTable(written)
    const { heading } = section
    const lines = withoutGrid(withNumbersAsBullets(table.others))
    const guess = section.name === undefined ? kindIn(lines, layout) : undefined
    const name = section.name === 'work' && areGroups(lines) ? 'skills' : (section.name ?? guess)
    if (guess !== undefined) note('changed', citeLine(heading), GUESSED[guess])
    const right = lines.length === table.others.length ? section.right : rightOf(lines)
    const { entries, texts, languages = [] } = readSection(name, lines, { ...layout, right })
    const spoken = [...table.languages, ...languages]
    if (spoken.length > 0) lists['languages'] = [...(lists['languages'] ?? []), ...spoken]
    if (name && entries.length > 0) {
      lists[name] = [...(lists[name] ?? []), ...entries]
      if (headings[name] !== undefined) note('changed', citeLine(heading), AMONG_OTHERS)
      // Of a heading that goes on in another line, the site has its own words.
      if (!/[-\u2010]$/.test(textOf(heading))) headings[name] ??= titleOf(textOf(heading))
    }
    if (table.languages.length > 0 && name === 'languages') headings[name] ??= titleOf(textOf(heading))
    if (name === undefined && texts.length === 0) note('skipped', citeLine(heading), NO_PLACE)
    if (texts.length > 0) own.push(textSection(textOf(heading), texts, own))
  }
  return { file: { ...lists, basics, ...(own.length > 0 && { meta: { sections: own } }) }, headings }
}

/** "Födelsedag: 1996-08-03" and "Postnummer: 164 75" among other texts. An address alone can be that of a firm. */
function withoutPersonalData({ name, lines }: Section): { open: Line[]; privates: { line: Line; kind: string }[] } {
  if (name === 'contact' || name === 'summary') return { open: lines, privates: [] }
  const found = lines.flatMap((line, index) => {
    if (isPersonal(textOf(line))) return [{ line, kind: 'marital status' }]
    const [, label = '', value] = /^([^:：]{2,40}?)\s*[:：]\s*(\S)?/u.exec(withoutBullet(textOf(line))) ?? []
    const kind = privateKindOf(label)
    if (kind === undefined || textOf(line).length >= MAX_PERSONAL) return []
    const below = value === undefined ? lines[index + 1] : undefined
    return [line, ...(below && textOf(below).length < MAX_PERSONAL ? [below] : [])].map((each) => ({
      line: each,
      kind,
    }))
  })
  const privates = found.some(({ kind }) => kind !== 'home address') ? found : []
  return { open: lines.filter((line) => !privates.some((each) => each.line === line)), privates }
}

/** Whether a link is an address or an account that no text has. */
function isOfOwner({ cells: [{ url = '' }] }: Line, columns: Columns): boolean {
  const written = columns.flat().flatMap(({ cells }) => cells.flatMap(({ text, url: other = '' }) => [text, other]))
  const isWritten = written.join('\n').toLowerCase().includes(addressIn(url))
  return !isWritten && (url.startsWith('mailto:') || networkOf(url) !== undefined)
}

/** Reports what pages repeat, and consents and signatures. */
function withoutFrame(all: Columns, layout: Layout, note: AddNote): { columns: Columns; contact: Line[] } {
  const headOf = (columns: Columns) => sectionsOf(columns, layout).head
  const { running, repeated, contact } = runningIn(all, headOf)
  const columns = withoutLines(all, [...repeated, ...running.map(({ line }) => line)])
  const formalities = formalitiesIn(columns, nameIn(headOf(columns))?.text)
  for (const { line, why } of [...running, ...formalities]) note('skipped', quote(line.place, textOf(line)), why)
  return {
    columns: withoutLines(
      columns,
      formalities.map(({ line }) => line),
    ),
    contact,
  }
}

const GUESSED = {
  work: 'its entries have titles and dates, so it was read as jobs',
  education: 'its entries have schools or degrees, so it was read as education',
}
/** Characters of a line with personal data. */
const MAX_PERSONAL = 80
/** Lines of a contact. */
const LAST_LINES = 4
/** Share of the entries whose words tell the kind of a section. */
const MIN_SHARE = 0.5

/** What a section with an unknown heading has, by its entries. */
function kindIn(lines: readonly Line[], layout: Layout): keyof typeof GUESSED | undefined {
  const shareOf = (rules: typeof JOB_RULES, kinds: readonly WordKind[]) => {
    const entries = entriesIn(lines, layout, rules)
    const known = entries.filter(
      ({ values, period }) =>
        period?.start !== undefined && [...values.values()].some(({ text }) => kinds.some((kind) => has(kind, text))),
    )
    return entries.length === 0 ? 0 : known.length / entries.length
  }
  const work = shareOf(JOB_RULES, ['roles'])
  const education = shareOf(SCHOOL_RULES, ['degrees', 'schools'])
  if (Math.max(work, education) < MIN_SHARE) return undefined
  return work >= education ? 'work' : 'education'
}

/** Lines of a contact at the end of a page, which are taken out of the section above them. */
function contactAtEnd(head: readonly Line[], sections: readonly Section[]): Line[] {
  const hasEmail = (line: Line) => EMAIL.test(textOf(line))
  if (head.some(hasEmail) || sections.some(({ name, lines }) => name === 'contact' && lines.some(hasEmail))) return []
  const section = sections.findLast(({ lines }) => lines.slice(-LAST_LINES).some(hasEmail))
  const start = section?.lines.findIndex(hasEmail) ?? -1
  return section && start >= section.lines.length - LAST_LINES ? section.lines.splice(start) : []
}

/** Whether a line is about a person who can be asked, and has not agreed to be on a site. */
function hasContact(line: Line): boolean {
  return EMAIL.test(textOf(line)) || phoneIn(textOf(line)) !== undefined
}

/** Whether a section has contacts: one with an unknown heading and an address or a private fact, or a summary of nothing else. */
function isContact({ name, lines }: Section): boolean {
  const isOf = (text: string) => EMAIL.test(text) || privateFactIn(text) !== undefined
  if (name === 'summary') return lines.length > 0 && lines.every(isOfContact)
  return name === undefined && lines.map(textOf).some(isOf)
}

/** "Languages" can also be a group of skills: "Go, Python". */
function withProgramLanguages(sections: readonly Section[]): Section[] {
  const result: Section[] = []
  for (const section of sections) {
    const before = result.at(-1)
    if (!areOfPrograms(section)) result.push(section)
    else {
      const lines = [asLabel(section.heading), ...section.lines]
      if (before?.name === 'skills') result.splice(-1, 1, { ...before, lines: [...before.lines, ...lines] })
      else result.push({ ...section, name: 'skills', lines })
    }
  }
  return result
}

function areOfPrograms({ name, lines }: Section): boolean {
  const words = lines.flatMap((line) => wordsOf(withoutBullet(textOf(line))))
  return name === 'languages' && words.length > 1 && !words.some(isSpoken)
}

/** "English", "English (fluent)", "Kashubian: B2" */
function isSpoken(text: string): boolean {
  return text.split(/[\s(（:–—-]+/u).some((word) => isLanguage(word) || isLevel(word.replace(/[)）]$/u, '')))
}

/** A heading that is the name of a group of skills. */
function asLabel(heading: Line): Line {
  return withCells(heading, [{ ...heading.cells[0], text: `${textOf(heading)}:` }])
}

/** "Experience" can also be a list of what somebody knows: "Languages: C, Python". */
function areGroups(lines: readonly Line[]): boolean {
  const groups = lines.filter((line) => /^[^:]{2,40}:\s+\S/u.test(textOf(line)))
  return groups.length > lines.length / 2 && lines.every((line) => periodIn(line) === undefined)
}

/** The address of the website, which some CVs repeat at the end of a page. */
function isAddressOf(line: Line, head: readonly Line[]): boolean {
  const text = textOf(line)
  return URL_ALONE.test(text) && head.some((other) => textOf(other).includes(text))
}

/** The entries of a list, and texts that belong to none. */
function readSection(
  name: Section['name'],
  lines: readonly Line[],
  layout: Layout,
): { entries: Fields[]; texts: string[]; languages?: Fields[] } {
  const list = (entries: Fields[], texts: string[] = []) => ({ entries, texts })
  switch (name) {
    case 'contact':
    case 'summary':
      return list([])
    case 'work':
    case 'volunteer':
    case 'organizations':
    case 'education':
    case 'projects':
    case 'certificates':
    case 'awards':
    case 'publications':
    case 'courses':
      return list(ENTRY_READERS[name](lines, layout))
    case 'languages':
      return list(readLanguages(withRatingsAsLevels(lines)))
    case 'interests':
      return list(itemsOf(lines, layout).flatMap(({ text }) => interestsOf(text)))
    case 'skills': {
      const { skills, languages, sentences } = readSkills(withoutRatings(lines), layout)
      const texts = sentences.map(({ text }) => text)
      return { ...list(skills, texts), languages: languagesIn(languages) }
    }
    default:
      return list([], readText(lines, layout).inOrder)
  }
}

/** "Sports: Soccer, Swimming" is one interest with words, and "Chess, Sailing" are two. */
function interestsOf(text: string): Fields[] {
  const [, group, words = text] = /^([^:]{2,40}):\s+(.+)$/s.exec(text) ?? []
  const isSentence = words.endsWith('.') && words.split(' ').length > 4
  const names = isSentence ? [words] : wordsOf(words)
  return group === undefined ? names.map((name) => ({ name })) : [{ name: group, keywords: names }]
}
