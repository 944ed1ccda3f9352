import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { askAddress } from './ask-address.ts'

/** Answers /404 with 404, /get/404 with 404 to HEAD and 200 to GET, sends /to/… on, and never answers /never. */
const host = createServer(({ url = '', method }, response) => {
  const [, first = '', second] = url.split('/')
  const status = first === 'get' ? Number(method === 'HEAD' ? second : 200) : Number(first)
  if (first === 'to') response.writeHead(301, { Location: `/${second}` }).end()
  else if (first !== 'never') response.writeHead(status).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => host.once('listening', resolve))
const { port } = host.address() as AddressInfo // it listens on a port
const at = (path: string) => `http://127.0.0.1:${port}/${path}`

afterAll(() => {
  host.close()
  host.closeAllConnections()
})

test.each([
  ['200', { kind: 'there' }],
  ['200#part', { kind: 'there' }],
  ['get/403', { kind: 'there' }],
  ['get/404', { kind: 'there' }],
  ['get/405', { kind: 'there' }],
  ['get/501', { kind: 'there' }],
  ['to/200', { kind: 'moved', to: at('200') }],
  ['404', { kind: 'gone', reason: 'leads nowhere (status 404)' }],
  ['410', { kind: 'gone', reason: 'leads nowhere (status 410)' }],
  ['to/404', { kind: 'gone', reason: 'leads nowhere (status 404)' }],
  ['401', { kind: 'unclear', reason: 'turns programs away (status 401)' }],
  ['403', { kind: 'unclear', reason: 'turns programs away (status 403)' }],
  ['429', { kind: 'unclear', reason: 'turns programs away (status 429)' }],
  ['999', { kind: 'unclear', reason: 'turns programs away (status 999)' }],
  ['503', { kind: 'unclear', reason: 'answers with status 503' }],
])('an address that answers %s is %j', async (path, answer) => {
  expect(await askAddress(at(path), fetch)).toEqual(answer)
})

test('a host that keeps its visitors waiting is not judged', async () => {
  const answer = await askAddress(at('never'), fetch, 50)
  expect(answer).toEqual({ kind: 'unclear', reason: 'does not answer within 0.05 s' })
})

test.each([
  ['ENOTFOUND', { kind: 'unreachable', reason: "can't be reached: there is no such host" }],
  ['ECONNREFUSED', { kind: 'unreachable', reason: "can't be reached: the host refuses the connection" }],
  ['CERT_HAS_EXPIRED', { kind: 'unreachable', reason: "can't be reached: certificate has expired" }],
  ['EAI_AGAIN', { kind: 'unclear', reason: "can't be asked from here (certificate has expired)" }],
])('%s is told by its cause', async (code, answer) => {
  const cause = Object.assign(new Error('certificate has expired'), { code })
  const failing = () => Promise.reject(new TypeError('fetch failed', { cause }))
  expect(await askAddress('https://ada.dev/', failing)).toEqual(answer)
})
