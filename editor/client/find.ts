import type { EditablePicture, EditableText, EditorState, Path } from '../protocol.ts'
import { addressOf, textsIn } from './marks.ts'

/** A text on the page. `text` is missing where several fields make it, such as a place. */
export type FoundText = { key: string; place: Path; range: Range; text?: EditableText }

/** A picture of the content, and an element that shows it. */
export type FoundPicture = { picture: EditablePicture; image: HTMLImageElement }

/** In pixels. What only screen readers read is smaller. */
const MIN_SIZE = 3

/** The texts that the page shows, in its language. */
export function findTexts(root: Element, { texts }: EditorState): FoundText[] {
  const { lang } = document.documentElement
  const byPlace = new Map(texts.flatMap((text) => (text.language === lang ? [[text.place.join('.'), text]] : [])))
  const counts = new Map<string, number>()
  return textsIn(root).flatMap(({ at, range }): FoundText[] => {
    if (!isVisible(range.startContainer.parentElement, range)) return []
    const count = counts.get(at) ?? 0
    counts.set(at, count + 1)
    const text = byPlace.get(at)
    return [{ key: `${at} ${count}`, place: pathOf(at), range, ...(text && { text }) }]
  })
}

/** The pictures that the page shows. Several elements may show one. */
export function findPictures(root: Element, { pictures }: EditorState): FoundPicture[] {
  return [...root.querySelectorAll('img')].flatMap((image) => {
    const at = addressOf(image)
    const picture = pictures.find(({ place }) => [place, place.slice(0, -1)].some((each) => each.join('.') === at))
    return picture && image.checkVisibility({ visibilityProperty: true }) ? [{ picture, image }] : []
  })
}

const pathOf = (at: string): Path => at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Drawings repeat texts of the page. */
function isVisible(element: Element | null, range: Range): boolean {
  if (!element || element.closest('svg')) return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = range.getBoundingClientRect()
  return width >= MIN_SIZE && height >= MIN_SIZE
}
