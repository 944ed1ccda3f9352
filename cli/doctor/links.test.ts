import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestAll } from './links.ts'

test('requests each link once, and tells what is wrong with it', async () => {
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    const headers = { 'Content-Type': 'text/html', ...(url === '/301' && { Location: '/200' }) }
    response.writeHead(Number(url.slice(1)), headers).end('<a href="/404?not-requested">')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const closed = 'http://127.0.0.1:1/'

  const answers = await requestAll([...['/200', '/301', '/404', '/999', '/503'].map((path) => origin + path), closed])
  expect(Object.fromEntries(answers)).toEqual({
    [`${origin}/200`]: null,
    [`${origin}/301`]: { severity: 'warning', message: expect.stringContaining(`redirects to ${origin}/200.`) },
    [`${origin}/404`]: { severity: 'error', message: expect.stringContaining('does not exist (status 404)') },
    [`${origin}/999`]: { severity: 'warning', message: expect.stringContaining('rejects this check (status 999)') },
    [`${origin}/503`]: { severity: 'warning', message: expect.stringContaining('rejects this check (status 503)') },
    [closed]: { severity: 'warning', message: expect.stringContaining('cannot be reached (') },
  })
  expect(requests).not.toContain('/404?not-requested')
})
