import { cite } from '../../doubt.ts'
import { type Cell, groupsOf, type Line, spaceBetween, textOf, withCells } from '../../source/line.ts'
import { readDate } from '../../values/dates.ts'
import { homeAddressIn, isAddressLabel, isOpenAddress } from '../../values/home-address.ts'
import { isHost } from '../../values/hosts.ts'
import { networkOf } from '../../values/networks.ts'
import { phoneIn } from '../../values/phone.ts'
import { privateFactIn, privateKindOf } from '../../values/private-facts.ts'
import { has, isPlace } from '../../values/words.ts'
import { citeLine, gapOf, withoutBullet } from './paragraphs.ts'

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:xn--[\w-]+|\p{L}{2,})/u
const URL_TEXT = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s|,;]*)?/i
const URL_TEXTS = new RegExp(URL_TEXT, 'gi')
const SEPARATOR = /\s*[|•·◦∙]\s*|\s{2,}/
const DASH = /\s+[–—]\s+/
/** Before a value: "E-Mail:", "Tel." */
const LABEL =
  /^(?:[\p{L}.\s/-]{2,24}:|(?:tel|tél|phone|mobile|mobil|handy|telefon|téléphone|teléfono|telefono|telefone|e-?mail|mail|web|website|ort|wohnort|location)\b\.?)\s*/iu
/** What is left of "Número de teléfono: +34 91 123 45 67" */
const LABEL_ALONE = /^\s*\p{Lu}[\p{L}.\s/-]{1,40}[:：]\s*$/u
const LABEL_WORD =
  /^(?:(?:tel|tél|phone|mobile|cell|mobil|handy|telefon|téléphone|teléfono|móvil|telefono|cellulare|telefone|telefoon|e-?mail|mail|correo|courriel|web|www|website|site|sito|ort|wohnort|ville|ciudad|città|cidade|miejscowość|city|location|linkedin|github|xing|kontakt|contact|contato|contacto|contatto|телефон|почта|пошта)\.?(?:[\s-](?:number|no|nr|nummer|address|adresse|adres)\.?)?|номер телефону?|(?:электронная|эл\.|електронна|ел\.) по[чш]та)\s?[:：]?$/iu
/** In heights of a text. */
const CLOSE = 1.9
/** Before a place: "Currently in Dublin" */
const LIVING = /^(?:currently in|(?:based|located|living|residing) in|wohnhaft in|resident in)\s+/iu
/** Words of a sentence with an address in it. */
const SENTENCE = 6

export type Contact = {
  email?: string
  /** Where the address has a character that its font does not tell. */
  emailDoubt?: string
  phone?: { text: string; doubt?: string | undefined }
  urls: string[]
  place?: { text: string; source: string }
}
export type Rest = { text: string; line: Line; isWhole: boolean }
/** A text that the site does not show unless its owner writes it. */
export type Private = { kind: string; text: string; line: Line }

/** Reads what is known by its form. Everything else is returned: nothing of a line is dropped. */
export function readContact(lines: readonly Line[]): { contact: Contact; rest: Rest[]; privates: Private[] } {
  const contact: Contact = { urls: [] }
  const rest: Rest[] = []
  const privates: Private[] = []
  for (const line of joinBroken(lines)) {
    if (groupsOf(line).length === 1 && !/[:：]/.test(textOf(line)) && arePrivate(textOf(line))) {
      privates.push({ kind: 'personal data', text: textOf(line), line })
      continue
    }
    const pieces = joinLabels(groupsOf(line).flatMap((cells) => piecesOf(cells)))
    const left = pieces.map((piece) => leftOf(piece, contact, privates, line))
    if (left.length > 0 && left.every((text, index) => text === pieces[index]?.text)) {
      rest.push({ text: withoutBullet(textOf(line)), line, isWhole: true })
      continue
    }
    rest.push(...left.filter(hasContent).map((text) => ({ text, line, isWhole: false })))
  }
  return { contact, rest, privates }
}

/** Whether a line has nothing but what is known by its form. */
export function isOfContact(line: Line): boolean {
  return readContact([line]).rest.length === 0
}

/** An address that has no room in a narrow column goes on in the next line. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [first] = line.cells
    const last = before?.cells.at(-1)
    const isOpen = /@[\w-]*$/.test(last?.text ?? '')
    const isRest = (isOpen ? /^[\w.-]+$/ : /^(?!\d{6})[\p{Ll}\d/_-]+$/u).test(textOf(line))
    const isBroken =
      last !== undefined && /(?:@|www\.|\w\/|\.\w)[\w./-]*$/.test(last.text) && gapOf(before ?? line, line) < CLOSE
    const [token = '', ...others] = first.text.split(' ')
    if (
      before &&
      last &&
      /[\w/][-/_.@]$/.test(last.text) &&
      isBroken &&
      /^[\p{Ll}\d][\w./-]*$/u.test(token) &&
      !isRest
    ) {
      joined.splice(-1, 1, withCells(before, [...before.cells.slice(0, -1), { ...last, text: last.text + token }]))
      const rest = { ...first, text: others.join(' ').replace(/^[\s|•·,]+/, '') }
      const cells = [...(rest.text === '' ? [] : [rest]), ...line.cells.slice(1)]
      if (cells.length > 0) joined.push(withCells(line, cells))
    } else if (before && last && /\+\d[\d ]{5,}$/.test(last.text) && /^\d{2,4}$/.test(textOf(line))) {
      joined.splice(
        -1,
        1,
        withCells(before, [...before.cells.slice(0, -1), { ...last, text: `${last.text} ${first.text}` }]),
      )
    } else if (before && last && goesOn(last.text, first.text) && gapOf(before, line) < CLOSE) {
      const whole = { ...last, text: labelled(last.text, first.text) }
      joined.splice(-1, 1, withCells(before, [...before.cells.slice(0, -1), whole, ...line.cells.slice(1)]))
    } else if (before && last && isRest && isBroken && mayBeRest(last.text, first.text)) {
      joined.splice(-1, 1, withCells(before, [...before.cells.slice(0, -1), { ...last, text: last.text + first.text }]))
    } else joined.push(line)
  }
  return joined
}

/** Letters of an ending that has no room behind an address which is one, too: "ada@quill.de", "v" */
const MAX_ENDING = 4

/** Whether a word below an e-mail address is the rest of it: not in "ada@quill.com", "production". */
function mayBeRest(text: string, next: string): boolean {
  const email = EMAIL.exec(text)?.[0]
  if (email === undefined || !text.endsWith(email)) return true
  const hostOf = (address: string) => address.slice(address.indexOf('@') + 1)
  const isWhole = isHost(hostOf(email)) || email.endsWith('.example')
  return !isWhole || (isHost(hostOf(email + next)) && next.length <= MAX_ENDING)
}

/** Alone in a column of labels. */
const BORN = /^(?:geboren(?: am)?|born(?: on)?|née?(?: le)?|nat[oa] il|nacid[oa](?: el)?|urodzon[ya])\s*:?$/iu

/** Whether a private fact goes on in the next text, which has no label of its own. */
function goesOn(text: string, next: string): boolean {
  const isOther = isPrivateLabel(next) || isContactLabel(next) || /^[^:：]{2,30}[:：]/.test(next) || EMAIL.test(next)
  return !isOther && (isPrivateLabel(text) || isOpenAddress(text, next))
}

function isPrivateLabel(text: string): boolean {
  return BORN.test(text) || privateKindOf(text.replace(/\s*[:：]\s*$/, '')) !== undefined
}

/** "Marital status: married" for the label and the value */
function labelled(text: string, value: string): string {
  return isPrivateLabel(text) ? `${text.replace(/\s*[:：]?\s*$/, ':')} ${value}` : `${text} ${value}`
}

/** A label is one piece with its value: "Geburtsdatum", "3.4.1980" */
function joinLabels(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const isLabel = before !== undefined && (isPrivateLabel(before.text) || isAddressLabel(before.text))
    if (isLabel && goesOn(before.text, piece.text)) joined.splice(-1, 1, { text: labelled(before.text, piece.text) })
    else joined.push(piece)
  }
  return joined
}

/** A label behind its value: "Belgian nationality" */
const BEHIND = /^\p{L}+\s(\p{L}+)\.?$/u
/** And before it: "nationalité française" */
const BEFORE = /^(\p{L}+)\s\p{Ll}+$/u
/** Words of a part. */
const MOST_WORDS = 3

/** What people write of themselves in a row, where one part tells what the others are: "Brazilian, single, 23 years old" */
function arePrivate(text: string): boolean {
  const parts = text.split(/\s*[,;/|·]\s*|\s+[–—-]\s+/).filter((part) => part !== '')
  const isShort = (part: string) => part.split(' ').length <= MOST_WORDS && !/\d{3}|@/.test(part)
  const known = parts.filter((part) => privateFactIn(part.replace(/\.$/, '')) !== undefined)
  const isOther = (part: string) => isPlace(part) || has('roles', part)
  return (
    parts.length > 1 &&
    !parts.some(isOther) &&
    parts.every((part) => isShort(part) || known.includes(part)) &&
    known.length > 0
  )
}

/** Years. Nobody younger has a CV. */
const MIN_AGE = 14

/** A day so long ago that it is that of a birth. */
function isDayOfBirth(text: string): boolean {
  const { date = '' } = readDate(text) ?? {}
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && Number(date.slice(0, 4)) <= new Date().getFullYear() - MIN_AGE
}

/** A label without a colon, which only the contact has: "Nationality Portuguese" */
const UNMARKED = /^(\p{L}+(?:\s\p{L}+){0,2})\s+(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+)?)$/u

function privateIn(text: string): { kind: string; text: string } | undefined {
  if (isDayOfBirth(text)) return { kind: 'date of birth', text }
  if (arePrivate(text)) return { kind: 'personal data', text }
  const known = privateFactIn(text)
  if (known !== undefined) return known
  const [, label = ''] = UNMARKED.exec(text) ?? BEHIND.exec(text) ?? BEFORE.exec(text) ?? []
  const kind = label === '' ? undefined : privateKindOf(label)
  if (kind !== undefined && kind !== 'home address') return { kind, text }
  const address = homeAddressIn(text)
  return address === undefined ? undefined : { kind: 'home address', text: address }
}

function hasContent(text: string): boolean {
  return /\p{L}{2}|\p{N}{2}|\p{Lo}/u.test(text)
}

type Piece = { text: string; url?: string }

function piecesOf(cells: readonly Cell[]): Piece[] {
  const pieces: Piece[] = []
  for (const [at, cell] of cells.entries()) {
    const space = spaceBetween(cells[at - 1], cell)
    for (const [index, text] of textsIn(cell.text).entries()) {
      const before = pieces.at(-1)
      const isNext =
        index === 0 && before !== undefined && before.url === cell.url && textsIn(` ${cell.text}`).length === 1
      if (isNext) pieces.splice(-1, 1, { ...before, text: before.text + space + text })
      else pieces.push({ text: text.trim(), ...(cell.url && { url: cell.url }) })
    }
  }
  return pieces.filter(({ text }) => text !== '')
}

/** The texts of a cell. "Leeds – WY, England" is one. */
function textsIn(text: string): string[] {
  return text.split(SEPARATOR).flatMap((part) => (isPlace(part) ? [part] : part.split(DASH)))
}

/** What is left of a piece without what was taken from it. */
function leftOf({ text, url }: Piece, contact: Contact, privates: Private[], line: Line): string {
  const secret = privateIn(text)
  if (secret) {
    privates.push({ ...secret, line })
    const others = text.replace(secret.text, ' ').trim()
    return hasContent(others) ? leftOf({ text: others }, contact, privates, line) : ''
  }
  const taken = [
    takeEmail({ text, ...(url !== undefined && { url }) }, contact, line),
    takeUrl(text, url, contact),
    takePhone(text, contact, line),
  ].filter((each) => each !== undefined)
  const isSentence = taken.length > 0 && text.split(/\s+/).length > SENTENCE && /\p{Ll}{3}.*[.!?]$/u.test(text)
  if (isSentence) return text
  const others = taken.reduce((all, each) => all.replace(each, ' '), text)
  if (taken.length > 0 && LABEL_ALONE.test(others)) return ''
  const left = withoutEdges(others)
  if (taken.length > 0 && !hasContent(left.replace(LABEL, ''))) return ''
  const place = withoutEdges(left.replace(LABEL, '').replace(LIVING, ''))
  if (isPlace(place) && (contact.place === undefined || contact.place.text === place)) {
    contact.place = { text: place, source: citeLine(line) }
    return ''
  }
  return taken.length > 0 ? withoutLabels(left) : text
}

function takeEmail({ text, url }: Piece, contact: Contact, line: Line): string | undefined {
  const written = EMAIL.exec(text)?.[0]
  const email = written ?? EMAIL.exec(/^mailto:([^?]+)/.exec(url ?? '')?.[1] ?? '')?.[0]
  if (email === undefined || (contact.email !== undefined && contact.email !== email)) return undefined
  contact.email = email
  if (text.includes('\uFFFD')) contact.emailDoubt = citeLine(line)
  return written ?? linkTextIn(text)
}

/** What stands for an address: "GitHub", "Website", "ada-lovelace". A place or a number beside it does not. */
function linkTextIn(text: string): string | undefined {
  return isContactLabel(text) || (text.split(' ').length < 3 && !isPlace(text) && !/\d{3}/.test(text))
    ? text
    : undefined
}

/** A map shows where somebody lives, and a repository is a project. */
const NO_PROFILE =
  /^(?:https?:\/\/)?(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap\.|(?:github|gitlab|bitbucket|codeberg)\.\w+\/[\w.-]+\/[\w.-]+)/i

function takeUrl(text: string, url: string | undefined, contact: Contact): string | undefined {
  if (url?.startsWith('http')) {
    if (!NO_PROFILE.test(url)) contact.urls.push(withoutTracking(url))
    return URL_TEXT.exec(text)?.[0] ?? linkTextIn(text)
  }
  const plain = text.replace(EMAIL, ' ')
  const address = plain.match(URL_TEXTS)?.find((each) => !NO_PROFILE.test(each))
  if (address === undefined || address.startsWith('.')) return undefined
  const [host = ''] = address.replace(/^https?:\/\//, '').split('/', 1)
  const isAlone = withoutEdges(plain.replace(LABEL, '')).length < address.length + 4 && isHost(host)
  if (!isAlone && !networkOf(`https://${address.replace(/^https?:\/\//, '')}`) && !/^https?:|^www\./.test(address))
    return undefined
  contact.urls.push(address)
  return address
}

function takePhone(text: string, contact: Contact, line: Line): string | undefined {
  const phone = phoneIn(text.replace(EMAIL, ' '))
  if (phone !== undefined && /(?<!\p{L})fax(?!\p{L})/iu.test(text.slice(0, text.indexOf(phone.text)))) return undefined
  if (phone === undefined || (contact.phone !== undefined && contact.phone.text !== phone.text)) return undefined
  contact.phone = { text: phone.text, doubt: phone.isSure ? undefined : citeLine(line) }
  return phone.text
}

/** Whether a text is what stands before a value: "Phone" */
export function isContactLabel(text: string): boolean {
  return LABEL_WORD.test(text)
}

/** Without the labels of what was taken: "Tel.:", "E-Mail:" */
function withoutLabels(text: string): string {
  return withoutEdges(
    text.replaceAll(
      /(?<![\p{L}])(?:tel|tél|phone|mobile|mobil|handy|telefon|téléphone|teléfono|telefono|telefone|e-?mail|mail|web|website)\b\s*[.:]+/giu,
      ' ',
    ),
  )
}

function withoutEdges(text: string): string {
  return text.replaceAll(/^[\s,;:|/•·–—-]+|[\s,;:|/•·–—(-]+$/gu, '').replaceAll(/\s+/g, ' ')
}

/** What networks add because they want to know it. */
const TRACKING = /^(?:utm_\w+|trk\w*|lipi|original\w+|igs?h\w*|fbclid|gclid|ref|source|locale|lang|hl|tab)$/i

/** Without it. Other parameters may name the person: "?user=ada" */
function withoutTracking(url: string): string {
  if (!URL.canParse(url) || networkOf(url) === undefined) return url
  const [address = ''] = url.split(/[?#]/, 1)
  const kept = [...new URL(url).searchParams].filter(([name]) => !TRACKING.test(name))
  return kept.length === 0 ? address : `${address}?${new URLSearchParams(kept).toString()}`
}

export function citeRest({ text, line }: Rest): string {
  return cite(line.place, text)
}

/** The fields of `basics` that a contact has. */
export function basicsOf({ email, phone, urls, place }: Contact): Record<string, unknown> {
  return {
    email,
    phone: phone?.text,
    location: place && { city: place.text },
    profiles: [...new Set(urls)].map((url) => ({ url: /^https?:/.test(url) ? url : `https://${url}` })),
  }
}
