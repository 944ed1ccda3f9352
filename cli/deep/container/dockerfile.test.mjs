import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../../set-up.mjs'
import { copyContext } from './copy.mjs'
import { ignoredBy } from './ignored.mjs'
import { argumentsOf, pairsOf, readDockerfile } from './read-dockerfile.mjs'

const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const [build] = stages
const image = stages.at(-1)?.instructions ?? []

/** @param {string} kind */
const only = (kind) => {
  const found = image.filter((instruction) => instruction.kind === kind)
  expect(found.map(({ line }) => line)).toEqual([expect.any(Number)])
  return found[0]?.text ?? ''
}

test('every image that comes from elsewhere is named by its full version', () => {
  const names = new Set(stages.map(({ name }) => name))
  const bases = stages.map(({ base }) => base).filter((base) => !names.has(base))
  expect(bases).toEqual([
    expect.stringMatching(/^node:22\.\d+\.\d+-bookworm-slim$/),
    expect.stringMatching(/^debian:12\.\d+-slim$/),
  ])
})

test('it does not run as root, and says who by number', () => {
  expect(only('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
})

test('it is told to end by the signal at which nginx lets nobody’s answer break off', () => {
  expect(only('STOPSIGNAL')).toBe('SIGQUIT')
})

test('packages are installed anew only when the lockfile is another', () => {
  const steps = (build?.instructions ?? []).map(({ kind, text }) => `${kind} ${text}`)
  const at = (/** @type {RegExp} */ step) => steps.findIndex((text) => step.test(text))
  expect(steps[at(/^RUN npm ci/) - 1]).toBe('COPY package.json package-lock.json ./')
  expect(at(/^COPY \. \./)).toBeGreaterThan(at(/^RUN npm ci/))
})

test('a build can be told the address and the moment, and nothing is told that must not be known', () => {
  const told = stages.flatMap(({ instructions }) => instructions).filter(({ kind }) => /^(?:ARG|ENV)$/.test(kind))
  expect(told.flatMap(({ text }) => Object.entries(pairsOf(text)))).toEqual([
    ['SITE_URL', undefined],
    ['SOURCE_DATE_EPOCH', undefined],
  ])
})

test('the lists of packages stay in no layer', () => {
  const runs = stages.flatMap(({ instructions }) => instructions).filter(({ text }) => text.includes('apt-get'))
  expect(runs.length).toBeGreaterThan(0)
  for (const { text } of runs) {
    expect(text).toMatch(/^apt-get update .*--no-install-recommends .*&& rm -rf \/var\/lib\/apt\/lists\/\*$/)
  }
})

test('it says what it is by the names that registries read', () => {
  expect(Object.keys(pairsOf(only('LABEL')))).toEqual([
    'org.opencontainers.image.title',
    'org.opencontainers.image.description',
  ])
})

test('it is reached where the manifests for Kubernetes look for it, and runs as they say', () => {
  const deployment = readFileSync(join(root, 'deploy/kubernetes/deployment.yaml'), 'utf8')
  expect(deployment).toContain(`containerPort: ${only('EXPOSE')} `)
  const [user, group] = only('USER').split(':')
  expect(deployment).toMatch(new RegExp(`runAsUser: ${user}\\b.*\\n\\s*runAsGroup: ${group}\\n`))
  expect(deployment).toContain(`mountPath: ${argumentsOf(only('CMD'))[4]}run `)
})

test('nothing is left of what is installed, built, tested or kept to oneself here', () => {
  const isIgnored = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const out = ['.git/HEAD', 'node_modules/a/b.js', 'cli/observatory/node_modules/a.js', 'dist/index.html']
  const kept = ['.env', '.npmrc', 'content/.env', 'key.pem', 'test-results/a.json', 'shots/a.jpg', 'src/app.test.tsx']
  expect([...out, ...kept].filter((path) => !isIgnored(path))).toEqual([])
  const needed = ['package-lock.json', 'content/site.yaml', 'content/images/a.jpg', 'deploy/nginx/servers/http.conf']
  expect([...needed, 'deploy/kubernetes/service.yaml'].filter((path) => !isIgnored(path))).toEqual(needed)
})

test('what the builder is handed can tell an owner’s content from the sample', { timeout: 60_000 }, () => {
  const context = join(mkdtempSync(join(tmpdir(), 'context-')), 'project')
  copyContext(root, context)
  cpSync(join(root, 'tests/specimen'), join(context, 'content'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'), 'junction')
  const { stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: context,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'https://ada.dev/' },
  })
  expect(stderr).toMatch(/content\/site\.yaml has \d+ sample values:/)
})

/** @type {import('node:http').Server | undefined} */
let server
afterEach(() => server?.close())

test.runIf(process.platform === 'linux').each([
  [200, 0],
  [404, 1],
  [503, 1],
])('with an answer of %i its health check ends with %i', async (status, ended) => {
  expect(await health(await serving(status))).toBe(ended)
})

test.runIf(process.platform === 'linux')('and with none it fails', async () => {
  const port = await serving(200)
  await new Promise((resolve) => server?.close(resolve))
  expect(await health(port)).not.toBe(0)
})

/** @param {number} status */
async function serving(status) {
  const started = createServer((request, response) =>
    response.writeHead(request.url === '/healthz' ? status : 500).end(),
  )
  server = started
  await new Promise((resolve) => started.listen(0, '127.0.0.1', () => resolve(undefined)))
  return /** @type {import('node:net').AddressInfo} */ (started.address()).port
}

/** @param {number} port */
function health(port) {
  const [command = '', ...args] = argumentsOf(only('HEALTHCHECK').replace(/^CMD /, '').replace('/8080', `/${port}`))
  return new Promise((resolve) => spawn(command, args, { stdio: 'ignore' }).once('exit', resolve))
}
