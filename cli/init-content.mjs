import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sampleError } from '../generator/content/content-folder.mjs'
import { removeFilesOfKilledRuns } from '../generator/lib/killed-runs.mjs'

/**
 * Copies sample/ to content/. The copy gets its final name when it is complete.
 * @param {string} root
 * @returns {string | null} why nothing was created
 */
export function initContent(root) {
  const missing = sampleError(root)
  if (missing) return missing
  const content = join(root, 'content')
  if (existsSync(content)) {
    if (!statSync(content).isDirectory())
      return 'content is a file. Remove it, or rename it, and run npm run init again.'
    if (readdirSync(content).length > 0) {
      return 'content/ exists and is not empty, so nothing was copied. Edit content/site.yaml, or rename the folder and run npm run init again.'
    }
  }
  const temporary = `${content}.${process.pid}.tmp`
  try {
    removeFilesOfKilledRuns(root, /^content\.(\d+)\.tmp$/)
    cpSync(join(root, 'sample'), temporary, { recursive: true })
    // Windows cannot rename a folder to an existing name, even to that of an empty folder.
    if (existsSync(content)) rmdirSync(content)
    renameSync(temporary, content)
    return null
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    return `content/ could not be created (${error instanceof Error ? error.message : String(error)}). Check the permissions of the project folder.`
  }
}
