import { isUtf8 } from 'node:buffer'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import type { Searched } from './search-for.ts'

/** What people and programs can read in a file, each with what it is. */
export type Read = { what: string; text: string; kind?: Searched['kind'] }

const MARKUP = /\.(?:html?|svg|xml|xhtml|rels)$/
const CODE = /\.(?:css|m?js|cjs|map)$/
const TEXTS = /\.(?:css|m?js|cjs|json|map|txt|md|vcf|ics|csv|ya?ml|toml|webmanifest|conf|typ)$|(?:^|\/)_?[\w-]+$/
const ARCHIVES = /\.(?:docx|xlsx|pptx|od[tsp]|zip|epub)$/
const PICTURES = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/

/** Reads a file by the end of its name, and files within it. */
export async function textsOfFile(path: string, bytes: Buffer): Promise<Read[]> {
  const name: Read = { what: 'its name', text: decoded(path) }
  const end = path.toLowerCase()
  if (end.endsWith('.tgz')) return [name, ...inBytes(gunzipSync(bytes))]
  if (end.endsWith('.gz')) return [name, ...(await textsOfFile(path.slice(0, -3), gunzipSync(bytes)))]
  if (end.endsWith('.br')) return [name, ...(await textsOfFile(path.slice(0, -3), brotliDecompressSync(bytes)))]
  if (end.endsWith('.pdf')) return [name, ...(await inPdf(bytes)), ...inBytes(bytes)]
  if (ARCHIVES.test(end)) return [name, ...(await inArchive(bytes))]
  if (PICTURES.test(end)) return [name, ...(await inPicture(bytes)), ...inBytes(bytes)]
  if (MARKUP.test(end)) return [name, ...inMarkup(String(bytes), !/\.html?$/.test(end))]
  if (end.endsWith('.json')) {
    const values = valuesOf(textOf(bytes))
    return [name, ...inText(values), ...(/<\/\w+>/.test(values) ? inMarkup(values, false) : [])]
  }
  if (CODE.test(end)) return [name, ...inText(String(bytes)).map((read): Read => ({ ...read, kind: 'code' }))]
  return [name, ...(TEXTS.test(end) ? inText(textOf(bytes)) : inBytes(bytes))]
}

/** The texts of a JSON file without the names of its fields; all of a file that is none. */
function valuesOf(json: string): string {
  const texts: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
      return value
    })
    return texts.join('\n')
  } catch {
    return json
  }
}

/** In UTF-8, or as older programs write it: UTF-16 or Windows-1252. */
function textOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return String(bytes)
  return new TextDecoder(bytes.includes(0) ? 'utf-16le' : 'windows-1252').decode(bytes)
}

/** Also decoded: \u00e5 and \n of scripts, %C3%A5 of addresses, folded lines of a vCard. */
function inText(text: string): Read[] {
  const unfolded = text.replace(/\r?\n[ \t]/g, '').replace(/\\([,;:\\])/g, '$1')
  const unescaped = text
    .replace(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (whole, a?: string, b?: string, c?: string) => {
      const code = parseInt(a ?? b ?? c ?? '', 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\\[nrt]/g, ' ')
  const texts = [...new Set([text, unfolded, unescaped, decoded(text)])].map((each) => ({
    what: 'its text',
    text: each,
  }))
  return [...texts, ...inData(text)]
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
  )
}

/** The texts together, so that tags within a word hide nothing; then attributes and comments, and data: addresses. */
function inMarkup(markup: string, xmlMode: boolean): Read[] {
  let text = ''
  let code = ''
  const others: string[] = []
  const open: string[] = []
  const parser = new Parser(
    {
      ontext(part) {
        if (open.some((tag) => tag === 'style' || tag === 'script')) code += part
        else text += part
      },
      oncomment: (part) => others.push(part),
      onopentag(tag, attributes) {
        open.push(attributes['type'] === 'application/ld+json' ? 'data' : tag)
        const said = Object.entries(attributes).filter(([key, value]) => !TECHNICAL.has(key) && !NAMESPACE.test(value))
        others.push(...said.map(([, value]) => value))
        if (!INLINE.test(tag)) text += ' '
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode, decodeEntities: true },
  )
  parser.end(markup)
  const ofCode = inText(code).map((read): Read => ({ ...read, kind: 'code' }))
  return [
    ...inText(text),
    ...ofCode,
    ...others
      .flatMap((each) => [each, decoded(each)])
      .map((each) => ({ what: 'an attribute or a comment', text: each })),
    ...inData(markup),
  ]
}

/** What data: addresses have. */
function inData(text: string): Read[] {
  return Array.from(text.matchAll(/data:[^,"'\s]*;base64,([\w+/=]+)/g), ([, base64 = '']) =>
    inBytes(Buffer.from(base64, 'base64')),
  ).flat()
}

/** Attributes whose words are those of HTML and of our styles. */
const TECHNICAL = new Set(['class', 'name', 'property', 'rel', 'role', 'target', 'type'])
/** Names of formats, which nobody reads. */
const NAMESPACE = /^http:\/\/(?:schemas\.|www\.w3\.org|purl\.org)/
/** Elements within a word. */
const INLINE = /^(?:[abiu]|em|strong|span|mark|code|sup|sub|wbr|tspan|w:(?:r|t|rPr|b|i|color|sz|rFonts|lang))$/

async function inArchive(bytes: Buffer): Promise<Read[]> {
  const entries = Object.entries(unzipSync(new Uint8Array(bytes)))
  const read = await Promise.all(entries.map(([path, content]) => textsOfFile(path, Buffer.from(content))))
  return read.flat()
}

async function inPdf(bytes: Buffer): Promise<Read[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info, metadata } = await document.getMetadata()
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      const notes = JSON.stringify(await page.getAnnotations())
      // A word may be hyphenated at the end of a line.
      return [lines, lines.replace(/\p{Pd}\n/gu, ''), notes].map((text) => ({ what: `page ${number}`, text }))
    }),
  )
  const attachments = JSON.stringify(await document.getAttachments()) ?? ''
  const about = JSON.stringify(info) + JSON.stringify([...(metadata ?? [])])
  return [...pages.flat(), ...inText(about), { what: 'its attachments', text: attachments }]
}

async function inPicture(bytes: Buffer): Promise<Read[]> {
  const {
    comments = [],
    exif,
    iptc,
    xmp,
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({ comments: [], exif: undefined, iptc: undefined, xmp: undefined }))
  return [
    ...[exif, iptc, xmp].flatMap((each) => (each ? inBytes(each) : [])),
    ...comments.map(({ keyword, text }) => ({ what: 'its metadata', text: `${keyword} ${text}` })),
  ]
}

/** The runs of at least so many characters in bytes of any kind, as UTF-8 and as UTF-16. */
export function inBytes(bytes: Buffer, least = 6): Read[] {
  const raw = bytes.toString('latin1')
  const runs = raw.match(new RegExp(String.raw`[\x20-\x7E\x80-\xBF\xC2-\xF4]{${least},}`, 'g')) ?? []
  // oxlint-disable-next-line no-control-regex -- the upper byte of a character
  const wide = raw.match(/(?:[\x20-\x7E\xA0-\xFF]\x00){4,}/g) ?? []
  const utf8 = Buffer.from(runs.join('\n'), 'latin1').toString('utf8')
  return [
    { what: 'its bytes', text: utf8, kind: 'bytes' },
    { what: 'its bytes', text: wide.map((run) => run.replaceAll('\0', '')).join('\n'), kind: 'bytes' },
  ]
}
