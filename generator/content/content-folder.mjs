import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** The content that the project ships: the starter for owners and the fixture of the tests. */
export const SAMPLE = 'sample'

/**
 * The folder with the content of the site: the environment's SITE_CONTENT, else the owner's `content`, else the sample.
 * Relative to the root, so that messages are short, but absolute on another drive of Windows: use it with `path.resolve`.
 * @param {string} root
 */
export function contentFolder(root, chosen = process.env.SITE_CONTENT) {
  if (chosen) return relative(root, resolve(root, chosen)) || '.'
  return existsSync(join(root, 'content')) ? 'content' : SAMPLE
}
