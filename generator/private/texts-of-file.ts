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
  if (end.endsWith('.gz')) return [name, ...(await textsOfFile(path.slice(0, -3), gunzipSync(bytes)))]
  if (end.endsWith('.br')) return [name, ...(await textsOfFile(path.slice(0, -3), brotliDecompressSync(bytes)))]
  if (end.endsWith('.pdf')) return [name, ...(await inPdf(bytes)), ...inBytes(bytes)]
  if (ARCHIVES.test(end)) return [name, ...(await inArchive(bytes))]
  if (PICTURES.test(end)) return [name, ...(await inPicture(bytes)), ...inBytes(bytes)]
  if (MARKUP.test(end)) return [name, ...inMarkup(String(bytes), !/\.html?$/.test(end)), ...inText(String(bytes))]
  if (CODE.test(end)) return [name, ...inText(String(bytes)).map((read): Read => ({ ...read, kind: 'code' }))]
  return [name, ...(TEXTS.test(end) ? inText(String(bytes)) : inBytes(bytes))]
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
  return [...new Set([text, unfolded, unescaped, decoded(text)])].map((each) => ({ what: 'its text', text: each }))
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
  )
}

/** The texts together, so that tags within a word hide nothing; then attributes and comments, and data: addresses. */
function inMarkup(markup: string, xmlMode: boolean): Read[] {
  let text = ''
  const others: string[] = []
  const parser = new Parser(
    {
      ontext: (part) => (text += part),
      oncomment: (part) => others.push(part),
      onopentag: (tag, attributes) => {
        others.push(...Object.values(attributes))
        if (!/^(?:b|i|em|strong|a|span|mark|code|sup|sub|tspan|w:(?:r|t|rPr|b|i|color|sz|rFonts|lang))$/.test(tag))
          text += ' '
      },
    },
    { xmlMode, decodeEntities: true },
  )
  parser.end(markup)
  const data = Array.from(markup.matchAll(/data:[\w/+.-]+;base64,([\w+/=]+)/g), ([, base64 = '']) =>
    Buffer.from(base64, 'base64'),
  ).flatMap(inBytes)
  return [
    { what: 'its text', text },
    ...others
      .flatMap((each) => [each, decoded(each)])
      .map((each) => ({ what: 'an attribute or a comment', text: each })),
    ...data,
  ]
}

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

/** The runs of letters in bytes of any kind, as UTF-8 and as UTF-16. */
function inBytes(bytes: Buffer): Read[] {
  const raw = bytes.toString('latin1')
  const runs = raw.match(/[\x20-\x7E\x80-\xBF\xC2-\xF4]{6,}/g) ?? []
  // oxlint-disable-next-line no-control-regex -- the upper byte of a character
  const wide = raw.match(/(?:[\x20-\x7E\xA0-\xFF]\x00){4,}/g) ?? []
  const utf8 = Buffer.from(runs.join('\n'), 'latin1').toString('utf8')
  return [
    { what: 'its bytes', text: utf8, kind: 'bytes' },
    { what: 'its bytes', text: wide.map((run) => run.replaceAll('\0', '')).join('\n'), kind: 'bytes' },
  ]
}
