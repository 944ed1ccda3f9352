/** Letters that the drawn and the placed texts have in common where they are the same again. */
const SAME = 6
/** Fewer letters are another spelling, such as an accent or a ligature. */
const MIN_LOST = 4
const LETTER = /[\p{L}\p{N}]/u

/**
 * The texts that a page draws, but that are in none of its texts with a place: pdf.js leaves out what is outside of the page by the widths
 * of the font.
 * @param {{ fnArray: readonly number[], argsArray: readonly any[] }} operators
 * @param {{ showText: number }} operations
 * @param {readonly object[]} items of the text of the page
 * @returns {string[]}
 */
export function unplacedTexts({ fnArray, argsArray }, { showText }, items) {
  const drawn = fnArray.flatMap((operation, index) => (operation === showText ? [textOf(argsArray[index]?.[0])] : []))
  const placed = items.map((item) => ('str' in item ? String(item.str) : '')).join('')
  return lostIn(drawn.join(' '), lettersOf(placed))
}

/** @param {readonly (number | { unicode?: string } | null)[]} [glyphs] with the spaces between them, which are numbers */
function textOf(glyphs = []) {
  return glyphs.map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : '')).join('')
}

/** @param {string} text */
function lettersOf(text) {
  return Array.from(text.normalize('NFKC'))
    .filter((letter) => LETTER.test(letter))
    .join('')
}

/**
 * The parts of a text that others do not have, in the order of both.
 * @param {string} text
 * @param {string} others letters alone
 */
function lostIn(text, others) {
  const written = text.normalize('NFKC')
  const places = Array.from(written, (letter, place) => (LETTER.test(letter) ? place : -1)).filter(
    (place) => place >= 0,
  )
  const letters = places.map((place) => written[place]).join('')
  const lost = []
  let [at, other] = [0, 0]
  while (at < letters.length) {
    if (letters[at] === others[other]) {
      at += 1
      other += 1
      continue
    }
    const next = letters.indexOf(others.slice(other, other + SAME), at)
    const end = other >= others.length || next < 0 ? letters.length : next
    const otherNext = others.indexOf(letters.slice(at, at + SAME), other)
    if (otherNext >= 0 && otherNext - other <= end - at) {
      other = otherNext
      continue
    }
    if (end === letters.length && next < 0 && other < others.length) {
      at += 1
      other += 1
      continue
    }
    if (end - at >= MIN_LOST) lost.push(written.slice(places[at], (places[end - 1] ?? 0) + 1).trim())
    at = end
  }
  return lost
}
