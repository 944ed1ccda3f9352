import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes what killed runs left in a folder.
 * @param {string} folder
 * @param {RegExp} names matches the names of temporary files, with the process id as its first group
 */
export function removeFilesOfKilledRuns(folder, names) {
  for (const name of readdirSync(folder)) {
    const [, id] = names.exec(name) ?? []
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** @param {number} id */
export function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: a process of another user. `kill` throws such errors only.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
