import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Diagnostic, type PrivateContent } from '../../content/content.ts'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'
import { folded, type Searched, wantedOf } from './search-for.ts'
import { inBytes, type Read, textsOfFile } from './texts-of-file.ts'

/**
 * Searches all files of a built site for private facts.
 * @param folder of the files
 * @throws ContentError with each fact and the files that have it, UserError for a file that cannot be read
 */
export async function searchOutput(folder: string, content: PrivateContent): Promise<void> {
  const files = filesIn(folder).filter((file) => !OURS.test(file))
  const found = await searchFiles(folder, files, content, 'It is on the site')
  if (found.length > 0) throw new ContentError(found)
}

/** What every site has, and no owner has written. */
const OURS = /(?:^|\/)(?:notices\.txt|apple-touch-icon\.png|favicon\.ico)$/

/** Searches files for private facts. `said` begins each message. */
export async function searchFiles(
  folder: string,
  files: readonly string[],
  { facts, diagnose }: PrivateContent,
  said: string,
): Promise<Diagnostic[]> {
  const wanted = wantedOf(facts)
  const found: Diagnostic[] = []
  for (const file of files) {
    const texts = (await textsIn(folder, file)).map(searchable)
    for (const { path, find } of wanted) {
      const place = texts.map((each) => ({ ...each, before: find(each) })).find(({ before }) => before !== undefined)
      if (!place) continue
      const before = searchable({ what: place.what, text: place.before?.trim() ?? '' })
      const isShown =
        before.text !== '' && place.kind !== 'bytes' && wanted.every((other) => other.find(before) === undefined)
      const after = isShown ? `, after "${before.text}"` : ''
      const message = `${said}: ${file}, in ${place.what}${after}. Remove it from the content, or from this file if it is not private.`
      // The line of the file would show it in the log, which may be public.
      found.push({ ...diagnose(path, message), frame: null, help: undefined })
    }
  }
  return found
}

/** Bytes of a film, which is read in parts. */
const LARGE = 50_000_000
const PART = 10_000_000
/** Bytes of two parts that are the same, so that no word is between them. */
const SHARED = 1000
/** Characters of a text in a film; shorter runs of letters are there by chance. */
const LONG_RUN = 12

function textsOfChunks(path: string, file: string): Read[] {
  const part = Buffer.alloc(PART)
  const opened = openSync(path, 'r')
  const texts: Read[] = [{ what: 'its name', text: file }]
  try {
    for (let from = 0; ; from += PART - SHARED) {
      const length = readSync(opened, part, 0, PART, from)
      if (length > 0) texts.push(...inBytes(part.subarray(0, length), LONG_RUN))
      if (length < PART) return texts
    }
  } finally {
    closeSync(opened)
  }
}

async function textsIn(folder: string, file: string): Promise<Read[]> {
  try {
    const path = join(folder, file)
    return statSync(path).size > LARGE ? textsOfChunks(path, file) : await textsOfFile(file, readFileSync(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `${file} cannot be searched for private facts (${reason}). Save it again, or remove it from content/files/.`,
    )
  }
}

function searchable({ what, text, kind = 'text' }: Read): Searched & { what: string } {
  return { what, text, kind, folded: folded(text) }
}
