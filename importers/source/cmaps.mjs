// A PDF may name the encoding of a Chinese, Japanese or Korean font instead of having its CMap. Most of these encodings are known
// to Node, and their CMaps follow from them.

/** The number of glyphs in each of Adobe's collections, and where ASCII in half the width begins. */
const COLLECTIONS = {
  Japan1: { glyphs: 23_060, halfWidth: 231 },
  GB1: { glyphs: 30_572, halfWidth: 814 },
  CNS1: { glyphs: 19_179, halfWidth: 13_648 },
  Korea1: { glyphs: 18_352, halfWidth: 8094 },
}
/** @typedef {keyof typeof COLLECTIONS} Collection */

/**
 * Glyphs whose characters follow each other as in the national standard that a collection began with: the first code of a run in an encoding
 * of that standard, the first glyph, and how many there are (Adobe Technical Notes 5078, 5079 and 5093).
 * @type {Partial<Record<Collection, { encoding: string, runs: readonly (readonly [code: number, glyph: number, count: number])[] }>>}
 */
const ORDERED = {
  Japan1: {
    encoding: 'euc-jp',
    runs: [
      [0xa1a1, 633, 32],
      [0xa1de, 694, 431],
      [0xb0a1, 1125, 6353],
    ],
  },
  GB1: {
    encoding: 'gbk',
    runs: [
      [0xa1a1, 96, 94],
      [0xa2b1, 190, 383],
      [0xb0a1, 940, 6763],
    ],
  },
  Korea1: {
    encoding: 'euc-kr',
    runs: [
      [0xa1ae, 114, 62],
      [0xa2c2, 228, 181],
      [0xa4d5, 409, 3027],
    ],
  },
}
/** The first byte beside another in these standards. */
const FIRST_BESIDE = 0xa1

/** The same glyphs in all collections. */
const ASCII = { first: 0x20, last: 0x7e, glyph: 1 }

/** @type {readonly (readonly [number, number])[]} */
const CHARACTERS = [
  [0xa0, 0x451],
  [0x2010, 0x27bf],
  [0x3000, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
]
/** @type {readonly [number, number]} */
const HANGUL = [0xac00, 0xd7a3]

const UNICODE = 'utf-16be'

/** @type {readonly { name: RegExp, encoding: string, collection: Collection }[]} */
const ENCODINGS = [
  { name: /^UniJIS.*-(?:UCS2|UTF16)-/, encoding: UNICODE, collection: 'Japan1' },
  { name: /^UniGB-(?:UCS2|UTF16)-/, encoding: UNICODE, collection: 'GB1' },
  { name: /^UniCNS-(?:UCS2|UTF16)-/, encoding: UNICODE, collection: 'CNS1' },
  { name: /^UniKS-(?:UCS2|UTF16)-/, encoding: UNICODE, collection: 'Korea1' },
  { name: /RKSJ-/, encoding: 'shift_jis', collection: 'Japan1' },
  { name: /^EUC-/, encoding: 'euc-jp', collection: 'Japan1' },
  { name: /^GB(?:K|Kp|pc)?-EUC-|^GBK2K-/, encoding: 'gbk', collection: 'GB1' },
  { name: /^(?:B5pc|ETen|ETenms|HKscs)-/, encoding: 'big5', collection: 'CNS1' },
  { name: /^KSC(?:ms|pc)?-(?:EUC|UHC)-/, encoding: 'euc-kr', collection: 'Korea1' },
]
const HALF_WIDTH_UNICODE = /-HW-/
const FULL_ASCII = /msp-|pv-|pc-|Kp-|ETenms|HKscs|KSCms-UHC-[HV]/

/** Makes the CMaps that pdf.js asks for. */
export class CMapReaderFactory {
  /** @param {{ name: string }} request */
  async fetch({ name }) {
    const collection = /^Adobe-(.+)-UCS2$/.exec(name)?.[1] ?? ''
    const text = isCollection(collection) ? unicodeCMap(collection) : encodingCMap(name)
    return { cMapData: new TextEncoder().encode(text), isCompressed: false }
  }
}

/**
 * @param {string} name
 * @returns {name is Collection}
 */
function isCollection(name) {
  return name in COLLECTIONS
}

/**
 * The glyphs of the characters that named encodings have. Only those of ASCII are Adobe's: the others are above all of its glyphs.
 * @param {Collection} collection
 */
function rangesOf(collection) {
  let glyph = COLLECTIONS[collection].glyphs
  return (collection === 'Korea1' ? [...CHARACTERS, HANGUL] : CHARACTERS).map(([first, last]) => {
    const range = { first, last, glyph }
    glyph += last - first + 1
    return range
  })
}

/**
 * From glyphs to characters.
 * @param {Collection} collection
 */
function unicodeCMap(collection) {
  const { glyphs, halfWidth } = COLLECTIONS[collection]
  const known = [ASCII, { ...ASCII, glyph: halfWidth }, ...rangesOf(collection)]
  const ordered = orderedGlyphs(collection)
  const characters = Array.from(
    { length: glyphs },
    (_, glyph) => `<${hex(glyph)}> <${hex(ordered.get(glyph) ?? 0xff_fd)}>`,
  )
  const ranges = known.map(({ first, last, glyph }) => `<${hex(glyph)}> <${hex(glyph + last - first)}> <${hex(first)}>`)
  return `beginbfchar ${characters.join(' ')} endbfchar beginbfrange ${ranges.join(' ')} endbfrange`
}

/**
 * The characters of Adobe's glyphs, as far as they follow each other as in a standard.
 * @param {Collection} collection
 */
function orderedGlyphs(collection) {
  const { encoding = UNICODE, runs = [] } = ORDERED[collection] ?? {}
  const decoder = new TextDecoder(encoding)
  const known = new Map()
  for (const [first, glyph, count] of runs) {
    for (let code = first, place = 0; place < count && code <= 0xff_ff; code += 1) {
      const second = code & 0xff
      const character = second >= FIRST_BESIDE ? decoder.decode(Uint8Array.of(code >> 8, second)) : ''
      if (!/^[^\p{Co}\uFFFD]$/u.test(character)) continue
      known.set(glyph + place, character.codePointAt(0))
      place += 1
    }
  }
  return known
}

/**
 * From codes to glyphs.
 * @param {string} name
 */
function encodingCMap(name) {
  const known = ENCODINGS.find((each) => each.name.test(name))
  if (known === undefined) throw new Error(`unknown encoding ${name}`)
  const { encoding, collection } = known
  const isUnicode = encoding === UNICODE
  const isHalf = isUnicode ? HALF_WIDTH_UNICODE.test(name) : !FULL_ASCII.test(name)
  const ascii = isHalf ? { ...ASCII, glyph: COLLECTIONS[collection].halfWidth } : ASCII
  const ranges = [ascii, ...rangesOf(collection)]
  const mode = `/WMode ${name.endsWith('V') ? 1 : 0} def`
  if (!isUnicode) return `${mode} ${charactersIn(encoding, ranges)}`
  const all = ranges.map(({ first, last, glyph }) => `<${hex(first)}> <${hex(last)}> ${glyph}`)
  return `${mode} begincodespacerange <0000> <FFFF> endcodespacerange begincidrange ${all.join(' ')} endcidrange`
}

/**
 * @param {string} encoding
 * @param {readonly { first: number, last: number, glyph: number }[]} ranges
 */
function charactersIn(encoding, ranges) {
  const decoder = new TextDecoder(encoding)
  const characters = []
  const spaces = []
  for (let first = 0; first <= 0xff; first += 1) {
    const isAlone = decoder.decode(Uint8Array.of(first)) !== '\uFFFD'
    spaces.push(isAlone ? `<${hex(first, 2)}> <${hex(first, 2)}>` : `<${hex(first, 2)}00> <${hex(first, 2)}FF>`)
    const codes = isAlone ? [[first]] : Array.from({ length: 256 }, (_, second) => [first, second])
    for (const code of codes) {
      const [character, ...others] = decoder.decode(Uint8Array.from(code))
      const value = character?.codePointAt(0) ?? 0
      const range = ranges.find((each) => each.first <= value && value <= each.last)
      if (others.length > 0 || !range) continue
      const written = code.map((byte) => hex(byte, 2)).join('')
      characters.push(`<${written}> ${range.glyph + value - range.first}`)
    }
  }
  return `begincodespacerange ${spaces.join(' ')} endcodespacerange begincidchar ${characters.join(' ')} endcidchar`
}

/** @param {number} value */
function hex(value, digits = 4) {
  return value.toString(16).padStart(digits, '0').toUpperCase()
}
