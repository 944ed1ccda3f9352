/**
 * A position in the coordinates of the viewport, which begin at the top.
 * @param {readonly number[]} transform
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function toPage([a = 1, b = 0, c = 0, d = -1, e = 0, f = 0], x, y) {
  return [a * x + c * y + e, b * x + d * y + f]
}

/**
 * The area of a rectangle on the page.
 * @param {readonly number[]} transform
 * @param {readonly number[]} corners two of them: x, y, x, y
 */
export function areaOf(transform, [left = 0, top = 0, right = 0, bottom = 0]) {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => toPage(transform, x, y))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * Applies the second transformation after the first.
 * @param {readonly number[]} second
 * @param {readonly number[]} first
 */
export function combine([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0], [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]) {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
