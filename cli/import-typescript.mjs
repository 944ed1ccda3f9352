import { join } from 'node:path'
import { packageFolder } from './set-up.mjs'

/**
 * Imports a TypeScript module through Vite, because Node 20 cannot.
 * @param {string} module its path in the project
 * @returns {Promise<any>}
 */
export async function importTypeScript(module) {
  const { runnerImport } = await import('vite')
  const loaded = await runnerImport(join(packageFolder, module), {
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
  })
  return loaded.module
}
