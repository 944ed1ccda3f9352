// npm start: installs what is missing, builds the site and serves it the way a host would.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { checkNode, fail, install, root, run } from './set-up.mjs'

checkNode()
const port = portFrom(process.env.PORT || '4173')
await checkPort(port)
install()

console.log('Building the site …')
// Nobody but its owner sees it here.
if (!run(process.execPath, ['cli/build.mjs', '--allow-sample', '--logLevel', 'warn'])) {
  fail('The site was not built; the message above says why.')
}

const { serve } = await import('./serve.mjs')
const { address } = await serve({ folder: join(root, 'dist'), port })
console.log(`\nThe site is at ${address}\nPress Ctrl+C to stop.`)

/** @param {string} value */
function portFrom(value) {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= 65535) return number
  return fail(`PORT is "${value}"; write a number from 0 to 65535, like PORT=4173`)
}

/**
 * Ends with a sentence when the port can't be had, before anybody waits for a build.
 * @param {number} wanted
 */
async function checkPort(wanted) {
  const probe = createServer()
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject).listen({ port: wanted, host: '127.0.0.1' }, () => resolve(undefined))
    })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EADDRINUSE') fail(`Port ${wanted} is taken; choose another one, like: PORT=${wanted + 1} npm start`)
    if (code === 'EACCES')
      fail(`Port ${wanted} is not allowed to you; choose one above 1023, like: PORT=4173 npm start`)
    throw error
  } finally {
    probe.close()
  }
}
