import { Worker } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { UserError } from '../../lib/user-error.ts'
import type { Extracted } from './extract.mjs'
import type { Line, PageLines } from './line.ts'
import { hasLevelsOfIcons, pdfLines } from './pdf-lines.ts'
import { isWordFile, readWord } from './read-word.ts'

/** The text of a PDF or Word file, with its layout. */
export type TextDocument = {
  kind: 'pdf' | 'word'
  pages: readonly PageLines[]
  /** Texts that the program does not show, such as hidden ones and placeholders of forms. They are in no line. */
  hidden?: readonly string[]
  /** Texts whose place on their page cannot be read, each with its page. They are in no line. */
  unplaced?: readonly { place: string; text: string }[]
  /** Whether it has a picture that may be a photograph. */
  hasPicture?: boolean
  /** Whether it seems to have levels that are drawn, as dots or bars. */
  hasRatings?: boolean
}

const MAX_SECONDS = 10
const MAX_MEMORY_MB = 200
const MAX_FILE = 25_000_000

const NO_TEXT = {
  pdf: 'has no text, perhaps it is a scan. Pass the file that it was made from, or run a text recognition (OCR) on it.',
  word: 'has no text. A picture is not read: write the text of your CV into the file.',
}

const TOO_LONG = 'has far too much text for a résumé. Save the pages of your CV as a file of their own.'

const PROBLEMS: Readonly<Record<string, string>> = {
  PasswordException: 'is protected with a password. Save a copy without one: open it, and print it as a PDF.',
  ERR_WORKER_OUT_OF_MEMORY: TOO_LONG,
  TooLong: TOO_LONG,
  Timeout: `takes more than ${MAX_SECONDS} seconds to read. Save it again with another program, or pass a Word file.`,
}

/**
 * Reads a PDF or Word file, in a thread with limits.
 * @param name its name in messages
 * @returns undefined if it is neither
 * @throws UserError if it cannot be read
 */
export async function readDocument(bytes: Uint8Array, name: string): Promise<TextDocument | undefined> {
  const kind = kindOf(bytes)
  if (kind === undefined) return undefined
  if (bytes.length > MAX_FILE) {
    throw new UserError(`${name} is larger than ${MAX_FILE / 1e6} MB. Save it again with smaller pictures.`)
  }
  const document =
    kind === 'pdf'
      ? await readPdf(bytes, name)
      : { kind, hasPicture: hasPictureIn(bytes), ...readWordFile(bytes, name) }
  if (document.pages.some(({ lines }) => lines.some(isTooLong))) throw new UserError(`${name} ${TOO_LONG}`)
  if (document.pages.every(({ lines }) => lines.length === 0)) throw new UserError(`${name} ${NO_TEXT[kind]}`)
  return document
}

/** Characters of a paragraph. */
const MAX_LINE = 10_000

function isTooLong({ cells }: Line): boolean {
  return cells.reduce((sum, { text }) => sum + text.length, 0) > MAX_LINE
}

async function readPdf(bytes: Uint8Array, name: string): Promise<TextDocument> {
  const extracted = await extract(bytes)
  if ('failure' in extracted) throw new UserError(`${name} ${problemOf('pdf', extracted)}`)
  const pages = pdfLines(extracted.pages)
  if (isUnreadable(pages)) {
    throw new UserError(
      `${name} has text in a font that does not say what its characters are. Save it again from the program that made it, or pass a Word file.`,
    )
  }
  const unplaced = extracted.pages.flatMap((page, index) =>
    page.unplaced.map((text) => ({ place: `page ${index + 1}`, text })),
  )
  const hasRatings = extracted.pages.some((page) => page.hasRatings) || hasLevelsOfIcons(extracted.pages)
  return { kind: 'pdf', pages, hasPicture: extracted.hasPicture, hasRatings, ...(unplaced.length > 0 && { unplaced }) }
}

/** Whether most characters are unknown. */
function isUnreadable(pages: readonly PageLines[]): boolean {
  const text = pages.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map((cell) => cell.text))).join('')
  return text.replaceAll(/[^\uFFFD]/g, '').length * 2 > text.length
}

function readWordFile(bytes: Uint8Array, name: string) {
  try {
    return readWord(bytes)
  } catch (error) {
    const { name: failure, message } = error instanceof Error ? error : new Error(String(error))
    throw new UserError(`${name} ${problemOf('word', { failure, message })}`)
  }
}

function kindOf(bytes: Uint8Array): TextDocument['kind'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  // Readers also accept a PDF that begins with other bytes.
  if (start.includes('%PDF-')) return 'pdf'
  return start.startsWith('PK') && isWord(bytes) ? 'word' : undefined
}

function isWord(zip: Uint8Array): boolean {
  let isFound = false
  unzipSync(zip, {
    filter({ name }) {
      isFound ||= isWordFile(name)
      return false
    },
  })
  return isFound
}

/** In bytes: icons are smaller. */
const MIN_PICTURE = 8000

function hasPictureIn(zip: Uint8Array): boolean {
  let isFound = false
  unzipSync(zip, {
    filter({ name, originalSize }) {
      isFound ||= originalSize >= MIN_PICTURE && /^word\/media\/.+\.(?:png|jpe?g|gif|bmp|webp|tiff?)$/i.test(name)
      return false
    },
  })
  return isFound
}

function problemOf(kind: TextDocument['kind'], { failure, message }: { failure: string; message: string }): string {
  const cure = kind === 'pdf' ? 'Save it again as a PDF, or pass a Word file.' : 'Save it again as .docx, or as a PDF.'
  return (
    PROBLEMS[failure] ??
    `cannot be read as a ${kind === 'pdf' ? 'PDF' : 'Word file'} (${message.replaceAll(/\s+/g, ' ').trim()}). ${cure}`
  )
}

function extract(bytes: Uint8Array): Promise<Extracted> {
  const worker = new Worker(new URL('extract.mjs', import.meta.url), {
    // A copy of its own: a Buffer may be part of a larger one.
    workerData: { bytes: Uint8Array.from(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    // Parsers print warnings about fonts.
    stdout: true,
    stderr: true,
  })
  let resolve: (extracted: Extracted) => void = () => {}
  const promise = new Promise<Extracted>((settle) => (resolve = settle))
  const timer = setTimeout(() => resolve({ failure: 'Timeout', message: '' }), MAX_SECONDS * 1000)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    resolve({ failure: error.code ?? error.name, message: error.message })
  })
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
