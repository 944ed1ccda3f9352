// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F]/g
const LETTERS = /^(?:[A-Za-z](?:_[A-Za-z])*|f[il]|ff[il]?)$/

/** What the fonts of TeX have at codes of controls: in the encoding T1, and in OT1. */
const OF_TEX = new Map([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].flatMap((text, index) => [
    /** @type {const} */ ([0x1b + index, text]),
    /** @type {const} */ ([0x0b + index, text]),
  ]),
  [0x15, '–'],
  [0x16, '—'],
])

/**
 * A text with the letters of glyphs whose names say them, such as `f_i` and `fi.liga` (Adobe Glyph List Specification, 2). pdf.js has the code
 * of such a glyph in their place.
 * @param {string} text
 * @param {{ differences?: Readonly<Record<number, string>>, isType3Font?: boolean }} [font] with the names of its glyphs by their codes. TeX's
 *   fonts of type 3 name none.
 */
export function withLigatures(text, { differences = {}, isType3Font } = {}) {
  return text.replaceAll(CONTROL, (control) => {
    const code = control.charCodeAt(0)
    const [name = ''] = (differences[code] ?? '').split('.')
    if (LETTERS.test(name)) return name.replaceAll('_', '')
    return (isType3Font && OF_TEX.get(code)) || control
  })
}
