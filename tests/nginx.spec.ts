import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { readHeaders } from '../cli/serve.mjs'
import { expect, ready, test as base } from './fixtures.ts'
import { hasNginx, startNginx } from './nginx.ts'

const SITE = 'node_modules/.site/sample'

// A real nginx with the configuration of deploy/nginx, and a changed build.
const test = base.extend<{ changed: string }, { nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide) => {
      const nginx = await startNginx(SITE)
      await provide(nginx)
      await nginx.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  changed: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'))
    cpSync(SITE, folder, { recursive: true })
    writeFileSync(join(folder, 'robots.txt'), 'changed')
    const conf = join(folder, '_nginx-headers.conf')
    writeFileSync(conf, readFileSync(conf, 'utf8').replace('"same-origin"', '"unsafe-none"'))
    await provide(folder)
    rmSync(folder, { recursive: true })
  },
})

test.describe.configure({ mode: 'serial' })
test.skip(!hasNginx, 'nginx is missing (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static brotli)')

test('nginx sends every kind of file with its type, caching and headers', async ({ nginx, request }) => {
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

test('nginx compresses texts, and sends nothing that the browser has', async ({ nginx, request }) => {
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

test('nginx answers unknown addresses with 404 and the page for them', async ({ nginx, request }) => {
  for (const path of ['nowhere', 'assets/gone.js', '.git/config', '_headers']) {
    const response = await request.get(`${nginx.address}${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toBe(readFileSync(join(SITE, '404.html'), 'utf8'))
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
})

test('a release changes pages and headers together without failing a request, and keeps the code of open pages', async ({
  nginx,
  changed,
  page,
  request,
}) => {
  await page.goto(nginx.address)
  await ready(page)
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
  await requests
  expect(pairs).toEqual(new Set(['false same-origin', 'true unsafe-none']))

  expect((await request.get(`${nginx.address}assets/${code}`)).status()).toBe(200)
})
