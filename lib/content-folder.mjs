import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

/** The content that the package ships: what `init` copies, and the fixture of our tests. */
export const SAMPLE_FOLDER = join(PACKAGE, 'sample')

/**
 * The folder with the content of the site, absolute or relative to the project: the environment's SITE_CONTENT, else `content`,
 * or `sample` in our own clone.
 * @param {string} project
 */
export function contentFolder(project, chosen = process.env.SITE_CONTENT) {
  if (chosen) return chosen.replace(/(?<=.)[\\/]+$/, '')
  return relative(PACKAGE, resolve(project)) === '' ? 'sample' : 'content'
}
