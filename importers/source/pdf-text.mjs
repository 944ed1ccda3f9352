import { combine } from './pdf-place.mjs'

/**
 * @typedef {{ str: string, width: number, height: number, transform: number[], fontName: string }} TextItem
 * @typedef {{ type: string, id?: string | null, tag?: string | null }} MarkedContent
 * @typedef {import('./extract.mjs').Run} Run
 * @typedef {{ transform: number[], tags: ReadonlyMap<string, import('./pdf-tags.mjs').Tag>, fontOf: (id: string) => string }} PageContext
 */

/**
 * The texts of a page, with what its marks say of them.
 * @param {readonly (TextItem | MarkedContent)[]} items
 * @param {PageContext} context
 */
export function runsIn(items, { transform, tags, fontOf }) {
  /** @type {Run[]} */
  const runs = []
  /** @type {{ tag: import('./pdf-tags.mjs').Tag | undefined, isArtifact: boolean }[]} */
  const marks = []
  let isSpaced = false
  for (const item of items) {
    if (!('str' in item)) {
      const around = marks.at(-1)
      if (item.type === 'endMarkedContent') marks.pop()
      else
        marks.push({
          tag: tags.get(item.id ?? '') ?? around?.tag,
          isArtifact: item.tag === 'Artifact' || !!around?.isArtifact,
        })
      continue
    }
    if (item.str.trim() !== '') {
      const { tag, isArtifact } = marks.at(-1) ?? {}
      const run = { ...placed(item, transform), font: fontOf(item.fontName) }
      runs.push({
        ...run,
        ...((isSpaced || /^\s/.test(item.str)) && { isSpaced: true }),
        ...(tag && { tag }),
        ...(isArtifact && { isArtifact }),
      })
    }
    if (item.str !== '') isSpaced = /\s$/.test(item.str)
  }
  return runs
}

/**
 * @param {TextItem} item
 * @param {readonly number[]} page
 */
function placed(item, page) {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = combine(page, item.transform)
  const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI)
  const size = item.height || Math.hypot(c, d)
  return { text: item.str, x, y, width: item.width, size, ...(angle !== 0 && { angle }) }
}
