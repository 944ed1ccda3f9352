import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { programOf } from '../cli/browser.mjs'
import { readHeaders, serve } from '../cli/serve.ts'
import { expect, ready, test } from './fixtures.ts'

const SITE = 'node_modules/.site/sample'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const hasNginx = existsSync(BROTLI) && ['nginx', 'brotli'].every(programOf)

// A real nginx with the configuration of deploy/nginx.
test.describe.configure({ mode: 'serial' })
test.skip(!hasNginx, 'nginx is missing (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static brotli)')

let nginx: Awaited<ReturnType<typeof startNginx>>
test.beforeAll(async () => {
  nginx = await startNginx(SITE)
})
test.afterAll(() => nginx.close())

test('nginx sends every kind of file with its type, caching and headers', async ({ request }) => {
  const headersOf = readHeaders(SITE)
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^_|vercel\.json$/.test(file),
  )
  for (const file of new Map(files.map((path) => [extname(path), path])).values()) {
    const response = await request.get(`${nginx.address}${file}`)
    expect(response.status(), file).toBe(200)
    const headers = response.headers()
    expect(headers['content-type'], file).not.toContain('octet-stream')
    const caching = file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
    expect(headers, file).toMatchObject({
      'cache-control': caching,
      ...Object.fromEntries(headersOf(`/${file}`).map(([name, value]) => [name.toLowerCase(), value])),
    })
  }
})

test('nginx compresses texts, and sends nothing that the browser has', async ({ request }) => {
  const page = readFileSync(join(SITE, 'academy/index.html'), 'utf8')
  for (const coding of ['br', 'gzip']) {
    const response = await request.get(`${nginx.address}academy`, { headers: { 'Accept-Encoding': coding } })
    expect(response.headers()['content-encoding']).toBe(coding)
    expect(await response.text()).toBe(page)
  }
  const photo = `${nginx.address}images/hero.jpg`
  const { etag = '' } = (await request.get(photo)).headers()
  expect((await request.get(photo, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})

test('nginx answers unknown addresses with 404 and the page for them', async ({ request }) => {
  for (const path of ['nowhere', 'assets/gone.js', '.git/config', '_headers']) {
    const response = await request.get(`${nginx.address}${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toBe(readFileSync(join(SITE, '404.html'), 'utf8'))
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
})

test('a release changes pages and headers together, and keeps the code of open pages', async ({ page, request }) => {
  await page.goto(nginx.address)
  await ready(page)
  const changed = mkdtempSync(join(tmpdir(), 'changed-'))
  cpSync(SITE, changed, { recursive: true })
  writeFileSync(join(changed, 'robots.txt'), 'changed')
  const conf = join(changed, '_nginx-headers.conf')
  writeFileSync(conf, readFileSync(conf, 'utf8').replace('"same-origin"', '"unsafe-none"'))
  const code = readdirSync(join(changed, 'assets')).find((name) => name.startsWith('lottie-player-')) ?? ''
  rmSync(join(changed, 'assets', code))

  const pairs = new Set<string>()
  const requestOn = async () => {
    for (let after = 0; after < 20; after += pairs.size - 1) {
      // nginx closes idle connections when it reloads; browsers repeat a request that meets one as well.
      const response = await request.get(`${nginx.address}robots.txt`, { maxRetries: 1 })
      const isChanged = (await response.text()) === 'changed'
      pairs.add(`${isChanged} ${response.headers()['cross-origin-opener-policy']}`)
    }
  }
  const requests = Promise.all([requestOn(), requestOn(), requestOn()])
  await nginx.release(changed)
  rmSync(changed, { recursive: true })
  await requests
  expect(pairs).toEqual(new Set(['false same-origin', 'true unsafe-none']))

  expect((await request.get(`${nginx.address}assets/${code}`)).status()).toBe(200)
})

/** Publishes a build with the scripts of deploy/nginx, and serves it to this machine alone. */
async function startNginx(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // Started by root, nginx reads it as another user.
  const { address, close } = await serve({ folder: build })
  await close() // Its port is free now.
  await run('install.sh', folder, 'http')
  const conf = join(folder, 'conf/servers/http.conf')
  const text = readFileSync(conf, 'utf8').replace(/^access_log.*/m, 'access_log off;')
  writeFileSync(conf, text.replace('listen 8080', `listen 127.0.0.1:${new URL(address).port}`))
  await run('release.sh', build, folder)

  const server = spawn('nginx', ['-p', `${folder}/`, '-c', 'conf/nginx.conf', '-g', 'daemon off;'])
  const ended = once(server, 'exit')
  await expect(async () => expect((await fetch(`${address}healthz`)).ok).toBe(true)).toPass({ timeout: 20_000 })
  return {
    address,
    release: (later: string) => run('release.sh', later, folder),
    close: async () => {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(script: string, ...args: string[]) {
  return promisify(execFile)(join('deploy/nginx', script), args)
}
