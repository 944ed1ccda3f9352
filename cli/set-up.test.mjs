import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { parsePort } from './parse-port.mjs'
import { folderError, nodeVersionError } from './set-up.mjs'

/**
 * Runs a script of this folder to its end.
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(script, args = [], env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`cli/${script}`, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    encoding: 'utf8',
  })
  return { status, output: (stdout + stderr).trim() }
}

test.each(['20.18.3', '18.20.0', '8.0.0'])('asks for a newer Node than %s', (version) => {
  expect(nodeVersionError(version)).toBe(
    `This is Node ${version}. The site needs Node 20.19.0 or later (https://nodejs.org).`,
  )
})

test.each(['20.19.0', '20.20.1', '22.0.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(nodeVersionError(version)).toBeUndefined()
})

test.each(['/home/ada/c#', '/home/ada/100%'])('rejects a project in %s', (folder) => {
  expect(folderError(folder)).toBe(`The path of the project contains "${folder.at(-1)}": ${folder}. Rename the folder.`)
})

test('rejects a project in a folder that is not writable, and no other', () => {
  expect(folderError('/no/such/folder')).toBe(
    'The project folder is not writable: /no/such/folder. Check its permissions.',
  )
  expect(folderError(process.cwd())).toBeUndefined()
})

test.each(['abc', '-1', '65536', '80.5', ' ', ''])('rejects the port "%s"', (port) => {
  expect(parsePort(port)).toBeUndefined()
})

test('suggests another port if the chosen one is in use', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address()) // It listens on a port.
  const { status, output } = run('start.mjs', [], { PORT: String(port) })
  server.close()
  expect(status).toBe(1)
  expect(output).toBe(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
})

test('names the steps if one does not exist', () => {
  const { status, output } = run('test.mjs', ['nuit'])
  expect(status).toBe(2)
  expect(output).toMatch(/^There is no step "nuit"\. The steps are format, lint,/)
})

test('refuses to build the sample for a public address', () => {
  const env = { SITE_CONTENT: 'sample', SITE_URL: 'https://ada.dev/' }
  const { status, output } = run('build.mjs', ['--outDir', 'test-results/refused'], env)
  expect(status).toBe(1)
  expect(output).toMatch(/sample/)
  expect(output).not.toMatch(/^\s+at /m)
})
