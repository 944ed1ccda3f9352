import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sampleError } from '../generator/content/content-folder.mjs'
import { fail, root } from './set-up.mjs'

export const help = `npm run init

Creates content/, the content of your own site, as a copy of sample/. Never replaces files.`

export function run() {
  const problem = initContent(root)
  if (problem !== null) fail(problem)
  console.log(`Created content/ as a copy of sample/.

Next:
  1. Edit content/site.yaml, and replace the images in content/images/.
  2. npm run dev     shows the site while you edit.
  3. npm run doctor  lists what is still sample content, and other problems.`)
}

/**
 * Copies sample/ to content/. The copy gets its final name when it is complete.
 * @param {string} project
 * @returns {string | null} why nothing was created
 */
export function initContent(project) {
  const missing = sampleError(project)
  if (missing) return missing
  const content = join(project, 'content')
  if (existsSync(content)) {
    if (!statSync(content).isDirectory())
      return 'content is a file. Remove it, or rename it, and run npm run init again.'
    if (readdirSync(content).length > 0) {
      return 'content/ exists and is not empty, so nothing was copied. Edit content/site.yaml, or rename the folder and run npm run init again.'
    }
  }
  const temporary = `${content}.tmp`
  try {
    rmSync(temporary, { recursive: true, force: true }) // what a killed run left
    cpSync(join(project, 'sample'), temporary, { recursive: true })
    // Windows cannot rename a folder to an existing name, even to that of an empty folder.
    if (existsSync(content)) rmdirSync(content)
    renameSync(temporary, content)
    return null
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    return `content/ could not be created (${error instanceof Error ? error.message : String(error)}). Check the permissions of the project folder.`
  }
}
