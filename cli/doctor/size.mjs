// Whether the built site weighs what it may. Uses nothing but Node itself.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUDGETS, filesOf, isFor, weightOf } from '../weights.mjs'

/** @typedef {import('./finding.ts').Finding} Finding */
/** @typedef {import('./finding.ts').Check} Check */

/** What the site is built from, beside the owner's folder. */
const CODE = ['src', 'schema', 'generator', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Scripts are the same for every content, but for a base path in them. */
const ROOM_FOR_SCRIPTS = 1.02
/** Pages, styles and faces follow the content: the sample's weight is no limit for them, only a measure. */
const ROOM_FOR_CONTENT = 1.5
/** A script of fewer bytes needs no budget. */
const SMALL = 500

/**
 * @param {string} root the project's folder
 * @param {string} content the owner's folder in it
 * @returns {Promise<Check>}
 */
export async function checkSize(root, content) {
  const site = join(root, 'dist')
  if (!existsSync(join(site, 'index.html'))) {
    return { name: 'size', verdict: 'dist/ is not there yet; npm run build makes it', findings: [] }
  }
  const files = filesOf(site).filter((file) => /\.(?:html|js|woff2)$/.test(file))
  const weights = await Promise.all(
    files.map(async (file) => ({ file, bytes: await weightOf(join(site, file)), budget: budgetOf(file) })),
  )
  const all = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    name: 'size',
    verdict: `${files.length} files looked at in dist/, ${(all / 1000).toFixed(0)} kB in all`,
    findings: [...staleness(root, content), ...weights.flatMap(judged)],
  }
}

/** @param {string} file */
function budgetOf(file) {
  const own = Object.entries(BUDGETS).find(([pattern]) => isFor(pattern, file))?.[1]
  if (own !== undefined || !file.endsWith('.html')) return own
  // Pages of the owner's have paths of their own.
  return Math.max(...Object.entries(BUDGETS).flatMap(([pattern, bytes]) => (pattern.endsWith('.html') ? [bytes] : [])))
}

/**
 * @param {{ file: string, bytes: number, budget: number | undefined }} weight
 * @returns {Finding[]}
 */
function judged({ file, bytes, budget }) {
  const place = { file: `dist/${file}`, line: null, column: null }
  const weighs = `weighs ${bytes} bytes packed`
  const isScript = file.endsWith('.js')
  if (budget === undefined) {
    if (!isScript || bytes <= SMALL) return []
    const message = `${weighs} and has no budget in tests/budgets.json; find out what brought it in, or give it one`
    return [{ level: 'problem', place, message }]
  }
  if (bytes <= budget * (isScript ? ROOM_FOR_SCRIPTS : ROOM_FOR_CONTENT)) return []
  const message = isScript
    ? `${weighs}, and tests/budgets.json has ${budget}; find out what made the code grow, since no content does`
    : `${weighs}, where the sample's has ${budget}; visitors wait for what a longer content adds`
  return [{ level: isScript ? 'problem' : 'advice', place, message }]
}

/**
 * @param {string} root
 * @param {string} content
 * @returns {Finding[]}
 */
function staleness(root, content) {
  const built = statSync(join(root, 'dist/index.html')).mtimeMs
  const newer = [content, ...CODE]
    .flatMap((path) => sourcesIn(root, path))
    .find((path) => statSync(join(root, path)).mtimeMs > built)
  const message = `was built before ${newer} was changed, and its figures may be of another site; npm run build makes it anew`
  return newer === undefined ? [] : [{ level: 'advice', place: { file: 'dist', line: null, column: null }, message }]
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function sourcesIn(root, path) {
  if (!existsSync(join(root, path)) || /\.test\.\w+$|(?:^|\/)generator\/doctor$/.test(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => sourcesIn(root, `${path}/${name}`))
}
