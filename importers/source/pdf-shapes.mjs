import { areaOf, combine } from './pdf-place.mjs'
import { hasRatings, isOfRating } from './pdf-ratings.mjs'

/** In points: a bullet is smaller. */
const MAX_BULLET = 8
const MIN_BULLET = 1
/** A bullet is about as wide as high. */
const MAX_RATIO = 1.5
/** Numbers in the path of a bullet. A circle of sixteen curves has 115. */
const MAX_PATH = 150
const MAX_SHAPES = 5000
/** Of a picture, and of the outlines of a stroke. */
const UNIT = [0, 0, 1, 1]

/**
 * The small shapes of a page that may be bullets, and whether others are ratings.
 * @param {{ fnArray: readonly number[], argsArray: readonly any[] }} operators
 * @param {Readonly<Record<string, number>>} OPS
 * @param {readonly number[]} page
 */
export function shapesIn({ fnArray, argsArray }, OPS, page) {
  let transform = page
  /** @type {(readonly number[])[]} */
  const saved = []
  /** @type {import('./extract.mjs').Area[]} */
  const shapes = []
  /** @type {import('./extract.mjs').Area[]} */
  const ofRatings = []
  const pictures = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject])
  const add = (/** @type {readonly number[]} */ corners) => {
    const area = areaOf(transform, corners)
    if (isSmall(area) && shapes.length < MAX_SHAPES) shapes.push(area)
    if (isOfRating(area) && ofRatings.length < MAX_SHAPES) ofRatings.push(area)
  }
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index]
    if (operator === OPS.save) saved.push(transform)
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) transform = saved.pop() ?? page
    else if (operator === OPS.transform) transform = combine(transform, args)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(transform)
      if (args[0]) transform = combine(transform, args[0])
    } else if (operator === OPS.constructPath) {
      const [paint, [path], bounds] = args
      if (bounds && paint !== OPS.endPath && (path?.length ?? 0) <= MAX_PATH) add(bounds)
    } else if (pictures.has(operator)) add(UNIT)
  }
  return { shapes, hasRatings: hasRatings(ofRatings) }
}

/** @param {import('./extract.mjs').Area} area */
function isSmall({ left, right, top, bottom }) {
  const [width, height] = [right - left, bottom - top]
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= MIN_BULLET && long <= MAX_BULLET && long <= short * MAX_RATIO
}
