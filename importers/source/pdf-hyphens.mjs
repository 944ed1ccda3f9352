const SOFT = '\u00AD'

/**
 * The texts of a page with the hyphens that its font calls soft: a page shows them, and pdf.js leaves them out.
 * @param {readonly import('./pdf-actual-text.mjs').Item[]} items
 * @param {{ fnArray: readonly number[], argsArray: readonly any[] }} operators
 * @param {Readonly<Record<string, number>>} OPS
 * @returns {readonly import('./pdf-actual-text.mjs').Item[]}
 */
export function withSoftHyphens(items, { fnArray, argsArray }, OPS) {
  const drawn = fnArray.flatMap((operator, index) =>
    operator === OPS['showText'] ? lettersOf(argsArray[index][0]) : [],
  )
  if (!drawn.includes(SOFT)) return items
  let next = 0
  return items.map((item) => {
    if (!('str' in item)) return item
    let str = ''
    for (const [at, character] of Array.from(item.str).entries()) {
      str += character
      if (character.trim() === '') continue
      // What is drawn in another order stays as it was read.
      if (drawn[next] !== character) return item
      next += 1
      if (drawn[next] !== SOFT) continue
      next += 1
      str += /\s/.test(item.str[at + 1] ?? '') ? ' -' : '-'
    }
    return { ...item, str }
  })
}

/** @param {readonly (number | { unicode?: string } | null)[]} glyphs with the spaces between them, which are numbers */
function lettersOf(glyphs) {
  return glyphs.flatMap((glyph) =>
    typeof glyph === 'object' ? Array.from((glyph?.unicode ?? '').normalize('NFKC').trim()) : [],
  )
}
