import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { startNginx } from '../cli/nginx.mjs'
import { expect, SITE, test } from './nginx.ts'
import { ask } from './requests.ts'

test('HTTP/2 is spoken, and TLS of today alone', async ({ nginx: { port } }) => {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject)
    session.request({ ':path': '/academy' }).once('response', (headers) => resolve(headers[':status']))
  })
  session.destroy()
  expect(status).toBe(200)
  const old = {
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    maxVersion: 'TLSv1.1',
    minVersion: 'TLSv1',
  } as const
  await expect(
    new Promise((resolve, reject) => {
      const socket = connectTls({ ...old, ciphers: 'DEFAULT@SECLEVEL=0' }, () => resolve(socket.getProtocol()))
      socket.once('error', reject)
    }),
  ).rejects.toThrow(/alert|version|reset/i)
})

test('who comes without TLS is sent to it', async ({ nginx }) => {
  const path = '/academy?a=b'
  const { status, headers } = await ask({ port: nginx.plainPort, path, tls: false, headers: { Host: 'me.example' } })
  expect([status, headers.location]).toEqual([301, 'https://me.example/academy?a=b'])
})

test('what proves a host to who gives certificates is answered without TLS', async ({ nginx }) => {
  const folder = `${nginx.folder}/acme/.well-known/acme-challenge`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/a-token`, 'proof')
  const answer = await ask({ port: nginx.plainPort, path: '/.well-known/acme-challenge/a-token', tls: false })
  expect([answer.status, answer.body.toString()]).toEqual([200, 'proof'])
})

test('a new certificate is taken over while the server runs', async () => {
  test.skip(process.getuid?.() !== 0, 'a certificate is handed over by root')
  const [nginx, other] = [await startNginx(SITE, { server: 'tls' }), await startNginx(SITE, { server: 'tls' })]
  try {
    const before = await certificateOf(nginx.port)
    const env = { ...process.env, RENEWED_LINEAGE: `${other.folder}/conf/tls` }
    spawnSync(`${nginx.folder}/conf/renewed.sh`, [nginx.folder], { env })
    await expect.poll(() => certificateOf(nginx.port)).toBe(await certificateOf(other.port))
    expect(before).not.toBe(await certificateOf(other.port))
  } finally {
    await Promise.all([nginx.close(), other.close()])
  }
})

function certificateOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('the log is JSON, whatever is asked for', async ({ nginx }) => {
  const { port } = nginx
  await ask({ port, path: '/?q="quoted"\\', headers: { 'User-Agent': 'a "browser"\t', Referer: 'http://a/"' } })
  await ask({ port, path: '/healthz' })
  const lines = nginx.log().trim().split('\n')
  const last: Record<string, unknown> = JSON.parse(lines.at(-1) ?? '')
  expect(last).toMatchObject({ method: 'GET', path: '/?q="quoted"\\', status: 200, referer: 'http://a/"' })
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(nginx.log()).not.toContain('/healthz')
})

test('it runs as nobody of importance, and may write into run/ alone', ({ nginx }) => {
  const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${nginx.pid}/status`, 'utf8'))?.[1]
  test.skip(process.getuid?.() !== 0, 'it runs as who runs the tests')
  expect(uid).toBe('33')
  const { stdout } = spawnSync('find', [nginx.folder, '-writable', '-not', '-type', 'l'], {
    uid: 33,
    gid: 33,
    encoding: 'utf8',
  })
  const elsewhere = stdout.split('\n').filter((path) => path !== '' && !path.startsWith(`${nginx.folder}/run`))
  expect(elsewhere.filter((path) => !path.startsWith(`${nginx.folder}/conf/tls`))).toEqual([])
})
