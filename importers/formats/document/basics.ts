import { quote, withDoubts } from '../../doubt.ts'
import { type AddNote, NO_PLACE } from '../../report.ts'
import { type Line, textOf } from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import { isAddressLabel } from '../../values/home-address.ts'
import { has, isPlace } from '../../values/words.ts'
import { basicsOf, citeRest, EMAIL, isContactLabel, readContact, type Rest } from './contact.ts'
import type { Fields } from './entry-fields.ts'
import { withoutGrid } from './grid.ts'
import { isTitle, nameIn } from './name.ts'
import { citeLine, gapOf, isCut, type Layout, readText, rightOf } from './paragraphs.ts'
import type { Section } from './sections.ts'

/** Characters of a job title below the name. */
const MAX_LABEL = 140
/** Characters of a line of a text. */
const MIN_PROSE = 40
/** Lines of the first sections that may have the name. */
const NEAR_TOP = 5
/** Words of a part of a title. */
const FEW = 4
/** Lines from the name in which a title is surely that of the owner. */
const NEAR_NAME = 3

const TITLE = 'the title of the document'
/** A postal code or a phone number, which no text about somebody has. */
const CODE = /(?<!\d)(?:\d{5,}|\d{4}-\d{3}|\d{2}-\d{3})(?!\d)|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})/u

/** The name, the title, the contact and the summary. */
export function readBasics(head: readonly Line[], sections: readonly Section[], layout: Layout, note: AddNote): Fields {
  const linesOf = (name: Section['name']) => sections.flatMap((section) => (section.name === name ? section.lines : []))
  const titles = head.filter(isTitle)
  for (const line of titles) note('skipped', citeLine(line), TITLE)
  const lines = head.filter((line) => !titles.includes(line))
  const named =
    nameIn(lines, linesOf('contact')) ??
    nameIn(
      sections
        .flatMap((section) => section.lines)
        .slice(0, NEAR_TOP)
        .filter((line) => !isPrivate(line)),
    )
  const beside = lines.flatMap((line) =>
    named?.lines.includes(line) ? (line === named.lines[0] ? named.beside : []) : [line],
  )
  const about = linesOf('summary')
  const { contact, rest: left, privates } = readContact([...beside, ...linesOf('contact'), ...about.filter(isPrivate)])
  const rest = left.flatMap((each) => withoutName(each, named?.text))
  for (const { kind, text, line } of privates) note('private', quote(line.place, text), kind)
  const label = labelIn(
    rest.filter(({ line }) => beside.includes(line)),
    named?.beside,
  )
  const written = withoutGrid(about.filter((line) => !isPrivate(line)))
  const prose = proseIn(rest.filter((each) => each !== label?.rest && beside.includes(each.line)))
  const summaryLines = written.length > 0 ? written : prose.map(({ line }) => line)
  const summary = readText(summaryLines, { ...layout, right: rightOf(written.length > 0 ? written : head) })
  for (const each of rest) {
    const { text, line } = each
    const isUsed = each === label?.rest || summaryLines.includes(line) || isContactLabel(text)
    if (!isUsed) note('skipped', quote(line.place, text), NO_PLACE)
  }
  const [name] = named?.isDoubtful ? named.lines : []
  return withDoubts(
    { name: named?.text, label: label?.rest.text, summary: summary.inOrder.join('\n'), ...basicsOf(contact) },
    {
      name: name && citeLine(name),
      label: label?.isSure === false ? citeRest(label.rest) : undefined,
      email: contact.emailDoubt,
      phone: contact.phone?.doubt,
      summary: written.length === 0 && prose[0] ? citeRest(prose[0]) : (addressIn(summaryLines) ?? summary.doubtful[0]),
    },
  )
}

/** Whether a line has a home address or the like, and nothing else but a place. */
function isPrivate(line: Line): boolean {
  const { rest, privates } = readContact([line])
  return privates.length > 0 && rest.length === 0
}

/** An address within a text about the owner is perhaps the contact. */
function addressIn(lines: readonly Line[]): string | undefined {
  const line = lines.find((each) => EMAIL.test(textOf(each)))
  return line && citeLine(line)
}

const NAME_LABEL =
  /^(?:(?:full |vor- und nach)?name|nom(?: et prénom)?|nombre|nome|imię i nazwisko|naam|namn|navn)\s*[:：]\s*/iu

/** The name stands above the text, and again in a page header or behind a label. */
function withoutName(rest: Rest, name: string | undefined): Rest[] {
  if (name !== undefined && rest.text.replace(NAME_LABEL, '') === name) return []
  if (name === undefined || !rest.text.startsWith(name)) return [rest]
  const text = rest.text.slice(name.length).replace(/^[\s,|•·–—-]+/, '')
  return text === '' ? [] : [{ ...rest, text }]
}

/** The first text with a word such as "Engineer", or else the first that can be a title. */
function labelIn(rest: readonly Rest[], besideName: readonly Line[] = []): { rest: Rest; isSure: boolean } | undefined {
  const candidates = rest.filter(({ text }) => text.length <= MAX_LABEL && isLabel(text))
  const known = candidates.find(({ text }) => has('roles', text) && !/[.!?]$/.test(text))
  // Further from the name, a text without such a word is rarely a title, and one with a number is rather an address.
  const found = known ?? candidates.find((each) => rest.indexOf(each) < NEAR_NAME && !/\d/.test(each.text))
  // Words beside a title are perhaps a part of it.
  const isAlone = !candidates.some(
    (each) => each !== known && (!each.isWhole || besideName.includes(each.line)) && each.text.split(' ').length < FEW,
  )
  const isSure = known !== undefined && rest.indexOf(known) < NEAR_NAME && !isCut(known.text) && isAlone
  return found && { rest: found, isSure }
}

/** No date, address, place, motto or label of a value. */
function isLabel(text: string): boolean {
  const isOther =
    /\d{3}|:\s*$|:\s|：|^["“„«(]/.test(text) ||
    [EMAIL.test(text), isPlace(text), isContactLabel(text), sectionOf(text) !== undefined].some(Boolean)
  return !isOther && /\p{L}{3}|\p{Lo}/u.test(text)
}

/** Longer texts, and what is directly below them. */
function proseIn(rest: readonly Rest[]): Rest[] {
  return rest.filter((each, index) => {
    const before = rest[index - 1]
    const isBelow = before !== undefined && before.text.length > MIN_PROSE && gapOf(before.line, each.line) < 2
    const [label = ''] = each.text.split(':')
    const isValue = isContactLabel(label) || isAddressLabel(`${label}:`)
    return each.isWhole && !isValue && !CODE.test(each.text) && (each.text.length > MIN_PROSE || isBelow)
  })
}
