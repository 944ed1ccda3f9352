import { cite, withDoubts } from '../../doubt.ts'
import { type Cell, groupsOf, joinCells, type Line, sizeOf, textOf } from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import { networkOf } from '../../values/networks.ts'
import { citeLine, withoutBullet } from './paragraphs.ts'
import { isPlace } from './words.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u
const PHONE = /(?:\(\+|\+|\(|\b)\d[\d ()./‐–-]{6,18}\d(?!\w)/
const URL_TEXT = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s|,]*)?/i
const SEPARATOR = /\s*[|•·◦∙]\s*|\s{2,}|\s+[–—]\s+/
/** Before a value: "E-Mail:", "Tel." */
const LABEL = /^[\p{L}.\s/-]{2,20}:\s*/u

export type Contact = { email?: string; phone?: string; urls: string[]; place?: { text: string; source: string } }
export type Rest = { text: string; line: Line; isWhole: boolean }

/** Reads what is known by its form. Everything else is returned. */
export function readContact(lines: readonly Line[]): { contact: Contact; rest: Rest[] } {
  const contact: Contact = { urls: [] }
  const rest: Rest[] = []
  for (const line of lines) {
    const pieces = groupsOf(line).flatMap((cells) => piecesOf(cells))
    const found = pieces.map((piece) => take(piece, contact, line))
    const left = pieces.flatMap(({ text }, index) => (found[index] || !/[\p{L}\p{N}]{2}/u.test(text) ? [] : [text]))
    if (left.length === pieces.length && pieces.length > 0)
      rest.push({ text: withoutBullet(textOf(line)), line, isWhole: true })
    else rest.push(...left.map((text) => ({ text, line, isWhole: false })))
  }
  return { contact, rest }
}

type Piece = { text: string; url?: string }

function piecesOf(cells: readonly Cell[]): Piece[] {
  const pieces: Piece[] = []
  for (const cell of cells) {
    for (const [index, text] of cell.text.split(SEPARATOR).entries()) {
      const before = pieces.at(-1)
      const isNext = index === 0 && before !== undefined && before.url === cell.url && !SEPARATOR.test(` ${cell.text}`)
      if (isNext) pieces.splice(-1, 1, { ...before, text: `${before.text} ${text}` })
      else pieces.push({ text: text.trim(), ...(cell.url && { url: cell.url }) })
    }
  }
  return pieces.filter(({ text }) => text !== '')
}

function take({ text, url }: Piece, contact: Contact, line: Line): boolean {
  const email = /^mailto:([^?]+)/.exec(url ?? '')?.[1] ?? EMAIL.exec(text)?.[0]
  const value = text.replace(LABEL, '').trim()
  if (email !== undefined) {
    if (contact.email === undefined) contact.email = email
    return contact.email === email
  }
  if (url?.startsWith('http')) {
    contact.urls.push(withoutTracking(url))
    return true
  }
  const phone = PHONE.exec(value)?.[0]
  if (
    phone !== undefined &&
    /\d{2}/.test(phone) &&
    phone.replaceAll(/\D/g, '').length >= 7 &&
    value.length < phone.length + 14
  ) {
    if (contact.phone === undefined) contact.phone = phone
    return contact.phone === phone
  }
  if (isPlace(value)) {
    if (contact.place === undefined) contact.place = { text: value, source: citeLine(line) }
    return contact.place.text === value
  }
  const address = URL_TEXT.exec(value)?.[0]
  if (
    (address !== undefined &&
      address.length > value.length - 4 &&
      /^[^.]/.test(address) &&
      !/\.(?:js|net|io)$/i.test(value.replace(/^.*\//, ''))) ||
    (address && networkOf(`https://${address}`))
  ) {
    contact.urls.push(address ?? '')
    return true
  }
  return false
}

/** LinkedIn adds what it wants to know. */
function withoutTracking(url: string): string {
  return URL.canParse(url) && networkOf(url) !== undefined ? url.replace(/[?#].*$/, '') : url
}

/** In sizes of the text: a name is larger than what is near it. */
const LARGE = 1.15
const TITLES =
  /^(?:lebenslauf|curriculum vitae|curriculum|cv|résumé|resume|currículum(?: vitae)?|currículo|履歴書|职业简历|个人简历|简历|السيرة الذاتية)$/iu

/** The largest text of the beginning is the name. */
export function nameIn(lines: readonly Line[]): { lines: Line[]; text: string; isDoubtful: boolean } | undefined {
  const isName = (line: Line) => {
    const text = textOf(line)
    return (
      /\p{L}{2}/u.test(text) &&
      !EMAIL.test(text) &&
      !/\d{3}/.test(text) &&
      text.length < 60 &&
      !TITLES.test(text) &&
      sectionOf(text) === undefined
    )
  }
  const candidates = lines.filter(isName)
  const [largest] = candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (largest === undefined) return undefined
  const size = sizeOf(largest)
  const index = lines.indexOf(largest)
  const next = lines[index + 1]
  // The first and the last name on a line each.
  const isTwo =
    next !== undefined &&
    isName(next) &&
    Math.abs(sizeOf(next) - size) < 0.5 &&
    candidates.some((line) => sizeOf(line) < size / LARGE)
  const own = isTwo ? [largest, next] : [largest]
  const cells = own.map((line) => joinCells(line.cells.filter((cell) => cell.size > size / LARGE)))
  const others = candidates.filter((line) => !own.includes(line))
  const isLargest = others.every((line) => sizeOf(line) * LARGE < size)
  return { lines: own, text: cells.join(' '), isDoubtful: !isLargest || cells.join(' ').split(' ').length > 5 }
}

/** What a line has beside the name. */
export function besideName(line: Line): Line[] {
  const size = sizeOf(line)
  const [first, ...others] = line.cells.filter((cell) => cell.size <= size / LARGE)
  return first ? [{ ...line, cells: [first, ...others] }] : []
}

export function citeRest({ text, line }: Rest): string {
  return cite(line.place, text)
}

/** The fields of `basics` that a contact has. */
export function basicsOf({ email, phone, urls, place }: Contact): Record<string, unknown> {
  return {
    email,
    phone,
    location: place && withDoubts({ city: place.text }, {}),
    profiles: [...new Set(urls)].map((url) => ({ url: /^https?:/.test(url) ? url : `https://${url}` })),
  }
}
