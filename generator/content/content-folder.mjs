import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** The content that the project ships: the starter for owners and the fixture of the tests. */
export const SAMPLE = 'sample'

/**
 * Returns a message if the sample is missing. Owners may delete it, but the build compares their content with it.
 * @param {string} root
 */
export function sampleError(root) {
  if (existsSync(join(root, SAMPLE, 'site.yaml'))) return undefined
  return 'sample/ is missing. Restore it from the repository: git checkout -- sample'
}

/**
 * The folder with the content of the site: the environment's SITE_CONTENT, else the owner's `content`, else the sample.
 * Absolute or relative to the root, as it is written in SITE_CONTENT: use it with `path.resolve`.
 * @param {string} root
 */
export function contentFolder(root, chosen = process.env.SITE_CONTENT) {
  if (chosen) return relative(root, resolve(root, chosen)) === SAMPLE ? SAMPLE : chosen.replace(/(?<=.)[\\/]+$/, '')
  return existsSync(join(root, 'content')) ? 'content' : SAMPLE
}
