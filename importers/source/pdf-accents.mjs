/** @typedef {import('./pdf-actual-text.mjs').Item} Item */
/** @typedef {{ width?: number, unicode?: string }} Glyph */

/** Accents of old fonts of TeX, which are drawn over their letter. */
const ACCENT = /[¨´`ˆ˜¸˚ˇ˝¯˘˙]/
const ACCENTS = /(\s?)([¨´`ˆ˜¸˚ˇ˝¯˘˙])/g
/** Part of the size of the font: an accent is beside the letter before its own one, but nearer than a word. */
const WORD = 0.2

/**
 * The texts of a page without the spaces that pdf.js reads before accents within words.
 * @param {readonly Item[]} items
 * @param {{ fnArray: readonly number[], argsArray: readonly any[] }} operators
 * @param {Readonly<Record<string, number>>} OPS
 * @returns {readonly Item[]}
 */
export function withoutAccentSpaces(items, operators, OPS) {
  const areSpaced = spacedAccents(operators, OPS)
  const written = items.flatMap((item) => ('str' in item ? (item.str.match(ACCENTS) ?? []) : []))
  if (written.length !== areSpaced.length) return items
  let read = 0
  return items.map((item) => {
    if (!('str' in item)) return item
    return {
      ...item,
      str: item.str.replaceAll(ACCENTS, (_, space, accent) => `${areSpaced[read++] ? space : ''}${accent}`),
    }
  })
}

/**
 * Whether a space is before each accent of a page, as far as its texts move from one to the next.
 * @param {{ fnArray: readonly number[], argsArray: readonly any[] }} operators
 * @param {Readonly<Record<string, number>>} OPS
 */
function spacedAccents({ fnArray, argsArray }, OPS) {
  const areSpaced = []
  let size = 1
  // Where the line begins, and where its last text ends.
  let [start, end] = [0, -Infinity]
  let x = 0
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index]
    if (operator === OPS['setFont']) size = Math.abs(args[1]) || 1
    else if (operator === OPS['moveText']) {
      start += args[0]
      x = start
      if (Math.abs(args[1]) > size) end = -Infinity
    } else if (operator === OPS['beginText'] || operator === OPS['setTextMatrix']) [start, x, end] = [0, 0, -Infinity]
    else if (operator === OPS['showText']) {
      for (const glyph of /** @type {(number | Glyph | null)[]} */ (args[0])) {
        if (typeof glyph === 'number') x -= (glyph / 1000) * size
        else if (glyph) {
          const { width = 0, unicode = '' } = glyph
          if (ACCENT.test(unicode)) areSpaced.push(x - end > WORD * size)
          x += (width / 1000) * size
          end = unicode.trim() === '' ? -Infinity : x
        }
      }
    }
  }
  return areSpaced
}
