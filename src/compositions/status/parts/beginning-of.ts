import type { RichText } from '../../../../model/view.ts'

/** So many letters are three lines beside the figures. */
const MOST = 210

/** As many whole sentences as have room, or the first one. A text with links is left as it is. */
export function beginningOf(text: RichText): RichText {
  if (typeof text !== 'string' || text.length <= MOST) return text
  const ends = [...text.matchAll(/[.!?…][”’"')]*(?=\s+\p{Lu})|[。！？]/gu)].map(
    ({ index, 0: end }) => index + end.length,
  )
  const last = ends.findLast((end) => end <= MOST) ?? ends[0] ?? text.length
  return text.slice(0, last)
}
