import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { readHeaders, serve } from './serve.ts'

test('a path gets the headers of every rule that matches it', () => {
  const rules = '/*\n  X-One: a: b\n  X-Two: c\n\n/assets/*\n  X-Three: d\n\n/a.vcf\n  X-Four: e\n'
  const headers = readHeaders(temporaryFolder({ _headers: rules }))
  const namesOf = (path: string) => headers(path).map(([name]) => name)
  expect(headers('/')[0]).toEqual(['X-One', 'a: b'])
  expect(namesOf('/assets/nested/a.js')).toEqual(['X-One', 'X-Two', 'X-Three'])
  expect(namesOf('/a.vcf')).toEqual(['X-One', 'X-Two', 'X-Four'])
  expect(namesOf('/abvcf')).toEqual(['X-One', 'X-Two'])
})

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
  const [status = '', method = '', path = '', ...header] = line.split(' ')
  const address = await addressOf(temporaryFolder(SITE))
  const response = await send(
    address,
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header.join(' ')}`,
  )
  expect(response.slice(9, 12)).toBe(status)
  expect(response.includes('\r\nAllow: GET, HEAD\r\n')).toBe(status === '405')
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

/** Serves the folder until the end of the test. */
async function addressOf(folder: string): Promise<string> {
  const { address, close } = await serve({ folder })
  onTestFinished(close)
  return address
}

/** Sends a request as it is: fetch would correct it. */
function send(address: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let response = ''
    socket.setEncoding('utf8').setTimeout(5000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (response += String(chunk)))
    socket.once('end', () => resolve(response)).once('error', reject)
    socket.write(`${request}\r\n\r\n`)
  })
}
