import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { addressesOpenAt } from './open-addresses.mjs'
import { startIn } from './start-in.mjs'

const hasGroups = process.platform !== 'win32'

test.runIf(hasGroups)('what a command says is kept, and how it ends', async () => {
  const started = startIn('.', 'echo "$WORD"; echo no >&2; exit 3', { WORD: 'yes' })
  expect(await started.ended).toBe(3)
  expect(started.text.split('\n').toSorted()).toEqual(['', 'no', 'yes'])
})

const SERVER = 'const s = require("net").createServer().listen(0, "127.0.0.1", () => console.log(s.address().port))'

test.runIf(hasGroups)('a command is stopped with what it started', async () => {
  const started = startIn('.', `node -e '${SERVER}' & wait`, {})
  while (!/\d+\n/.test(started.text)) await new Promise((resolve) => setTimeout(resolve, 20))
  const port = Number(started.text)
  expect(await addressesOpenAt(port, ['127.0.0.1'])).toEqual(['127.0.0.1'])
  await started.stop()
  expect(await addressesOpenAt(port, ['127.0.0.1'])).toEqual([])
})

test.runIf(hasGroups)('it sees no content, address or script of whoever runs the tests', async () => {
  const names = ['SITE_URL', 'SITE_CONTENT', 'PORT', 'INIT_CWD', 'NODE_ENV', 'npm_lifecycle_event']
  const before = { ...process.env }
  for (const name of names) process.env[name] = 'x'
  const started = startIn('.', `echo "${names.map((name) => `$${name}`).join('')}"`, {})
  for (const name of names) delete process.env[name]
  Object.assign(process.env, before)
  await started.ended
  expect(started.text.trim()).toBe('')
})

test('addresses at which a port answers are told from those where nothing does', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  expect(await addressesOpenAt(port, ['127.0.0.1', '127.0.0.2'])).toEqual(['127.0.0.1'])
  server.close()
})
