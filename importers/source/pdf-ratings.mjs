/** @typedef {import('./extract.mjs').Area} Area */

/** In points: dots and bars of ratings are not larger. */
const MAX_HEIGHT = 14
const MAX_WIDTH = 220
const MIN_SIZE = 1.5
/** A bar is so many times as long as it is high. */
const BAR = 4
/** Dots of a rating, and how far apart they are, in widths. */
const MIN_DOTS = 4
const GAP = 2.5
/** One row may be an ornament. */
const MIN_ROWS = 2

/**
 * Whether a shape may be a part of a rating.
 * @param {Area} area
 */
export function isOfRating({ left, right, top, bottom }) {
  const [width, height] = [right - left, bottom - top]
  return height >= MIN_SIZE && height <= MAX_HEIGHT && width >= MIN_SIZE && width <= MAX_WIDTH
}

/**
 * Whether a page has ratings that are drawn: rows of equal dots, or bars over longer ones.
 * @param {readonly Area[]} areas
 */
export function hasRatings(areas) {
  /** @type {Map<string, Area[]>} */
  const rows = new Map()
  for (const area of areas) {
    const key = `${Math.round((area.top + area.bottom) / 4)} ${Math.round(area.bottom - area.top)}`
    const row = rows.get(key)
    if (row) row.push(area)
    else rows.set(key, [area])
  }
  return [...rows.values()].filter((row) => hasDots(row) || hasBars(row)).length >= MIN_ROWS
}

/** @param {Area} area */
const widthOf = ({ left, right }) => right - left

/** @param {readonly Area[]} row */
function hasDots(row) {
  const dots = row.filter((area) => widthOf(area) < 2 * (area.bottom - area.top)).toSorted((a, b) => a.left - b.left)
  let count = 1
  return dots.some((dot, index) => {
    const before = dots[index - 1]
    if (before === undefined || dot.left - before.left < 1) return false // an outline and its filling
    const isNext = Math.abs(widthOf(dot) - widthOf(before)) < 1 && dot.left - before.left < GAP * widthOf(dot)
    count = isNext ? count + 1 : 1
    return count >= MIN_DOTS
  })
}

/** @param {readonly Area[]} row */
function hasBars(row) {
  const bars = row.filter((area) => widthOf(area) > BAR * (area.bottom - area.top))
  return bars.some((bar) =>
    bars.some((other) => Math.abs(other.left - bar.left) < 1 && widthOf(other) > widthOf(bar) * 1.05),
  )
}
