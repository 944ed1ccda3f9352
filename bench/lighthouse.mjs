// Lighthouse is larger than all else together, so it has a lockfile of its own and is installed when it is asked for.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, root, run } from '../cli/set-up.mjs'

const HERE = join(root, 'bench')

/**
 * @param {number} port the debugging port of a browser
 * @param {string} address
 * @param {string[]} paths
 * @param {number} rounds
 * @returns {Promise<Record<string, Record<string, number>[]>>} page and device -> rounds of scores from 0 to 100
 */
export async function lighthouseScores(port, address, paths, rounds) {
  if (!existsSync(join(HERE, 'node_modules/lighthouse'))) {
    const options = { cwd: HERE, shell: process.platform === 'win32' }
    if (!run('npm', ['ci', '--no-audit', '--no-fund'], options)) fail('npm could not install Lighthouse.')
  }
  const entry = pathToFileURL(join(HERE, 'node_modules/lighthouse/core/index.js')).href
  /** @type {any} Its types are not there before it is installed. */
  const { default: lighthouse, desktopConfig } = await import(entry)
  /** @type {Record<string, Record<string, number>[]>} */
  const scores = {}
  for (const [device, config] of /** @type {const} */ ([['phone'], ['desktop', desktopConfig]])) {
    for (const path of paths) {
      scores[`/${path} ${device}`] = []
      for (let round = 0; round < rounds; round++) {
        const { lhr } = await lighthouse(address + path, { port, logLevel: 'error' }, config)
        const score = (/** @type {string} */ name) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)
        scores[`/${path} ${device}`]?.push({
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best practices': score('best-practices'),
          SEO: score('seo'),
          machine: lhr.environment.benchmarkIndex,
        })
      }
    }
  }
  return scores
}
