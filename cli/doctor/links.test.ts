import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { request } from './links.ts'

test.each([
  ['/200', null],
  ['/301', { severity: 'warning', message: expect.stringMatching(/redirects to http:\/\/.+\/200\./) }],
  ['/404', { severity: 'error', message: expect.stringContaining('does not exist (status 404)') }],
  ['/999', { severity: 'warning', message: expect.stringContaining('rejects this check (status 999)') }],
  ['/503', { severity: 'warning', message: expect.stringContaining('rejects this check (status 503)') }],
  ['/closed', { severity: 'warning', message: expect.stringContaining('cannot be reached (') }],
])('tells what is wrong with a link that answers with %s', async (path, answer) => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/closed') response.destroy()
    else response.writeHead(Number(url.slice(1)), url === '/301' ? { Location: '/200' } : {}).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  expect(await request(`http://127.0.0.1:${port}${path}`)).toEqual(answer)
})
