// The process of resume-reader.ts.
import { on } from 'node:events'
import { importTypeScript } from '../../../cli/typescript.mjs'

// The server has ended.
process.once('disconnect', () => process.exit())
const files = on(process, 'message')

/** @type {typeof import('../../../importers/import-resume.ts')} */
const { readImport, EXPECTED } = await importTypeScript('importers/import-resume.ts')
say({ isReady: true })
for await (const [given] of files) {
  const said = await readImport(given).then(
    (resume) => ({ resume }),
    // The page has the formats itself.
    (/** @type {Error} */ { message }) => ({ problem: message.replace(` ${EXPECTED}`, '') }),
  )
  say(said)
}

/** @param {import('./resume-reader.ts').Said} what */
function say(what) {
  process.send?.(what)
}
