import { constants, inflateSync } from 'node:zlib'

/** In bytes: far more than the drawing of a page has. */
const MAX_CONTENT = 4_000_000
/** Pictures and fonts are large. */
const LARGE = /\/Image\b|\/Length1\b|\/Type1C\b|\/CIDFontType0C\b|\/OpenType\b|\/ICCBased\b|\/Alternate\b/
/** Of the dictionary before a stream. */
const MAX_DICTIONARY = 2000

/**
 * Looks whether the streams of a PDF unpack to more than its parser can take.
 * @param {Uint8Array} bytes
 * @throws an error of the name TooLong
 */
export function assertReadable(bytes) {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = 0
  for (let at = data.indexOf('stream'); at >= 0; at = data.indexOf('stream', end)) {
    const dictionary = data.toString('latin1', Math.max(end, at - MAX_DICTIONARY), at)
    const start = at + 'stream'.length + (data[at + 'stream'.length] === 0x0d ? 2 : 1)
    const found = data.indexOf('endstream', start)
    end = (found < 0 ? data.length : found) + 'endstream'.length
    if (
      !LARGE.test(dictionary) &&
      sizeOf(data.subarray(start, found < 0 ? data.length : found), dictionary) > MAX_CONTENT
    ) {
      throw Object.assign(new Error('a stream is too long'), { name: 'TooLong' })
    }
  }
}

/** In pixels: icons are smaller, and ornaments longer. */
const MIN_PICTURE = 100
const MAX_RATIO = 3
/** Of a dictionary around the type of its stream. */
const AROUND = 500

/**
 * Whether a PDF has a picture that may be a photograph.
 * @param {Uint8Array} bytes
 */
export function hasPicture(bytes) {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = data.indexOf('/Image'); at >= 0; at = data.indexOf('/Image', at + 1)) {
    const around = data.toString('latin1', Math.max(0, at - AROUND), at + AROUND)
    const before =
      around
        .slice(0, Math.min(at, AROUND))
        .split(/\bobj\b/)
        .at(-1) ?? ''
    const [behind = ''] = around.slice(Math.min(at, AROUND)).split(/\bstream\b/)
    const [width, height] = ['Width', 'Height'].map((name) =>
      Number(new RegExp(`/${name}\\s+(\\d+)`).exec(before + behind)?.[1]),
    )
    if (isPhotograph(width, height)) return true
  }
  return false
}

function isPhotograph(width = 0, height = 0) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= MIN_PICTURE && long <= MAX_RATIO * short
}

/**
 * @param {Buffer} stream
 * @param {string} dictionary
 */
function sizeOf(stream, dictionary) {
  let content = stream
  try {
    // A stream may be compressed again.
    for (const _filter of dictionary.match(/\/Fl(?:ateDecode)?\b/g) ?? []) {
      content = inflateSync(content, { maxOutputLength: MAX_CONTENT, finishFlush: constants.Z_SYNC_FLUSH })
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return Infinity
  }
  return content.length
}
