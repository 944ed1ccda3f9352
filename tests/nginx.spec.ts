import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersIn } from '../cli/headers-file.mjs'
import { startNginx } from '../cli/nginx.mjs'
import { expect, SITE, test } from './nginx.ts'
import { ask } from './requests.ts'

/** One file of each kind that the site ships. */
function kinds(): string[] {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) !== '')
  return [...new Map(files.toSorted().map((file) => [extname(file), file])).values()]
}

test('every kind of file is what it is, with every header of the table', async ({ nginx: { port } }) => {
  const asked = headersIn(SITE)
  for (const file of kinds().filter((name) => name !== 'vercel.json')) {
    const { status, headers } = await ask({ port, path: `/${file}` })
    expect(status, file).toBe(200)
    for (const [name, value] of asked(`/${file}`)) expect(headers[name.toLowerCase()], `${name} of ${file}`).toBe(value)
    expect(headers['content-type'], file).not.toContain('octet-stream')
    expect(headers['content-type']?.includes('charset=utf-8'), file).toBe(
      !/image\/[^s]|font|pdf/.test(String(headers['content-type'])),
    )
    expect(headers['cache-control'], file).toBe(
      file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    expect(headers.server).toBe('nginx')
  }
})

test('so are the page for unknown addresses and a refusal', async ({ nginx: { port } }) => {
  for (const answer of [await ask({ port, path: '/assets/gone.js' }), await ask({ port, method: 'POST' })]) {
    for (const [name, value] of headersIn(SITE)('/')) expect(answer.headers[name.toLowerCase()], name).toBe(value)
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('texts come compressed as the visitor can read them, and others as they are', async ({ nginx: { port } }) => {
  const whole = readFileSync(`${SITE}/index.html`)
  for (const [accepted, coding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const) {
    const { headers, body } = await ask({ port, headers: { 'Accept-Encoding': accepted } })
    expect(headers['content-encoding']).toBe(coding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decode(body).equals(whole)).toBe(true)
  }
  const photo = await ask({ port, path: '/images/hero.jpg', headers: { 'Accept-Encoding': 'br' } })
  expect(photo.headers['content-encoding']).toBeUndefined()
})

test('what the visitor has already is not sent again', async ({ nginx: { port } }) => {
  const { headers } = await ask({ port, path: '/images/hero.jpg' })
  for (const known of [
    { 'If-None-Match': String(headers.etag) },
    { 'If-Modified-Since': String(headers['last-modified']) },
  ]) {
    const again = await ask({ port, path: '/images/hero.jpg', headers: known })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test('a part of a file can be asked for, and a head without its body', async ({ nginx: { port } }) => {
  const whole = readFileSync(`${SITE}/cv.pdf`)
  const part = await ask({ port, path: '/cv.pdf', headers: { Range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.body.equals(whole.subarray(10, 20))).toBe(true)
  expect((await ask({ port, path: '/cv.pdf', headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
  const head = await ask({ port, path: '/cv.pdf', method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(whole.length), 0])
})

test('a page stands at its folder, with the closing slash and without', async ({ nginx: { port } }) => {
  const page = readFileSync(`${SITE}/academy/index.html`)
  for (const path of ['/academy', '/academy/', '/academy/?from=there']) {
    const { status, body } = await ask({ port, path, headers: { 'Accept-Encoding': 'identity' } })
    expect(status, path).toBe(200)
    expect(body.equals(page), path).toBe(true)
  }
})

test('a file that is gone, or a folder that can’t be read, is an unknown address', async () => {
  const nginx = await startNginx(SITE)
  const site = `${nginx.folder}/releases/000001/site`
  try {
    for (const form of ['', '.br', '.gz']) rmSync(`${site}/resume.json${form}`)
    chmodSync(`${site}/cards`, 0o000)
    for (const path of ['/resume.json', '/cards/index.jpg'])
      expect((await ask({ port: nginx.port, path, tls: false })).status, path).toBe(404)
  } finally {
    await nginx.close()
  }
})

test('below a base path everything stands there, and nothing elsewhere', async () => {
  const below = await startNginx('node_modules/.site/portfolio')
  const get = (path: string) => ask({ port: below.port, path, tls: false, headers: { 'Accept-Encoding': 'identity' } })
  try {
    for (const path of ['/portfolio/', '/portfolio', '/portfolio/academy', '/portfolio/cv.pdf', '/healthz'])
      expect((await get(path)).status, path).toBe(200)
    expect((await get('/')).status).toBe(404)
    expect((await get('/nowhere')).body.equals(readFileSync('node_modules/.site/portfolio/404.html'))).toBe(true)
    const script = readdirSync('node_modules/.site/portfolio/assets').find((name) => name.endsWith('.js'))
    expect((await get(`/portfolio/assets/${script}`)).headers['cache-control']).toContain('immutable')
  } finally {
    await below.close()
  }
})
