import { join } from 'node:path'
import { root } from './set-up.mjs'

/**
 * What a module in TypeScript exports. Node 20 reads no types; Vite, which builds the site, does.
 * @param {string} module its path in the project
 * @returns {Promise<any>}
 */
export async function typed(module) {
  const { runnerImport } = await import('vite')
  const loaded = await runnerImport(join(root, module), { configFile: false, root, logLevel: 'error' })
  return loaded.module
}
