// The site on a real nginx, laid out by what stands in deploy/nginx/, on free ports of this machine alone.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { certify } from './certificate.mjs'
import { root } from './set-up.mjs'

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const WWW_DATA = 33

/** Whether everything is there that a release and a server need. */
export function hasNginx() {
  const needed = ['nginx', 'brotli', 'openssl', 'flock']
  return existsSync(MODULE) && needed.every((name) => spawnSync('which', [name]).status === 0)
}

/**
 * Releases a built site and serves it. Whoever runs this as root gets an nginx that runs as Debian's www-data.
 * @param {string} site a folder that was built, with what stands beside it
 * @param {{ server?: 'http' | 'tls', change?: (conf: string) => string }} [options] `change` is done to conf/nginx.conf
 */
export async function startNginx(site, { server = 'http', change = (conf) => conf } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  // Whatever ends this process, or keeps nginx from starting, nothing of it stays.
  const end = () => {
    child?.kill('SIGKILL')
    spawnSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', end)
  chmodSync(folder, 0o755)
  const [port, plainPort] = [await freePort(), await freePort()]
  command('install.sh', folder, server)
  const forHere = (/** @type {string} */ conf) =>
    conf
      .replaceAll(/^\s*listen \[::\].*\n/gm, '')
      .replaceAll(/listen (?:8080|443)\b/g, `listen 127.0.0.1:${port}`)
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plainPort}`)
      .replace(/^access_log (?:\/dev\/stdout|syslog:\S+)/m, 'access_log run/access.log')
  rewrite(join(folder, 'conf/nginx.conf'), (conf) => forHere(change(conf)))
  rewrite(join(folder, `conf/servers/${server}.conf`), forHere)
  if (server === 'tls') certify(join(folder, 'conf/tls'))
  const release = (/** @type {string} */ built) => command('release.sh', built, folder)
  release(site)

  const asRoot = process.getuid?.() === 0
  if (asRoot) spawnSync('chown', ['-R', String(WWW_DATA), join(folder, 'run'), join(folder, 'conf/tls')])
  child = spawn('nginx', ['-p', `${folder}/`, '-c', 'conf/nginx.conf', '-g', 'daemon off; worker_processes auto;'], {
    ...(asRoot ? { uid: WWW_DATA, gid: WWW_DATA } : {}),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const running = child
  running.stderr?.on('data', (text) => (said += text))
  const ended = new Promise((resolve) => running.once('exit', resolve))
  await answering(port, () => {
    if (running.exitCode !== null) throw new Error(`nginx ended: ${said}`)
  })
  return {
    folder,
    port,
    plainPort,
    pid: Number(running.pid),
    release,
    log: () => readFileSync(join(folder, 'run/access.log'), 'utf8'),
    complaints: () => said,
    close: async () => {
      running.kill('SIGTERM')
      await ended
      process.off('exit', end)
      end()
    },
  }
}

/**
 * @param {string} name of a script in deploy/nginx
 * @param {string[]} args
 */
function command(name, ...args) {
  const { status, stderr } = spawnSync(join(root, 'deploy/nginx', name), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * @param {number} port
 * @param {() => void} check throws when there is nothing to wait for any more
 */
async function answering(port, check) {
  for (let tries = 0; tries < 500; tries += 1) {
    check()
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await setTimeout(20)
  }
  throw new Error(`nginx does not listen on ${port}`)
}
