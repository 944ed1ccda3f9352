// npm run test:deep: runs every command that the documents name, in a fresh copy of the project, and looks at what comes of it.
// npm run test:deep -- shots    those alone that hold this text
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMANDS } from './deep/commands.mjs'
import { makeFreshCopy } from './deep/fresh-copy.mjs'
import { hasGit } from './git.mjs'
import { checkNode, fail } from './set-up.mjs'

checkNode()
if (process.platform === 'win32') fail('npm run test:deep needs a shell and process groups, which Windows lacks.')
if (!hasGit()) fail('npm run test:deep needs git, which a fresh copy is made with.')

const text = process.argv.slice(2).join(' ')
const asked = Object.entries(COMMANDS).filter(([command]) => command.includes(text))
if (asked.length === 0) fail(`No command of the documents holds "${text}".`)

const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const fresh = makeFreshCopy(folder)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void fresh.end().then(() => process.exit(1)))
}
/** @type {string[]} */
const failed = []
/** @type {string[]} */
const leftOut = []
try {
  if (asked[0]?.[0] !== 'npm start') await fresh.run('npm ci --no-audit --no-fund')
  for (const [command, entry] of asked) await runOne(command, entry)
} finally {
  await fresh.end()
}
console.log(failed.length === 0 ? '\nEvery command does what its text says.' : `\nFailed: ${failed.join(', ')}`)
if (leftOut.length > 0) console.log(`Not looked at on this machine: ${leftOut.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * @param {string} command
 * @param {typeof COMMANDS[string]} entry
 */
async function runOne(command, entry) {
  if (typeof entry === 'object') return console.log(`not run           ${command}: ${entry.notRun}`)
  const started = Date.now()
  const took = () => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8)
  try {
    const part = partOf(await entry(fresh))
    leftOut.push(...part)
    console.log(`${part.length === 0 ? 'passed ' : 'in part'} ${took()}  ${command}`)
  } catch (error) {
    failed.push(command)
    console.log(`FAILED  ${took()}  ${command}\n${error instanceof Error ? error.message : String(error)}`)
  }
  fresh.reset()
}

/**
 * What a command left out of what it is for.
 * @param {unknown} outcome
 * @returns {string[]}
 */
function partOf(outcome) {
  return typeof outcome === 'object' && outcome !== null && 'leftOut' in outcome ? [String(outcome.leftOut)] : []
}
