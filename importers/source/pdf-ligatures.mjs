// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F]/g
const LETTERS = /^(?:[A-Za-z](?:_[A-Za-z])*|f[il]|ff[il]?)$/

/**
 * A text with the letters of glyphs whose names say them, such as `f_i` and `fi.liga` (Adobe Glyph List Specification, 2). pdf.js has the code
 * of such a glyph in their place.
 * @param {string} text
 * @param {Readonly<Record<number, string>>} [names] of the glyphs, by their codes
 */
export function withLigatures(text, names = {}) {
  return text.replaceAll(CONTROL, (control) => {
    const [name = ''] = (names[control.charCodeAt(0)] ?? '').split('.')
    return LETTERS.test(name) ? name.replaceAll('_', '') : control
  })
}
