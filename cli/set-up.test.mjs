import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** Vite colours what it says where CI is set, which is not what these tests are about. */
const plain = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function node(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...plain, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/**
 * What a function of the set-up does, called in a process of its own, for it may end it.
 * @param {string} module
 * @param {string} call
 * @param {Record<string, string>} env
 */
function calling(module, call, env = {}) {
  const url = pathToFileURL(join(process.cwd(), 'cli', module)).href
  return node(['--input-type=module', '-e', `import * as it from ${JSON.stringify(url)}; await it.${call}`], env)
}

test.each(['20.18.3', '18.20.0', '8.0.0'])('Node %s is too old, and a sentence says so', (version) => {
  const { status, said } = calling('set-up.mjs', `checkNode('${version}')`)
  expect(status).toBe(1)
  expect(said.trim()).toBe(`This is Node ${version}; the site needs Node 20.19.0 or later (https://nodejs.org).`)
})

test.each(['20.19.0', '20.20.1', '22.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(calling('set-up.mjs', `checkNode('${version}')`)).toEqual({ status: 0, said: '' })
})

test.each(['abc', '-1', '65536', '80.5', ' '])('PORT="%s" is refused with what is allowed', (port) => {
  const { status, said } = node(['cli/start.mjs'], { PORT: port })
  expect(status).toBe(1)
  expect(said.trim()).toBe(`PORT is "${port}"; write a number from 0 to 65535, like PORT=4173`)
})

test('a port that is taken is named, with another one', async () => {
  const other = createServer()
  await new Promise((resolve) => other.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  const { status, said } = node(['cli/start.mjs'], { PORT: String(port) })
  other.close()
  expect(status).toBe(1)
  expect(said.trim()).toBe(`Port ${port} is taken; choose another one, like: PORT=${port + 1} npm start`)
})

test('a browser that is not where CHROMIUM_PATH says is a clear mistake', () => {
  const { status, said } = calling('browser.mjs', 'findOrInstallBrowser()', { CHROMIUM_PATH: '/no/browser' })
  expect(status).toBe(1)
  expect(said.trim()).toBe('CHROMIUM_PATH is "/no/browser", where there is no file.')
})

test('a link in the place of node_modules is not installed into: npm would empty what it leads to', () => {
  const [copy, elsewhere] = [mkdtempSync(join(tmpdir(), 'copy-')), mkdtempSync(join(tmpdir(), 'else-'))]
  cpSync('cli/set-up.mjs', join(copy, 'cli/set-up.mjs'))
  writeFileSync(join(elsewhere, 'kept'), '')
  symlinkSync(elsewhere, join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, 'package-lock.json'), '{}')
  const url = pathToFileURL(join(copy, 'cli/set-up.mjs')).href
  const { status, said } = node([
    '--input-type=module',
    '-e',
    `import { install } from ${JSON.stringify(url)}; install()`,
  ])
  expect(status).toBe(1)
  expect(said).toContain('node_modules is a link')
  expect(readdirSync(elsewhere)).toEqual(['kept'])
})

test('a step of the tests that does not exist is named, with those that do', () => {
  const { status, said } = node(['cli/test.mjs', 'nuit'])
  expect(status).toBe(1)
  expect(said).toContain('There is no step "nuit"; there are format, lint,')
})

const PUBLIC = { SITE_CONTENT: 'sample', SITE_URL: 'https://ada.dev/' }

test('a build for others is refused while the sample is left in it, and leaves what was built before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const { status, said } = node(['cli/build.mjs', '--outDir', folder], { ...PUBLIC, GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(said).toContain('sample/site.yaml: This is the sample content, unchanged. Run npm run init')
  expect(said).toContain('::error file=sample/site.yaml,line=1,col=1::This is the sample content, unchanged.')
  expect(said).toMatch(/^error during build:\nsample\/site\.yaml: This is the sample content/m)
  expect(said).not.toMatch(/^\s+at |ContentError/m)
  expect(readdirSync(folder)).toEqual([])
})

// In a fresh copy all of its pictures are made here, beside the other tests.
test('and made where it is meant as a demonstration', { timeout: 240_000 }, () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'site')
  const args = ['cli/build.mjs', '--allow-sample', '--logLevel', 'warn', '--outDir', folder]
  expect(node(args, PUBLIC)).toMatchObject({ status: 0 })
  expect(readdirSync(folder)).toContain('index.html')
})
