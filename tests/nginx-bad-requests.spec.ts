import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { expect, SITE, test } from './nginx.ts'
import { ask } from './requests.ts'

for (const [what, path] of [
  ['nothing', '/nowhere'],
  ['a folder without a page', '/images/'],
  ['a hidden file', '/.git/config'],
  ['a hidden folder', '/assets/.well-known/'],
  ['what only hosts read', '/_headers'],
  ['what only one host reads', '/vercel.json'],
  ['a compressed form by its name', '/index.html.br'],
  ['a page by two slashes', '//academy'],
  ['a file as a folder', '/index.html/'],
  ['a backslash', '/academy%5c..%5cindex.html'],
  ['a name longer than any file', `/${'a'.repeat(4000)}`],
] as const) {
  test(`${what} is answered by our page, with status 404`, async ({ nginx: { port } }) => {
    const { status, body } = await ask({ port, path, headers: { 'Accept-Encoding': 'identity' } })
    expect(status).toBe(404)
    expect(body.equals(readFileSync(`${SITE}/404.html`))).toBe(true)
  })
}

for (const [what, path, status] of [
  ['a way out of the folder', '/../../../../etc/passwd', 400],
  ['the same in code', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd', 400],
  ['the same with its slashes in code', '/..%2f..%2f..%2fetc%2fpasswd', 400],
  ['the same from a folder', '/assets/%2e%2e%2f%2e%2e%2frelease.conf', 400],
  ['a null byte', '/index.html%00.jpg', 400],
  ['an unfinished code', '/%2', 400],
  ['8 kB of address', `/${'a'.repeat(8192)}`, 414],
] as const) {
  test(`${what} is refused, and nothing told of the server`, async ({ nginx: { port } }) => {
    const answer = await ask({ port, path })
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).not.toMatch(/nginx\/|root:|\/tmp/)
  })
}

test('an address whose slashes are in code is the same address', async ({ nginx: { port } }) => {
  expect((await ask({ port, path: '/images%2Fhero.jpg' })).headers['content-type']).toBe('image/jpeg')
})

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} is refused with what is allowed`, async ({ nginx: { port } }) => {
    const { status, headers } = await ask({ port, method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
}

/** What comes back for bytes that no client library would send. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => socket.write(bytes))
    let said = ''
    socket.on('data', (part) => (said += String(part)))
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
  })
}

for (const [what, bytes, status] of [
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ['a method that is none', 'get / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a head of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\n${`X: ${'a'.repeat(8000)}\r\n`.repeat(5)}\r\n`, 400],
  ['a body that is too large', `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n${'a'.repeat(5000)}`, 413],
] as const) {
  test(`${what} is answered with ${status}`, async ({ nginx: { port } }) => {
    expect(await raw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
}

test('10,000 slow clients keep nobody waiting, and are shown out', async ({ nginx: { port, plainPort } }) => {
  test.setTimeout(90_000)
  const sockets: Socket[] = []
  let closed = 0
  for (let at = 0; at < 10_000; at += 1) {
    // Half of them never begin with TLS, and half never end what they ask for.
    const to = at % 2 === 0 ? port : plainPort
    const socket = connect({ port: to, host: '127.0.0.1' })
    socket.once('close', () => (closed += 1)).on('error', () => undefined)
    if (to !== port) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    sockets.push(socket)
    if (at % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await expect.poll(() => sockets.filter(({ connecting }) => connecting).length).toBe(0)
  expect(closed).toBe(0)
  for (let at = 0; at < 100; at += 1) expect((await ask({ port, path: '/academy' })).status).toBe(200)
  expect(closed, 'slow clients that were still there').toBe(0)
  await expect.poll(() => closed, { timeout: 40_000 }).toBe(10_000)
})
