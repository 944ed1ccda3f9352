import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startFromTrees } from './from-trees.mjs'
import { LeftOut } from './left-out.mjs'
import { hasDocker, startDocker } from './start-docker.mjs'

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Answer */
/**
 * @typedef {object} Container
 * @property {() => string} log
 * @property {() => boolean} isHealthy
 * @property {(line: string) => boolean} can whether a line of a shell succeeds in it
 * @property {(path: string) => Answer} ask
 * @property {() => Promise<unknown>} stop how it ended when it was told to
 * @property {() => Promise<void>} remove
 */

/**
 * Builds the image of the site, runs it, and looks at what it answers: with Docker where an engine runs, else in trees of
 * Debian, which do without images but take root.
 * @param {import('../fresh-copy.mjs').FreshCopy} fresh
 * @param {{ build: string, run: string }} commands as the documents have them
 * @returns what of it this machine can't do
 */
export async function servesFromContainer(fresh, commands) {
  cpSync(join(fresh.copy, 'tests/specimen'), join(fresh.copy, 'content'), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  try {
    const container = hasDocker() ? await startDocker(fresh, commands) : await startFromTrees(fresh, commands, folder)
    try {
      await serves(container)
      return undefined
    } finally {
      await container.remove()
    }
  } catch (error) {
    if (error instanceof LeftOut) return { leftOut: `the container: ${error.message}` }
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {Container} container */
async function serves(container) {
  for (let tries = 0; !container.isHealthy(); tries += 1) {
    assert(tries < 90, `it does not become healthy:\n${container.log()}`)
    await setTimeout(500)
  }
  for (const path of ['/', '/academy']) {
    const { status, headers, body } = container.ask(path)
    assert.equal(status, 200, path)
    assert.match(headers['content-security-policy'] ?? '', /^default-src 'none'/)
    assert.match(body, /<h1/)
  }
  assert.equal(container.ask('/healthz').body, 'ok\n')
  assert.equal(container.ask('/nowhere').status, 404)
  assert.match(container.ask('/nowhere').body, /<h1/)
  assert.match(container.ask('/sitemap.xml').body, /<lastmod>/, 'the moment of the build is not known')

  assert(container.can('test "$(id -u)" = 33'))
  assert(container.can('touch /srv/portfolio/run/here && rm /srv/portfolio/run/here'), 'it can’t write where it has to')
  for (const path of ['/srv/portfolio/here', '/var/log/nginx/here']) {
    assert(!container.can(`touch ${path}`), `it can write ${path}`)
  }
  assert.equal(await container.stop(), 0)
  assert.match(container.log(), /"path":"\/academy".*"status":200/)
  assert.doesNotMatch(container.log(), /\[(?:warn|error|alert|crit|emerg)\]/)
}
