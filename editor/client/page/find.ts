import type { EditablePicture, EditableText, EditorState, Path } from '../../protocol.ts'
import { fieldOf, schemaAt, valueAt } from '../schema.ts'
import { site } from '../site-schema.ts'
import { addressOf, textsIn } from './marks.ts'

/** A text on the page. `text` is missing where several fields make it, such as a place. */
export type FoundText = {
  key: string
  place: Path
  range: Range
  text?: EditableText
  /** Of a heading of several entries: the same field of the others. */
  also?: readonly Path[]
}

/** A picture of the content, and an element that shows it. */
export type FoundPicture = { picture: EditablePicture; image: HTMLImageElement }

/** A field that the page has a place for, but the content has not: a picture where letters or a summary are, or what follows a text. */
export type FoundPlace = { field: Path; isPicture: boolean; at: Element | Range }

/** In pixels. What only screen readers read is smaller. */
const MIN_SIZE = 3

/** The texts that the page shows, in its language. */
export function findTexts(root: Element, { texts }: EditorState): FoundText[] {
  const { lang } = document.documentElement
  const byPlace = new Map(texts.flatMap((text) => (text.language === lang ? [[text.place.join('.'), text]] : [])))
  const counts = new Map<string, number>()
  const found = textsIn(root).flatMap(({ at, range }): FoundText[] => {
    if (!isVisible(range.startContainer.parentElement, range)) return []
    const count = counts.get(at) ?? 0
    counts.set(at, count + 1)
    const text = byPlace.get(at)
    return [{ key: `${at} ${count}`, place: pathOf(at), range, ...(text && { text }) }]
  })
  return found.map((each) => {
    const also = othersBelow(each, found, byPlace)
    return also.length > 0 ? { ...each, also } : each
  })
}

/** The fields of other entries for which a heading stands: those of its list item, or of the list after it. */
function othersBelow(
  { place, range, text }: FoundText,
  found: readonly FoundText[],
  byPlace: ReadonlyMap<string, EditableText>,
): Path[] {
  const heading = range.startContainer.parentElement?.closest('h3, h4')
  const entries = heading?.closest('li') ?? heading?.nextElementSibling
  const [field, index] = place.toReversed()
  if (!entries || field === undefined || typeof index !== 'number') return []
  const list = place.slice(0, -2)
  const below = found.filter((each) => entries.contains(each.range.startContainer))
  const indexes = new Set(below.flatMap(({ place: other }) => (isIn(list, other) ? (other[list.length] ?? []) : [])))
  return [...indexes]
    .map((other): Path => [...list, other, field])
    .filter((other) => other.join('.') !== place.join('.') && byPlace.get(other.join('.'))?.raw === text?.raw)
}

const isIn = (list: Path, place: Path) => list.every((step, index) => place[index] === step)

/** The pictures that the page shows. Several elements may show one. */
export function findPictures(root: Element, { pictures }: EditorState): FoundPicture[] {
  return [...root.querySelectorAll('img')].flatMap((image) => {
    const at = addressOf(image)
    const picture = pictures.find(({ place }) => [place, place.slice(0, -1)].some((each) => each.join('.') === at))
    return picture && image.checkVisibility({ visibilityProperty: true }) ? [{ picture, image }] : []
  })
}

/** Fields that the page shows well, and whose absence nobody sees. */
const OFTEN_MISSING = ['photo', 'logo', 'picture', 'result', 'highlights']

/** Where the page, in the main language, would show what groups do not have. */
export function findPlaces(root: Element, state: EditorState): FoundPlace[] {
  if (fieldOf(state.value, 'language') !== document.documentElement.lang) return []
  const letters = findLetters(root, state)
  const last = new Map<string, FoundText>()
  const elements = new Map<string, Element>()
  const texts = findTexts(root, state)
  for (const text of texts) {
    for (let length = 1; length < text.place.length; length += 1) {
      const group = text.place.slice(0, length).join('.')
      last.set(group, text)
      elements.set(group, commonAncestor(elements.get(group), text.range))
    }
  }
  const others = [...last].flatMap(([at, { range }]) => {
    const group = pathOf(at)
    const value = valueAt(state.value, group)
    const fields = schemaAt(site, group, state.value)?.properties ?? {}
    const missing = OFTEN_MISSING.filter((name) => name in fields && fieldOf(value, name) === undefined)
    return missing.flatMap((name): FoundPlace[] => {
      const isPicture = fields[name]?.properties?.['file'] !== undefined
      if (name === 'picture' && fieldOf(value, 'pictures') !== undefined) return []
      if (letters.some(({ field }) => field.join('.') === `${at}.${name}`)) return []
      const empty = elements.get(at)?.querySelector('[data-empty]')
      if (isPicture && empty) return [{ field: [...group, name], isPicture, at: empty }]
      // Highlights are below the description, which small tiles do not show.
      const isSeen = texts.some(({ place }) => place.join('.') === `${at}.description`) && !empty
      return name === 'highlights' && !isSeen ? [] : [{ field: [...group, name], isPicture, at: range }]
    })
  })
  return [...letters, ...others]
}

/** Where initials are in the place of a picture. They have the form of what is around them. */
function findLetters(root: Element, { value }: EditorState): FoundPlace[] {
  const found = [...root.querySelectorAll('[data-letters]')].flatMap((letters): [string, FoundPlace][] => {
    const at = addressOf(letters)
    if (at === undefined || !letters.checkVisibility({ visibilityProperty: true })) return []
    const field = pathOf(at)
    const isMissing = valueAt(value, field) === undefined
    return isMissing ? [[at, { field, isPicture: true, at: letters.parentElement ?? letters }]] : []
  })
  return [...new Map(found).values()]
}

function commonAncestor(element: Element | undefined, range: Range): Element {
  const own = range.startContainer.parentElement ?? document.body
  if (!element || own.contains(element)) return own
  const common = new Range()
  common.setStartBefore(element)
  common.setEndAfter(own)
  const { commonAncestorContainer: ancestor } = common
  return ancestor instanceof Element ? ancestor : element
}

export const pathOf = (at: string): Path => at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Drawings repeat texts of the page. */
function isVisible(element: Element | null, range: Range): boolean {
  if (!element || element.closest('svg')) return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = range.getBoundingClientRect()
  return width >= MIN_SIZE && height >= MIN_SIZE
}
