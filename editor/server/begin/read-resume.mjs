// The process of resume-reader.ts. Node 20 cannot import TypeScript itself.
import { once } from 'node:events'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const folder = join(import.meta.dirname, '../../..')

// The server has ended.
process.once('disconnect', () => process.exit())
const asked = once(process, 'message')

/** @type {{ module: typeof import('../../../importers/import-resume.ts') }} */
const { module: importer } = await runnerImport(join(folder, 'importers/import-resume.ts'), {
  configFile: false,
  root: folder,
  logLevel: 'error',
})
say({ isReady: true })
const [given] = await asked
const said = await importer.readImport(given).then(
  (resume) => ({ resume }),
  // The page has the formats itself.
  (/** @type {Error} */ { message }) => ({ problem: message.replace(` ${importer.EXPECTED}`, '') }),
)
say(said, () => process.exit())

/**
 * @param {import('./resume-reader.ts').Said} what
 * @param {() => void} [done]
 */
function say(what, done) {
  process.send?.(what, undefined, undefined, done)
}
