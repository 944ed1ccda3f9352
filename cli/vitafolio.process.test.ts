import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

/** A copy of the commands in which no package is installed. */
const withoutPackages = mkdtempSync(join(tmpdir(), 'commands-'))
for (const path of ['cli', 'generator', 'importers', 'lib', 'package.json', 'tools']) {
  cpSync(path, join(withoutPackages, path), { recursive: true })
}
afterAll(() => rmSync(withoutPackages, { recursive: true }))

const ownEnv = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined, SITE_URL: '' }

type Options = { cwd?: string; env?: Record<string, string> }

function run(command: string, { cwd = '.', env = {} }: Options = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd,
    env: { ...ownEnv, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr: stderr.trim() }
}

const OWNERS = [
  'npm start',
  'npm run dev',
  'npm run build',
  'npm run doctor',
  'npx vitafolio check',
  'npx vitafolio init',
]
const PROGRAMS = ['get', 'set', 'add', 'remove', 'move', 'confirm', 'undo', 'redo'].map(
  (name) => `npx vitafolio ${name}`,
)
const COMMANDS = [...OWNERS, 'npx vitafolio import', 'npx vitafolio translate', ...PROGRAMS].map((name) => [
  name,
  `cli/vitafolio.mjs ${name.split(' ').at(-1)}`,
])

test.each([...COMMANDS, ['npm test', 'tools/test.mjs'], ['npm run bench', 'tools/bench/bench.mjs']])(
  '%s --help explains the command before anything is installed, and other options end it',
  (name = '', command = '') => {
    const cwd = withoutPackages
    const { status, stdout, stderr } = run(`${command} --help`, { cwd })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^${name}\\b.*\n\n[A-Z].+`))
    expect(run(`${command} --no-such-option`, { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: `Unknown option '--no-such-option'. Usage: ${stdout.split('\n')[0]}`,
    })
  },
)

test.each([
  ['cli/vitafolio.mjs strat', /^There is no command "strat"\. The commands are start, dev, build, /],
  ['cli/vitafolio.mjs build foo', /^Unexpected argument 'foo'\. Usage: npm run build /],
  ['cli/vitafolio.mjs dev --port abc', /^The port is "abc"\. Use a number from 0 to 65535\.$/],
  ['cli/vitafolio.mjs import', /^FILE is missing\. Usage: npx vitafolio import FILE /],
  ['cli/vitafolio.mjs init --from cv.pdf', /^FOLDER is missing\. Usage: npx vitafolio init FOLDER /],
  ['cli/vitafolio.mjs set name', /^VALUE is missing\. Usage: npx vitafolio set PATH VALUE /],
  ['cli/vitafolio.mjs get a b', /^"b" is one too many\. Usage: npx vitafolio get \[PATH\] /],
  ['cli/vitafolio.mjs init a b', /^"b" is one too many\. Usage: npx vitafolio init FOLDER /],
  ['tools/test.mjs nuit', /^There is no step "nuit"\. The steps are extreme-contents, format,/],
])('%s ends with status 2 and a sentence', (command, message) => {
  expect(run(command)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) })
})

test.each([
  ['start', '127.0.0.1'],
  ['dev', 'localhost'],
])('npm %s says at once that its port is in use', async (name, host) => {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  expect(run(`cli/vitafolio.mjs ${name}`, { env: { PORT: String(port) } })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(new RegExp(`Port ${port} is in use.+ -- --port ${port + 1}$`)),
  })
})

test('npm run dev -- --host answers to the names of this machine, and to no others', async () => {
  const env = { ...ownEnv, PORT: String(await freePort()) }
  const server = spawn(process.execPath, ['cli/vitafolio.mjs', 'dev', '--host'], { env })
  onTestFinished(() => void server.kill())
  await once(server.stdout, 'data') // its addresses
  const statusFor = async (host: string) => {
    const sent = request({ port: env.PORT, headers: { host: `${host}:${env.PORT}` } }).end()
    const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage] // the event of a request
    return statusCode
  }
  const [name = ''] = hostname().toLowerCase().split('.')
  for (const own of [hostname(), `${name}.local`, 'localhost']) expect(await statusFor(own)).toBe(200)
  expect(await statusFor('attacker.example')).toBe(403)
}, 120_000)

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  await once(server.close(), 'close')
  return port
}

test('the doctor prints nothing but JSON with --json, and exits with 1 for errors', () => {
  const { status, stdout } = run('cli/vitafolio.mjs doctor --json', { env: { SITE_CONTENT: 'missing' } })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ folder: 'missing', problems: [{ severity: 'error' }] })
})

test('the import reads the standard input', () => {
  const { stderr } = spawnSync(process.execPath, ['cli/vitafolio.mjs', 'import', '-'], { env: ownEnv, input: '{}' })
  expect(String(stderr)).toMatch(/^\nNo job, school or project was found in the standard input/)
})

test('commands run without a folder for temporary files, and say so where no other can be written', () => {
  const cwd = temporaryFolder({ 'content/site.yaml': readFileSync('sample/site.yaml', 'utf8') })
  const env = { TMPDIR: join(cwd, 'missing') }
  const command = `${join(process.cwd(), 'cli/vitafolio.mjs')} get name`
  expect(run(command, { cwd, env })).toEqual({ status: 0, stdout: 'Alex Example\n', stderr: '' })
  expect(readdirSync(join(cwd, 'node_modules/.cache'))).toEqual([])
  rmSync(join(cwd, 'node_modules/.cache'), { recursive: true })
  writeFileSync(join(cwd, 'node_modules/.cache'), '')
  const { status, stderr } = run(command, { cwd, env })
  expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 1, lines: 1 })
  expect(stderr).toMatch(/^No temporary file can be written, .* Set TMPDIR to a folder that you can write to\.$/)
})

test('vitafolio --version prints the version before anything is installed', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(run('cli/vitafolio.mjs --version', { cwd: withoutPackages })).toEqual({
    status: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
})

test('init of a package that a registry has delivered depends on its version', () => {
  const folder = temporaryFolder()
  const installed = join(folder, 'node_modules/vitafolio')
  for (const path of ['cli', 'lib', 'importers/formats.mjs', 'package.json', 'sample', 'template', 'CHANGELOG.md']) {
    cpSync(path, join(installed, path), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(installed, 'node_modules'))
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const resolved = `https://registry.example/vitafolio/-/vitafolio-${version}.tgz`
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/vitafolio': { resolved } } }),
  )
  expect(run(`${installed}/cli/vitafolio.mjs init site --no-install`, { cwd: folder })).toMatchObject({
    status: 0,
    stderr: '',
  })
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'site/package.json'), 'utf8'))
  expect(dependencies).toEqual({ vitafolio: `^${version}` })
})

test('refuses to build the sample for a public address', () => {
  const env = { SITE_CONTENT: 'sample', SITE_URL: 'https://ada.dev/' }
  const { status, stderr } = run('cli/vitafolio.mjs build --outDir test-results/refused', { env })
  expect(status).toBe(1)
  expect(stderr).toContain('This is the sample content, unchanged.')
  expect(stderr).not.toMatch(/^\s+at /m)
})

test.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a command and what it runs',
  async (signal) => {
    const command = 'console.log(process.pid); setInterval(() => {}, 1000)'
    const setUp = pathToFileURL('cli/set-up.mjs').href
    const script = `import { run } from '${setUp}'; await run(process.execPath, ['-e', ${JSON.stringify(command)}])`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [id] = await once(parent.stdout, 'data')
    parent.kill(signal)
    expect(await once(parent, 'exit')).toEqual([null, signal])
    expect(() => process.kill(Number(id), 0)).toThrow('ESRCH')
  },
)
