// npm start: installs what is missing, builds the site and serves it the way a host would.
import { join } from 'node:path'
import { checkNode, fail, install, root, run } from './set-up.mjs'

checkNode()
const port = portFrom(process.env.PORT)
install()

console.log('Building the site …')
if (!run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) {
  fail('The site was not built; the message above says why.')
}

const { serve } = await import('./serve.mjs')
try {
  const { address } = await serve({ folder: join(root, 'dist'), port })
  console.log(`\nThe site is at ${address}\nPress Ctrl+C to stop.`)
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'EADDRINUSE') fail(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start`)
  if (code === 'EACCES') fail(`Port ${port} is not allowed to you; choose one above 1023: PORT=4173 npm start`)
  throw error
}

function portFrom(value = '4173') {
  const number = Number(value)
  if (value.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 65535) return number
  return fail(`PORT is "${value}"; write a number from 0 to 65535, like PORT=4173`)
}
