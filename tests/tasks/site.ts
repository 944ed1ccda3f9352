import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePath } from '../../cli/edit/path.ts'
import { pairsIn, readContent, valueAt } from '../../content/content.ts'
import { filesIn } from '../../lib/files-in.ts'
import type { Site } from './task.ts'

/** Reads the repository of an owner. */
export function siteIn(folder: string): Site {
  const content = readContent(folder, 'content')
  const at = (path: string) => valueAt(content.value, parsePath(path))
  return {
    folder,
    files: new Map(content.files.map((file) => [file, readFileSync(join(content.folder, file), 'utf8')])),
    content,
    at,
    german(text) {
      const [catalogue] = content.translations
      return catalogue && pairsIn(catalogue, String(at('language'))).find((pair) => pair.text === text)
    },
  }
}

/** The files of an owner's repository that no request changes. */
export const OWN_FILES = ['AGENTS.md', 'README.md', '.gitignore', 'package.json']

/** What else may be there: content, what commands make, and the request. */
const KNOWN = /^(?:content|dist|\.cache|\.git|node_modules|package-lock\.json|REQUEST\.md)$/

export const isKnown = (name: string) => KNOWN.test(name) || OWN_FILES.includes(name)

/** The content of base/ as a task begins, by the paths of its files. */
export function baseFiles(): Map<string, string> {
  const base = join(import.meta.dirname, 'base/content')
  return new Map(filesIn(base).map((file) => [file, readFileSync(join(base, file), 'utf8')]))
}
