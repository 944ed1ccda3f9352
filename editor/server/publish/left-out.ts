import { basename } from 'node:path'
import type { Git } from './git.ts'
import { ownershipOf } from './own-files.ts'

/** A file from the folder of the site, and the line of the list that leaves it out. */
export type Ignored = { path: string; by: string; pattern: string }

/** What systems and programs leave in folders: it may be missing. */
const LITTER = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|Icon\r|[^/]+\.(?:bak|orig|log|tmp))$/i

/** A file that git ignores by a rule outside the repository's .gitignore files; or site.yaml, by any rule. */
export async function ignoredIn(git: Git, prefix: string, content: string): Promise<Ignored | undefined> {
  if (content === '') return undefined
  const options = ['-z', '--others', '--ignored', '--exclude-standard']
  const { out } = await git(['ls-files', ...options, '--', `${prefix}${content}`])
  const files = out.split('\0').filter((at) => {
    const path = at.slice(prefix.length)
    return at !== '' && !LITTER.test(at) && ownershipOf(path, content) === 'own'
  })
  if (files.length === 0) return undefined
  // check-ignore takes no literal paths; `./` keeps `:(top)` a name.
  const checked = await git(['--no-literal-pathspecs', 'check-ignore', '--verbose', '-z', '--stdin'], {
    input: files.map((at) => `./${at}`).join('\0'),
  })
  const parts = checked.out.split('\0')
  for (let index = 0; index + 3 < parts.length; index += 4) {
    const [by = '', , pattern = '', at = ''] = parts.slice(index, index + 4)
    if (at === `./${prefix}${content}/site.yaml` || basename(by) !== '.gitignore')
      return { path: at.slice(2 + prefix.length), by, pattern }
  }
  return undefined
}

/** The mode of a submodule in the index. */
const SUBMODULE = '160000'

/** A folder of the content that is a repository of its own. */
export async function nestedIn(
  git: Git,
  prefix: string,
  content: string,
  own: readonly { path: string }[],
): Promise<string | undefined> {
  const folder = own.find(({ path }) => path.endsWith('/'))
  if (folder) return folder.path.slice(0, -1)
  if (content === '') return undefined
  const { out } = await git(['ls-files', '-z', '--stage', '--', `${prefix}${content}`])
  const submodule = out.split('\0').find((line) => line.startsWith(SUBMODULE))
  return submodule?.slice(submodule.indexOf('\t') + 1 + prefix.length)
}
