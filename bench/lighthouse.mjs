// Lighthouse's scores. It is large, so it has a lockfile of its own and is installed when it is asked for.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run } from '../scripts/set-up.mjs'

const HERE = join(root, 'bench')
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

export function installLighthouse() {
  if (existsSync(join(HERE, 'node_modules/lighthouse'))) return
  console.error('Installing Lighthouse (bench/package-lock.json) …')
  if (
    run('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: HERE,
      stdio: ['inherit', 2, 'inherit'],
      shell: process.platform === 'win32',
    })
  )
    return
  fail('npm could not install Lighthouse; its message above says why.')
}

/**
 * @param {number} port of a browser that can be driven from outside
 * @param {string} address
 * @param {{ form: 'mobile' | 'desktop', throttling: 'simulate' | 'devtools' }} options
 * @returns {Promise<number[]>} 0 to 100, in the order of CATEGORIES, NaN where Lighthouse gave up, and how fast it found the
 *   machine just then
 */
export async function score(port, address, { form, throttling }) {
  /** @type {any} It is not there until it is asked for, so its types are not either. */
  const { default: lighthouse, desktopConfig } = await import(join(HERE, 'node_modules/lighthouse/core/index.js'))
  const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES], throttlingMethod: throttling }
  const result = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined)
  const { categories, environment } = result?.lhr ?? fail(`Lighthouse has no result for ${address}.`)
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100))
  return [...scores, Math.round(environment.benchmarkIndex)]
}
