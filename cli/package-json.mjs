import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The package.json of a folder; empty if there is none.
 * @param {string} folder
 * @returns {Record<string, any>}
 */
export function readPackageJson(folder) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  try {
    const value = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('No object')
    return value
  } catch (error) {
    throw new Error(`${file} is not valid JSON. Correct it, and run the command again.`, { cause: error })
  }
}

/**
 * What a package.json has as its dependency on this package.
 * @param {Record<string, any>} json
 * @returns {string | undefined}
 */
export function dependencyIn({ dependencies, devDependencies }) {
  return dependencies?.vitafolio ?? devDependencies?.vitafolio
}
