import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { doubtsIn, readContent } from '../../content/content.ts'
import type { TextDocument } from '../../importers/compare.ts'
import { keptFile, removeKeptFile } from '../../importers/kept-file.ts'
import { digestOf } from '../../lib/cache.ts'
import type { Path } from '../protocol.ts'
import type { Comparison } from '../protocol/compare.ts'

/** The file that the content was imported from, beside what became of it. */
export function comparison(root: string, folder: string) {
  /** An import writes this folder alone. */
  const isImported = resolve(root, folder) === join(resolve(root), 'content')
  const file = () => (isImported ? keptFile(root) : undefined)
  const readKept = documentReader()

  async function compare(): Promise<Comparison> {
    const path = file()
    // Another window can have said meanwhile that all is checked.
    const document = path && existsSync(path) ? await readKept(path) : undefined
    if (document === undefined) return { kind: 'pdf', pages: [] }
    const content = readContent(root, folder)
    const { compareWith } = await import('../../importers/compare.ts')
    const doubts = content.value === undefined ? [] : doubtsIn(content).map((each) => each.path as Path)
    const pages = compareWith(document, { value: Object(content.value) as object, doubts })
    return { kind: document.kind, pages: pages as Comparison['pages'] } // Paths have names and indexes alone.
  }

  return {
    /** Its name, if there is one. */
    name: () => {
      const path = file()
      return path === undefined ? undefined : basename(path)
    },
    compare,
    bytes: () => {
      const path = file()
      if (path === undefined) throw new Error(GONE)
      return readFileSync(path)
    },
    remove: () => {
      if (isImported) removeKeptFile(root)
    },
  }
}

const GONE = 'There is no imported file any more. Import it again to compare it.'

/** Reads a document again only after the file has changed: that takes longer than to compare it. */
function documentReader() {
  let last: { digest: string; document: TextDocument } | undefined
  return async (path: string) => {
    const digest = digestOf(path)
    if (last?.digest !== digest) {
      const { readDocument } = await import('../../importers/compare.ts')
      const document = await readDocument(readFileSync(path), basename(path))
      if (document === undefined) throw new Error(GONE)
      last = { digest, document }
    }
    return last.document
  }
}
