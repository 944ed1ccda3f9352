// Runs before anything is installed, so it uses nothing but Node itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printMistake } from './arguments.mjs'

/** The sample needs 750 MB without a cache. */
const MEMORY =
  'A build needs about 1 GB, and more for very large pictures: close other programs, or make the pictures smaller.'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM']

/** The package: our code and the sample. */
export const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The owner's repository, with content/, dist/ and .cache/. In our own clone it is the package itself. */
export const project = process.cwd()

const isClone = realpathSync(project) === realpathSync(packageFolder)

/**
 * Prints a message and exits with 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  printMistake(`\n${message}`)
  process.exit(1)
}

/**
 * @param {number} port
 * @param {string} command
 * @returns {never}
 */
export function failToListen(port, command) {
  return fail(
    `Port ${port} is in use, or needs administrator rights. Choose another one: ${command} -- --port ${port + 1}`,
  )
}

/**
 * Runs a command, shows its output, and returns whether it succeeded. A signal that ends this process ends the command first.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<boolean>}
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: packageFolder, stdio: 'inherit', ...options })
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    received = signal
    child.kill(signal)
  }
  for (const name of SIGNALS) process.on(name, forward)
  const [status, signal] = await once(child, 'exit').catch(({ message }) => [message])
  for (const name of SIGNALS) process.off(name, forward)
  if (received) process.kill(process.pid, received)
  if (typeof status === 'string') console.error(status)
  // The system kills what needs more memory than there is; Node aborts by itself at its own limit.
  if (!received && (signal === 'SIGKILL' || signal === 'SIGABRT'))
    console.error(`\nThe command was ended (${signal}), as happens without enough memory. ${MEMORY}`)
  return status === 0
}

/** Checks Node, the project folder and the installed packages. In our clone, installs what is missing or outdated. */
export async function prepare() {
  const error = nodeVersionError(process.versions.node) ?? linkerError(process.versions) ?? folderError(project)
  if (error) fail(error)
  if (!isOutdated(project)) return
  if (!isClone) return console.error('node_modules/ is older than package-lock.json. Run npm install.')
  // npm ci would empty the folder that a link leads to.
  if (lstatSync(join(project, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a symbolic link to packages older than package-lock.json. Remove the link and try again.')
  }
  console.error('Installing packages, which can take a minute …') // The standard output may be the JSON of the doctor.
  /** @type {import('node:child_process').SpawnOptions} */
  const npm = { stdio: ['inherit', 2, 2], shell: process.platform === 'win32' }
  if (!(await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], npm))) {
    fail('npm could not install the packages; see its message above. Check the connection and try again.')
  }
}

/**
 * Returns a message if Yarn keeps packages in archives, where Vite can write nothing.
 * @param {NodeJS.Dict<string>} versions
 */
export function linkerError({ pnp }) {
  return (
    pnp &&
    'Yarn has installed the packages as archives (Plug\'n\'Play), from which the site cannot be built. Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.'
  )
}

/**
 * Whether npm has to install packages, for owners who use npm.
 * @param {string} folder
 */
function isOutdated(folder) {
  const lockfile = statSync(join(folder, 'package-lock.json'), { throwIfNoEntry: false })
  const installed = statSync(join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return lockfile !== undefined && lockfile.mtimeMs > (installed?.mtimeMs ?? 0)
}

/**
 * Returns a message if the tools cannot work in the project folder.
 * @param {string} folder
 */
export function folderError(folder) {
  if (existsSync(join(folder, 'site.yaml')) && !existsSync(join(folder, 'content')))
    return 'This is the folder of the content. Run the command in the folder above: cd ..'
  const error = pathError(folder)
  if (error) return error
  try {
    accessSync(folder, constants.W_OK)
    return undefined
  } catch {
    return `The project folder is not writable: ${folder}. Check its permissions.`
  }
}

/**
 * Returns a message if a path has a character that Vite would take for a part of a URL, or a backslash that is no separator.
 * @param {string} folder
 */
export function pathError(folder) {
  const [character] = (sep === '\\' ? /[#%?]/ : /[#%?\\]/).exec(folder) ?? []
  return character && `The path of the project contains "${character}": ${folder}. Rename the folder.`
}

/**
 * Returns a message if a version of Node is none of those in package.json, which are those of Vite.
 * @param {string} version
 */
export function nodeVersionError(version) {
  const { engines } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  /** @type {{ isMajor: boolean, first: string, major: string }[]} */
  const ranges = engines.node.split(' || ').map((/** @type {string} */ range) => {
    const first = range.replace(/^\D+/, '')
    return { isMajor: range.startsWith('^'), first, major: first.split('.')[0] }
  })
  const isIn = ranges.some(({ isMajor, first, major }) => {
    const isLater = version.localeCompare(first, 'en', { numeric: true }) >= 0
    return isLater && (!isMajor || version.startsWith(`${major}.`))
  })
  if (isIn) return undefined
  const names = ranges.map(({ isMajor, first, major }) => `${first} or later${isMajor ? ` of version ${major}` : ''}`)
  return `This is Node ${version}. The site needs Node ${names.join(', or ')}. Install it from https://nodejs.org.`
}
