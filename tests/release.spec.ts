import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasNginx, startNginx } from '../cli/nginx.mjs'
import { buildLike, otherHeaders } from './builds.ts'
import { ask } from './requests.ts'

const BUILD = 'node_modules/.site/sample'

test.skip(!hasNginx(), 'there is no nginx with its module for Brotli')
test.describe.configure({ timeout: 90_000 })

let place: string
let nginx: Awaited<ReturnType<typeof startNginx>>
test.beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'builds-'))
  nginx = await startNginx(built('first', { 'assets/a-1.js': 'first' }))
})
test.afterEach(async () => {
  await nginx.close()
  rmSync(place, { recursive: true })
})

const built = (name: string, files: Record<string, string>) => buildLike(join(place, name), { files })

const get = (path: string, headers: Record<string, string> = {}) => ask({ port: nginx.port, path, tls: false, headers })
const releases = () => readdirSync(join(nginx.folder, 'releases')).filter((name) => /^\d/.test(name))
const text = async (path: string) => (await get(path)).body.toString()

test('the hashed files of the last three builds are there, and no older one', async () => {
  for (const [name, at] of [
    ['second', 2],
    ['third', 3],
    ['fourth', 4],
  ] as const)
    nginx.release(built(name, { [`assets/a-${at}.js`]: name, 'robots.txt': name }))
  expect(await text('/robots.txt')).toBe('fourth')
  expect(await Promise.all(['2', '3', '4'].map((at) => text(`/assets/a-${at}.js`)))).toEqual([
    'second',
    'third',
    'fourth',
  ])
  expect((await get('/assets/a-1.js')).status).toBe(404)
  const compressed = await get('/assets/a-2.js', { 'Accept-Encoding': 'br' })
  expect([compressed.headers['content-encoding'], compressed.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(releases()).toHaveLength(3)
})

test('of anything else there is what the last build has', async () => {
  nginx.release(built('with', { 'images/old.jpg': 'old' }))
  expect((await get('/images/old.jpg')).status).toBe(200)
  nginx.release(built('without', {}))
  expect((await get('/images/old.jpg')).status).toBe(404)
})

test('what did not change is known to the visitor’s browser still, what did is not', async () => {
  const before = await Promise.all(['/images/hero.jpg', '/robots.txt'].map((path) => get(path)))
  nginx.release(built('second', { 'robots.txt': 'changed' }))
  const [photo, robots] = before.map(({ headers }) => ({ 'If-None-Match': String(headers.etag) }))
  expect((await get('/images/hero.jpg', photo)).status).toBe(304)
  expect((await get('/robots.txt', robots)).body.toString()).toBe('changed')
})

test('a build with other headers comes with them, to the very request', async () => {
  const second = buildLike(join(place, 'second'), { files: { 'robots.txt': 'second' }, headers: otherHeaders })
  const pairs = new Set<string>()
  const look = async () => {
    const { headers, body } = await get('/robots.txt')
    pairs.add(`${body.toString() === 'second'} ${String(headers['cross-origin-opener-policy'])}`)
  }
  const asking = (async () => {
    while (pairs.size < 2) await look()
  })()
  nginx.release(second)
  await asking
  for (let more = 0; more < 50; more += 1) await look()
  expect(pairs).toEqual(new Set(['false same-origin', 'true unsafe-none']))
})

for (const [what, damage, message] of [
  ['a torn file', (build: string) => truncateSync(join(build, 'index.html'), 1000), 'is not what was built'],
  ['a missing file', (build: string) => rmSync(join(build, 'cv.pdf')), 'is not what was built'],
  ['torn sums', (build: string) => truncateSync(`${build}.hosting/SHA256SUMS`, 1000), 'is not what was built'],
  ['a torn end of them', (build: string) => truncateSync(`${build}.hosting/SHA256SUMS.hosting`, 77), 'is not what was'],
  ['torn headers', (build: string) => truncateSync(`${build}.hosting/headers.conf`, 1000), 'is not what was built'],
  ['no sums', (build: string) => rmSync(`${build}.hosting/SHA256SUMS.hosting`), 'copy both'],
] as const) {
  test(`a build with ${what} is refused, and the one before stays`, async () => {
    const second = built('second', { 'robots.txt': 'second' })
    damage(second)
    expect(() => nginx.release(second)).toThrow(message)
    expect(await text('/robots.txt')).not.toBe('second')
    expect(releases()).toEqual(['000001'])
  })
}

test('a disk that is full leaves the release before, and nothing half done', async () => {
  const second = built('second', { 'robots.txt': 'second', 'assets/large.js': 'a'.repeat(3_000_000) })
  // As the system tells it of a disk: what is written beyond so much fails.
  const { status } = spawnSync('sh', ['-c', `ulimit -f 2000; deploy/nginx/release.sh ${second} ${nginx.folder}`])
  expect(status).not.toBe(0)
  expect(await text('/robots.txt')).not.toBe('second')
  expect(existsSync(join(nginx.folder, 'releases/.next'))).toBe(false)
  nginx.release(second)
  expect(await text('/robots.txt')).toBe('second')
})

test('what is no build, or no place for one, is said', () => {
  expect(() => nginx.release(dirname(BUILD))).toThrow('SHA256SUMS.hosting is not there')
  const { stderr } = spawnSync('deploy/nginx/release.sh', [BUILD, place], { encoding: 'utf8' })
  expect(stderr).toContain('install.sh makes it')
  expect(String(spawnSync('deploy/nginx/install.sh', [place, 'https']).stderr)).toContain('choose http or tls')
})

test('the same build again takes no other build’s files away', async () => {
  const second = built('second', { 'robots.txt': 'second' })
  for (let time = 0; time < 4; time += 1) nginx.release(second)
  expect(await text('/assets/a-1.js')).toBe('first')
  expect(await text('/robots.txt')).toBe('second')
})

test('a release that nginx was not told of is told by the next one', async () => {
  const second = buildLike(join(place, 'second'), { headers: otherHeaders })
  cpSync('deploy/nginx', join(place, 'broken'), { recursive: true })
  writeFileSync(join(place, 'broken/reload.sh'), '#!/bin/sh\nexit 1\n')
  const { status, stderr } = spawnSync(join(place, 'broken/release.sh'), [second, nginx.folder], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('nginx was not told; release it again')])
  expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin')
  nginx.release(second)
  await expect.poll(async () => (await get('/')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
})

test('a number that is another program’s by now is nobody’s to disturb', async () => {
  const other = spawn('sleep', ['60'])
  writeFileSync(join(nginx.folder, 'run/nginx.pid'), `${other.pid}\n`)
  nginx.release(buildLike(join(place, 'second'), { headers: otherHeaders }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(other.signalCode).toBeNull()
  other.kill()
  writeFileSync(join(nginx.folder, 'run/nginx.pid'), `${nginx.pid}\n`)
})

test('names of all sorts, in places of all sorts, for users who share nothing', async () => {
  const odd = ['-n.txt', 'a b.txt', 'ü.txt', '#1.txt', '100%.txt', " 'quoted'.txt"]
  buildLike(join(place, 'my site'), { files: Object.fromEntries(odd.map((name) => [name, name])) })
  const command = `umask 077; cd '${place}'; '${process.cwd()}/deploy/nginx/release.sh' 'my site/' ${nginx.folder}/`
  expect(String(spawnSync('sh', ['-c', command]).stderr)).toBe('')
  for (const name of odd) expect(await text(`/${encodeURIComponent(name)}`)).toBe(name)
})

test('of two releases at once one waits to be asked again', async () => {
  const holding = spawnSync('flock', [
    join(nginx.folder, 'releases/.lock'),
    'deploy/nginx/release.sh',
    BUILD,
    nginx.folder,
  ])
  expect(String(holding.stderr)).toContain('another release is under way')
})
