// Runs before anything is installed, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Says what is wrong in one sentence and ends.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * Runs a command with its output in view and returns whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(error.message)
  return status === 0
}

/** Ends with a sentence when this Node is older than package.json asks for. */
export function checkNode(version = process.versions.node) {
  const fault = faultOfNode(version)
  if (fault) fail(fault)
}

/**
 * What is wrong with a Node that is older than package.json asks for; null when it will do.
 * @param {string} version
 */
export function faultOfNode(version) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null
  return `This is Node ${version}; the site needs Node ${engines.node.replace('>=', '')} or later (https://nodejs.org).`
}

/** Installs exactly what the lockfile says, when nothing is installed yet or the lockfile is newer. */
export function install() {
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  // npm would empty the folder that it leads to, which may be another project's.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link, and what it leads to is older than package-lock.json; remove the link, and run the command again.',
    )
  }
  console.log('Installing what the site is built with (package-lock.json) …')
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' })) {
    fail(
      'npm could not install the packages; its message above says why. Check the connection and run the command again.',
    )
  }
}
