import type { Path } from '../../protocol.ts'
import { host } from '../host.ts'
import type { FoundPicture, FoundText } from './find.ts'

/** Scrolls to what the page shows of a field, or else to what is around it, unless it is in view. Of several places, to the closest. */
export function bringIntoView(field: Path, texts: readonly FoundText[], pictures: readonly FoundPicture[]) {
  const all = [
    ...texts.map(({ place, range }) => ({ place, element: range.startContainer.parentElement })),
    ...pictures.map(({ picture, image }) => ({ place: picture.place, element: image })),
  ]
  const panel = host.shadowRoot?.querySelector('.panel')?.getBoundingClientRect()
  const end = panel?.left === 0 ? panel.top : innerHeight // In narrow windows, the panel is below the page.
  const outOfView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.max(0, -top, bottom - end)
  }
  for (let { length } = field; length > 0; length -= 1) {
    const part = field.slice(0, length).join('.')
    const onPage = all.flatMap(({ place, element }) => {
      return element && place.slice(0, length).join('.') === part ? [{ element, distance: outOfView(element) }] : []
    })
    const [closest] = onPage.toSorted((a, b) => a.distance - b.distance)
    if (!closest) continue
    if (closest.distance > 0) closest.element.scrollIntoView({ block: 'center' })
    return
  }
}

/** The link or button of the page around the texts and pictures of a group. */
export function openerOf(
  group: Path,
  texts: readonly FoundText[],
  pictures: readonly FoundPicture[],
): HTMLElement | undefined {
  const isIn = (place: Path) => group.length > 0 && group.every((step, index) => place[index] === step)
  const elements = [
    ...texts.flatMap(({ place, range }) => (isIn(place) ? (range.startContainer.parentElement ?? []) : [])),
    ...pictures.flatMap(({ picture, image }) => (isIn(picture.place) ? image : [])),
  ]
  const openers = elements
    .flatMap((each) => each.closest<HTMLElement>('a[href], button') ?? [])
    .filter((each) => !(each instanceof HTMLAnchorElement) || each.origin === location.origin)
  // A whole section has those of its entries, and none of its own.
  return typeof group.at(-1) === 'number' || new Set(openers).size === 1 ? openers[0] : undefined
}
