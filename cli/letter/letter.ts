import { dirname, join, relative, resolve } from 'node:path'
import { beginningOf, letterNames, LETTERS, problemOfName } from '../../generator/letters/letters.ts'
import { loadSite } from '../../generator/site.ts'
import { replaceFile } from '../../lib/replace-file.ts'
import { UserError } from '../../lib/user-error.ts'
import { wouldBeAdded } from '../../lib/would-be-added.ts'
import { writeLetter } from './write-letters.ts'

/**
 * Begins a letter in the content folder, or writes the files of one that exists. Returns what to print.
 * @param folder the content folder, absolute or relative to `root`
 * @param today such as 2026-11-26
 */
export async function beginOrWriteLetter(root: string, folder: string, name: string, today: string): Promise<string> {
  const isBegun = letterNames(resolve(root, folder)).includes(name)
  const problem = isBegun ? undefined : problemOfName(name)
  if (problem !== undefined) throw new UserError(problem)
  if (!isBegun) return beginLetter(root, folder, name, today)
  return (await writeLetter(root, await loadSite(root, folder, false), name)).join('\n')
}

function beginLetter(root: string, folder: string, name: string, today: string): string {
  const path = join(folder, LETTERS, `${name}.md`)
  replaceFile(resolve(root, folder, LETTERS), `${name}.md`, beginningOf(name, today))
  const open = [dirname(path), LETTERS]
    .map((each) => relative(root, resolve(root, each)))
    .filter((each) => !each.startsWith('..') && wouldBeAdded(root, `${each}/${name}.md`))
  const lines = open.map((each) => `/${each}/`).join(' and ')
  return [
    `${path} begins a letter. Write its text below the head, then run npx vitafolio letter ${name} again.`,
    'The head may also have address, subject, variant (a CV of cv.variants) and language.',
    ...(open.length > 0 ? [`Letters are private, and git would publish this one. Add to .gitignore: ${lines}`] : []),
  ].join('\n')
}
