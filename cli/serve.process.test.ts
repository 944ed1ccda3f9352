import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { serve } from './serve.ts'

test('a new build is served with its own headers and its own 404 page', async () => {
  const folder = temporaryFolder({ 'index.html': 'old', '404.html': 'old', _headers: '/*\n  X-Build: old\n' })
  const address = await addressOf(folder)
  expect((await fetch(address)).headers.get('X-Build')).toBe('old')

  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), 'new')
  writeFileSync(join(folder, '_headers'), '/*\n  X-Build: new\n')
  const page = await fetch(address)
  expect([page.headers.get('X-Build'), await page.text()]).toEqual(['new', 'new'])
  const missing = await fetch(`${address}missing`)
  expect([missing.status, missing.headers.get('X-Build'), await missing.text()]).toEqual([404, 'new', 'new'])
})

const requests = readFileSync('cli/serve.cases.txt', 'utf8').trim().split('\n').slice(1)
const SITE = { 'index.html': 'home', '404.html': 'not found', _headers: '', '.portfolio-build': '' }

test.each(requests)('answers, and still runs: %s', async (line) => {
  const [status, method = '', path = '', , range] = line.split(' ')
  const address = await addressOf(temporaryFolder(SITE))
  const { port } = new URL(address)
  // Unlike fetch, it sends every path as it is.
  const sent = request({ port, method, path, ...(range && { headers: { range } }) }).end()
  const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage] // the event of a request
  expect([String(statusCode), headers.allow]).toEqual([status, status === '405' ? 'GET, HEAD' : undefined])
  expect((await fetch(address)).status).toBe(200)
})

test('a site that is missing for a while is served again when it is back', async () => {
  const folder = temporaryFolder(SITE)
  const address = await addressOf(folder)
  renameSync(folder, `${folder}.away`)
  for (const path of ['', 'missing', '_headers']) expect((await fetch(address + path)).status).toBe(503)
  renameSync(`${folder}.away`, folder)
  expect((await fetch(address)).status).toBe(200)
})

test('a file that cannot be read ends only its own request', async () => {
  const folder = temporaryFolder(SITE)
  const address = await addressOf(folder)
  const socket = createServer().listen(join(folder, 'socket')) // a file that exists, but that nothing can open
  onTestFinished(() => void socket.close())
  await expect(fetch(`${address}socket`)).rejects.toThrow('fetch failed')
  expect((await fetch(address)).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'only an open server answers at the other addresses of the machine',
  async () => {
    const folder = temporaryFolder(SITE)
    const own = { open: await serve({ folder, isOpen: true }), closed: await serve({ folder }) }
    onTestFinished(async () => void (await Promise.all([own.open.close(), own.closed.close()])))
    const elsewhere = ({ address }: { address: string }) => fetch(address.replace('localhost', '127.0.0.2'))
    expect((await elsewhere(own.open)).status).toBe(200)
    await expect(elsewhere(own.closed)).rejects.toThrow('fetch failed')
  },
)

/** Serves the folder until the end of the test. */
async function addressOf(folder: string): Promise<string> {
  const { address, close } = await serve({ folder })
  onTestFinished(close)
  return address
}
