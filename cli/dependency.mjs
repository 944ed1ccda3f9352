// Which package a new site depends on: the one that it was made with, from where that came from.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { dependencyIn, readPackageJson } from './package-json.mjs'
import { packageFolder } from './set-up.mjs'

const NAME = 'vitafolio'
/** Where the site keeps a packed package that has no address. */
export const VENDOR = 'vendor'

/** As all registries serve packages: https://registry.example/vitafolio/-/vitafolio-1.0.0.tgz */
const OF_REGISTRY = new RegExp(`^https?://[^?#]+/${NAME}/-/${NAME}-([^/]+)\\.tgz$`)
const OF_GITHUB = /^git\+ssh:\/\/git@github\.com\/(.+?)(?:\.git)?(#.+)$/
const GIT = /^(?:git\+|git:|github:|gitlab:|bitbucket:)/

/**
 * What gives others the same package: a version of the registry, if that delivered it, or an address without a secret. Nothing for a package
 * from a file, or from where nobody says: its name at the registry may be somebody else's.
 * @param {string} folder of the package
 * @returns {string | undefined}
 */
export function addressOf(folder) {
  const modules = dirname(folder)
  if (basename(modules) !== 'node_modules') return undefined
  const lockfile = join(modules, '.package-lock.json')
  const { packages = {} } = existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')) : {}
  const resolved = String(packages[`node_modules/${NAME}`]?.resolved ?? '')
  const [, version] = OF_REGISTRY.exec(resolved) ?? []
  if (version !== undefined) return `^${version}`
  const asked = dependencyIn(readPackageJson(dirname(modules))) ?? ''
  const isPinned = GIT.test(resolved) && GIT.test(asked) && asked.includes('#')
  const address = isPinned ? asked : resolved.replace(OF_GITHUB, 'github:$1$2')
  return (GIT.test(address) || address.startsWith('https://')) && !hasSecret(address) ? address : undefined
}

/** Programs log in to git with a name alone, too: https://TOKEN@github.com. With ssh, "git" is the name of all. */
function hasSecret(/** @type {string} */ address) {
  if (!URL.canParse(address.replace(/^git\+/, ''))) return false
  const { protocol, username, password, search } = new URL(address.replace(/^git\+/, ''))
  return password !== '' || search !== '' || (username !== '' && protocol !== 'ssh:')
}

/**
 * Whether a dependency is a file or a folder that is not in the repository, where nobody else can install it.
 * @param {string} dependency
 * @param {string} folder of the repository
 */
export function isElsewhere(dependency, folder) {
  const path =
    /^(?:file:|link:|portal:)(.+)$/.exec(dependency)?.[1] ?? (/^\.{0,2}\//.test(dependency) ? dependency : undefined)
  if (path === undefined) return false
  const within = relative(folder, resolve(folder, path))
  return isAbsolute(path) || isAbsolute(within) || within === '..' || within.startsWith(`..${sep}`)
}

/**
 * Packs the package into `vendor/` of a folder.
 * @param {string} folder
 * @returns {string} the path of the file
 */
export function pack(folder) {
  const target = join(folder, VENDOR)
  mkdirSync(target, { recursive: true })
  const { status, stderr, error } = npm(['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', target])
  const [file] = readdirSync(target)
  if (status === 0 && file !== undefined) return `${VENDOR}/${file}`
  const reason = error ? `${error.message}. Install npm, and try again.` : stderr.trim()
  throw new Error(`npm could not pack ${packageFolder}: ${reason}`)
}

/**
 * The name and the version of a packed package; nothing if the file is none.
 * @param {string} file
 * @returns {{ name: string, version: string } | undefined}
 */
export function contentsOf(file) {
  const { status, stdout } = npm(['pack', file, '--dry-run', '--json', '--silent', '--ignore-scripts'])
  if (status !== 0) return undefined
  const packed = JSON.parse(stdout)
  // npm 12 returns an object with a key for each package.
  return Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
}

/** @param {string[]} args */
function npm(args) {
  const isWindows = process.platform === 'win32' // where npm is a script of the shell
  return spawnSync('npm', isWindows ? args.map((arg) => JSON.stringify(arg)) : args, {
    cwd: packageFolder,
    shell: isWindows,
    encoding: 'utf8',
  })
}
