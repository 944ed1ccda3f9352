import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { readHeaders } from '../cli/headers-file.mjs'
import { hasNginx, NO_NGINX, startNginx } from './nginx.ts'
import { academy, expect, ready, test as base, toAcademy } from './site.ts'

const SITE = 'node_modules/.site/sample'

/** A real nginx with the configuration of deploy/nginx, and a folder for further builds. */
const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>>; folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  nginx: async ({}, provide) => {
    const nginx = await startNginx(SITE)
    await provide(nginx)
    await nginx.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  folder: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'))
    await provide(folder)
    rmSync(folder, { recursive: true })
  },
})

test.skip(!hasNginx, NO_NGINX)

test('nginx sends every kind of file with its type, caching and the headers of the policy', async ({
  nginx,
  request,
}) => {
  const headersOf = readHeaders(SITE)
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^_|vercel\.json$/.test(file),
  )
  for (const file of new Map(files.map((path) => [extname(path), path])).values()) {
    const response = await request.get(`${nginx.address}/${file}`)
    expect(response.status(), file).toBe(200)
    const headers = response.headers()
    for (const [name, value] of headersOf(`/${file}`))
      expect(headers[name.toLowerCase()], `${name} of ${file}`).toBe(value)
    expect(headers['content-type'], file).not.toContain('octet-stream')
    const caching = file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
    expect(headers['cache-control'], file).toBe(caching)
  }
})

test('nginx compresses texts, and sends nothing twice', async ({ nginx, request }) => {
  const page = readFileSync(join(SITE, 'academy/index.html'), 'utf8')
  for (const coding of ['br', 'gzip', undefined]) {
    const response = await request.get(`${nginx.address}/academy`, {
      headers: { 'Accept-Encoding': coding ?? 'identity' },
    })
    expect(response.headers()['content-encoding']).toBe(coding)
    expect(await response.text()).toBe(page)
  }
  const photo = `${nginx.address}/images/hero.jpg`
  const { etag = '' } = (await request.get(photo)).headers()
  expect((await request.get(photo, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})

test('nginx answers unknown addresses with 404 and the page for them', async ({ nginx, request }) => {
  for (const path of ['nowhere', 'assets/gone.js', '.git/config', '_headers']) {
    const response = await request.get(`${nginx.address}/${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toBe(readFileSync(join(SITE, '404.html'), 'utf8'))
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
})

test('a release changes pages and headers together without failing a request', async ({ nginx, folder, request }) => {
  const changed = join(folder, 'changed')
  cpSync(SITE, changed, { recursive: true })
  writeFileSync(join(changed, 'robots.txt'), 'changed')
  const conf = join(changed, '_nginx-headers.conf')
  writeFileSync(conf, readFileSync(conf, 'utf8').replace('"same-origin"', '"unsafe-none"'))

  const pairs = new Set<string>()
  const requestOn = async () => {
    for (let after = 0; after < 20; after += pairs.size - 1) {
      const response = await request.get(`${nginx.address}/robots.txt`)
      pairs.add(`${(await response.text()) === 'changed'} ${response.headers()['cross-origin-opener-policy']}`)
    }
  }
  const requests = Promise.all([requestOn(), requestOn(), requestOn()])
  nginx.release(changed)
  await requests
  expect(pairs).toEqual(new Set(['false same-origin', 'true unsafe-none']))
})

test('nginx still has the code of the earlier build for those who have it open', async ({ nginx, folder, page }) => {
  const changed = join(folder, 'changed')
  cpSync(SITE, changed, { recursive: true })
  const code = readdirSync(join(SITE, 'assets')).find((name) => name.startsWith('organisation-page-')) ?? ''
  rmSync(join(changed, 'assets', code))
  await page.route(`**/${code}`, async (route) => {
    nginx.release(changed)
    await route.continue()
  })
  await page.goto(nginx.address)
  await ready(page)
  await toAcademy(page).click()
  await expect(academy(page)).toBeFocused()
})
