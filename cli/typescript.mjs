import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, packageFolder, project } from './set-up.mjs'

/**
 * Imports a TypeScript module, because Node 20 cannot: bundled, in a third of the time that Vite's `runnerImport` needs.
 * @param {string} module its path in the project
 * @returns {Promise<any>}
 */
export async function importTypeScript(module) {
  const { rolldown } = await importRolldown()
  const bundle = await rolldown({
    input: join(packageFolder, module),
    platform: 'node',
    plugins: [dependenciesByAddress, placesOfSources],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ codeSplitting: false })
  const folder = temporaryFolder()
  const file = join(folder, 'bundle.mjs')
  try {
    writeFileSync(file, output[0].code)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In the project, if the folder of the system for temporary files cannot be used. */
function temporaryFolder() {
  const cache = join(project, 'node_modules/.cache')
  try {
    return mkdtempSync(join(tmpdir(), 'vitafolio-'))
  } catch {
    try {
      mkdirSync(cache, { recursive: true })
      return mkdtempSync(join(cache, 'vitafolio-'))
    } catch (error) {
      return fail(
        `No temporary file can be written, neither in ${tmpdir()} nor in ${cache} (${String(error)}). Set TMPDIR to a folder that you can write to.`,
      )
    }
  }
}

/** The version that Vite has. */
function importRolldown() {
  const vite = createRequire(import.meta.url).resolve('vite/package.json')
  return import(pathToFileURL(createRequire(vite).resolve('rolldown')).href)
}

/** The bundle is in a folder where Node does not find them by name. */
const dependenciesByAddress = {
  name: 'dependencies-by-address',
  /**
   * @this {any} rolldown's types are not ours to depend on
   * @param {string} id
   * @param {string | undefined} importer
   */
  async resolveId(id, importer) {
    if (importer === undefined || /^(?:\.|node:)/.test(id)) return undefined
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && !found.external ? { id: pathToFileURL(found.id).href, external: true } : found
  },
}

/** Where a module is, not where the bundle is. */
const placesOfSources = {
  name: 'places-of-sources',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    return code.includes('import.meta')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined
  },
}
