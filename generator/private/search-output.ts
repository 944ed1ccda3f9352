import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Diagnostic, type PrivateContent } from '../../content/content.ts'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'
import { folded, type Searched, wantedOf } from './search-for.ts'
import { type Read, textsOfFile } from './texts-of-file.ts'

/**
 * Searches all files of a built site for private facts.
 * @param folder of the files
 * @throws ContentError with each fact and the files that have it, UserError for a file that cannot be read
 */
export async function searchOutput(folder: string, { facts, diagnose }: PrivateContent): Promise<void> {
  const wanted = wantedOf(facts)
  const found: Diagnostic[] = []
  for (const file of filesIn(folder)) {
    const texts = (await textsIn(folder, file)).map(searchable)
    for (const { path, find } of wanted) {
      const place = texts.map((each) => ({ ...each, before: find(each) })).find(({ before }) => before !== undefined)
      if (!place) continue
      const before = searchable({ what: place.what, text: place.before?.trim() ?? '' })
      const isShown =
        before.text !== '' && place.kind !== 'bytes' && wanted.every((other) => other.find(before) === undefined)
      const after = isShown ? `, after "${before.text}"` : ''
      const message = `It is on the site: ${file}, in ${place.what}${after}. Remove it from the content, or from this file if it is not private.`
      // The line of the file would show it in the log, which may be public.
      found.push({ ...diagnose(path, message), frame: null, help: undefined })
    }
  }
  if (found.length > 0) throw new ContentError(found)
}

async function textsIn(folder: string, file: string): Promise<Read[]> {
  try {
    return await textsOfFile(file, readFileSync(join(folder, file)))
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
