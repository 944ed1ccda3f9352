/** Files of a site beside its content: those that `init` writes, and what npm and others make of them. */
const FILES = new Set([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'README.md',
  'AGENTS.md',
  '.gitignore',
  '.github/workflows/publish.yml',
])
/** The dev container of `init`, and the packed package. */
const OTHERS = [/^\.devcontainer\//, /^vendor\/vitafolio-[^/]+\.tgz$/]

/** Letters, private facts and what programs keep beside them, also where the .gitignore of an earlier version lacks them. */
const PRIVATE = [
  /^[^/]*(?:private|letters)/i,
  /private[^/]*\.ya?ml/i,
  /(?:^|\/)letters(?:\/|$)/i,
  /~(?:\/|$)/,
  // Those of git hold no facts, and those of hosts are for everybody.
  /(?:^|\/)(?!\.git(?:attributes|ignore|keep)$|\.well-known\/|\.nojekyll$|\.htaccess$)[.#]/,
]

/** Private files are never in a commit of the site. */
export type Ownership = 'own' | 'private' | 'other'

/**
 * Files and folders in which the site's own files are, from the folder of the site.
 * @param content the content folder, from there
 */
export const placesOfOwn = (content: string) => [content, ...FILES, '.devcontainer', 'vendor']

/**
 * Whose a file is.
 * @param path from the folder of the site, with slashes
 * @param content the content folder, from there
 */
export function ownershipOf(path: string, content: string): Ownership {
  if (path.startsWith(`${content}/`)) {
    const inContent = path.slice(content.length + 1)
    return PRIVATE.some((each) => each.test(inContent)) ? 'private' : 'own'
  }
  return FILES.has(path) || OTHERS.some((each) => each.test(path)) ? 'own' : 'other'
}
