import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Earlier } from './write-files.ts'

const noteIn = (root: string) => join(root, 'node_modules/.cache/last-site.json')

/** The site that `output` holds and its copies, if it is what was built last. */
export function earlierSite(root: string, output: string): Earlier | undefined {
  try {
    const last = JSON.parse(readFileSync(noteIn(root), 'utf8')) as Earlier // as noted below
    return last.folder === output ? last : undefined
  } catch {
    return undefined // It is the first, or the note was not finished: all is copied.
  }
}

/** Notes what is about to stand in a folder, for the next build. */
export function noteSite(root: string, site: Earlier) {
  mkdirSync(dirname(noteIn(root)), { recursive: true })
  writeFileSync(noteIn(root), JSON.stringify(site))
}
