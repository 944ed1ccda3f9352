import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../cli/engines.mjs'

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = existsSync(MODULE) && Boolean(findProgram(['nginx'])) && Boolean(findProgram(['brotli']))

/** How to get what these tests need. */
export const NO_NGINX = 'Skipped: Debian has nginx-light, libnginx-mod-http-brotli-static and brotli.'

/** Publishes a build with the scripts of deploy/nginx, and serves it on a free port of this machine alone. */
export async function startNginx(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  run('install.sh', folder, 'http')
  const conf = join(folder, 'conf/servers/http.conf')
  const text = readFileSync(conf, 'utf8')
  writeFileSync(
    conf,
    text.replace(/^access_log.*/m, 'access_log off;').replace('listen 8080', `listen 127.0.0.1:${port}`),
  )
  const release = (site: string) => run('release.sh', site, folder)
  release(build)

  const nginx = spawn('nginx', ['-p', `${folder}/`, '-c', 'conf/nginx.conf', '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const address = `http://localhost:${port}`
  while (nginx.exitCode === null && !(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    release,
    close: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(script: string, ...args: string[]) {
  const { status, stderr } = spawnSync(join('deploy/nginx', script), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script}: ${stderr}`)
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address() as AddressInfo // It listens on a port.
  await new Promise((resolve) => server.close(resolve))
  return port
}
