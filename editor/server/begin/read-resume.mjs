// The process of resume-reader.ts. Node 20 cannot import TypeScript itself.
import { on } from 'node:events'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const folder = join(import.meta.dirname, '../../..')

// The server has ended.
process.once('disconnect', () => process.exit())
const files = on(process, 'message')

/** @type {{ module: typeof import('../../../importers/import-resume.ts') }} */
const { module: importer } = await runnerImport(join(folder, 'importers/import-resume.ts'), {
  configFile: false,
  root: folder,
  logLevel: 'error',
})
say({ isReady: true })
for await (const [given] of files) {
  const said = await importer.readImport(given).then(
    (resume) => ({ resume }),
    // The page has the formats itself.
    (/** @type {Error} */ { message }) => ({ problem: message.replace(` ${importer.EXPECTED}`, '') }),
  )
  say(said)
}

/** @param {import('./resume-reader.ts').Said} what */
function say(what) {
  process.send?.(what)
}
