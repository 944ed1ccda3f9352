import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programOf } from '../cli/browser.mjs'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = existsSync(BROTLI) && ['nginx', 'brotli'].every(programOf)

/** Publishes a build with the scripts of deploy/nginx, and serves it to this machine alone. */
export async function startNginx(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // Started by root, nginx reads it as another user.
  const port = await freePort()
  await run('install.sh', folder, 'http')
  const conf = join(folder, 'conf/servers/http.conf')
  const text = readFileSync(conf, 'utf8').replace(/^access_log.*/m, 'access_log off;')
  writeFileSync(conf, text.replace('listen 8080', `listen 127.0.0.1:${port}`))
  await run('release.sh', build, folder)

  const nginx = spawn('nginx', ['-p', `${folder}/`, '-c', 'conf/nginx.conf', '-g', 'daemon off;'])
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const address = `http://localhost:${port}/`
  while (nginx.exitCode === null && !(await fetch(`${address}healthz`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    release: (later: string) => run('release.sh', later, folder),
    close: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(script: string, ...args: string[]) {
  return promisify(execFile)(join('deploy/nginx', script), args)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address() as AddressInfo // It listens on a port.
  await new Promise((resolve) => server.close(resolve))
  return port
}
