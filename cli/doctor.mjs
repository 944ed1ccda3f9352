import { contentFolder } from '../generator/content/content-folder.mjs'
// npm run doctor: says what is wrong with the set-up, the content and the built site, and the line to change.
import { asJson, asText, isOk } from './doctor/report.mjs'
import { checkSetUp } from './doctor/set-up.mjs'
import { root } from './set-up.mjs'

/** @typedef {import('./doctor/finding.ts').Check} Check */

const HELP = `npm run doctor: says what is wrong with the set-up, the content and the built site, and the line to change.

  npm run doctor -- --online           asks the links as well, ten seconds each at most
  npm run --silent doctor -- --json    the same as one JSON document (docs/decisions/0015-doctor.md)
  npm run doctor -- --help             this text

It ends with 0 when nothing has to be put right, 1 when something has, 2 for an option that does not exist.`

const OPTIONS = ['--online', '--json', '--help']
const asked = process.argv.slice(2)
const unknown = asked.filter((option) => !OPTIONS.includes(option))

if (unknown.length > 0) {
  console.error(
    `There is no option ${unknown.map((option) => `"${option}"`).join(', ')}; there are ${OPTIONS.join(', ')}.`,
  )
  process.exitCode = 2
} else if (asked.includes('--help')) {
  console.log(HELP)
} else {
  const checks = await look()
  console.log(asked.includes('--json') ? asJson(checks) : asText(checks))
  process.exitCode = isOk(checks) ? 0 : 1
}

/** Every check, first those that need no package: they say why the others could not be made. */
async function look() {
  const content = contentFolder(root)
  const setUp = await orItsFailure('set-up', 'package.json', async () => checkSetUp(root))
  const [size, typedChecks] = await Promise.all([
    orItsFailure('size', 'dist', async () => (await import('./doctor/size.mjs')).checkSize(root, content)),
    lookWithPackages(content, setUp),
  ])
  return [setUp, ...typedChecks, size]
}

/**
 * @param {string} content
 * @param {Check} setUp
 * @returns {Promise<Check[]>}
 */
async function lookWithPackages(content, setUp) {
  try {
    const { typed } = await import('./typed.mjs')
    const { examine } = await typed('cli/doctor/check-site.ts')
    return await examine({ root, folder: content, online: asked.includes('--online') })
  } catch (error) {
    // Packages that are missing or old are the likely reason, and are told already.
    if (setUp.findings.length > 0) return [notLookedAt()]
    return [failed('content', content, error)]
  }
}

/** @returns {Check} */
function notLookedAt() {
  return { name: 'content', verdict: 'not looked at before the set-up is right (npm ci)', findings: [] }
}

/**
 * @param {string} name
 * @param {string} file
 * @param {() => Promise<Check>} check
 */
async function orItsFailure(name, file, check) {
  try {
    return await check()
  } catch (error) {
    return failed(name, file, error)
  }
}

/**
 * @param {string} name
 * @param {string} file
 * @param {unknown} error
 * @returns {Check}
 */
function failed(name, file, error) {
  const message = `could not be looked at (${error instanceof Error ? error.message : String(error)})`
  const place = { file, line: null, column: null }
  return { name, verdict: 'not looked at', findings: [{ level: 'problem', place, message }] }
}
