// npm run scan: what Mozilla's HTTP Observatory says of the site in dist/ as deploy/nginx/ serves it.
// Ends with 1 below A+ or 130 points.
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallNginx } from './debian.mjs'
import { hasNginx, startNginx } from './nginx.mjs'
import { checkNode, fail, root, run } from './set-up.mjs'

const HERE = join(root, 'cli/observatory')
const LIBRARY = join(HERE, 'node_modules/@mdn/mdn-http-observatory')

// nginx and its folder go when this process ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

checkNode()
if (!existsSync(join(root, 'dist.hosting'))) fail('There is no site in dist/ yet; write it with: npm run build')
findOrInstallNginx()
if (!hasNginx()) fail('The scan needs nginx with its module for Brotli.')
installLibrary()

const nginx = await startNginx(join(root, 'dist'), { server: 'tls' })
const child = spawn(process.execPath, ['scan-one.mjs'], {
  cwd: HERE,
  env: {
    ...process.env,
    TLS_PORT: String(nginx.port),
    PLAIN_PORT: String(nginx.plainPort),
    NODE_EXTRA_CA_CERTS: join(nginx.folder, 'conf/tls/fullchain.pem'),
  },
  stdio: 'inherit',
})
process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
await nginx.close()

/** Its own set-up asks the network for lists of hosts; the one that is scanned stands in none. */
function installLibrary() {
  if (existsSync(join(LIBRARY, 'conf/hsts-preload.json'))) return
  console.log('Installing the HTTP Observatory (cli/observatory/package-lock.json) …')
  const shell = process.platform === 'win32'
  if (!run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: HERE, shell })) {
    fail('npm could not install the HTTP Observatory; its message above says why.')
  }
  writeFileSync(join(LIBRARY, 'conf/hsts-preload.json'), '{}')
}
