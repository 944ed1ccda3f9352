import { quote, withDoubts } from '../../doubt.ts'
import { type AddNote, NO_PLACE } from '../../report.ts'
import { type Line, sizeOf, styleOf, textOf } from '../../source/line.ts'
import { isPlace } from '../../values/words.ts'
import { basicsOf, readContact } from '../document/contact.ts'
import type { Fields } from '../document/entry-fields.ts'
import { citeLine, joinLines } from '../document/paragraphs.ts'
import { distance, SIZES, WRAPPED_ITEM } from './profile-layout.ts'

const WRAPPED_HEADLINE = 1.24

/** The name, the headline and the place. */
export function readHead(lines: readonly Line[]): Fields {
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
export function readAddresses(lines: readonly Line[], note: AddNote): Fields {
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
  for (const { text, line } of rest) note('skipped', quote(line.place, text), NO_PLACE)
  const { location: _address, ...basics } = basicsOf(contact)
  return basics
}
