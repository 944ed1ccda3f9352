// Which package a new site depends on: the one that it was made with, from where that came from.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { packageFolder } from './set-up.mjs'

const NAME = 'vitafolio'
/** Where the site keeps a packed package that has no address. */
export const VENDOR = 'vendor'

/** As all registries serve packages: https://registry.example/vitafolio/-/vitafolio-1.0.0.tgz */
const OF_REGISTRY = new RegExp(`^https?://[^?#]+/${NAME}/-/${NAME}-([^/]+)\\.tgz$`)
const OF_GITHUB = /^git\+ssh:\/\/git@github\.com\/(.+?)(?:\.git)?(#.+)$/
const GIT = /^(?:git\+|git:|github:|gitlab:|bitbucket:)/

/**
 * What gives others the same package: a version of the registry, if that delivered it, or an address. Nothing for a package from a file, or
 * from where nobody says: its name at the registry may be somebody else's.
 * @param {string} folder of the package
 * @returns {string | undefined}
 */
export function addressOf(folder) {
  const modules = dirname(folder)
  if (basename(modules) !== 'node_modules') return undefined
  const { packages = {} } = readJson(join(modules, '.package-lock.json'))
  const resolved = String(packages[`node_modules/${NAME}`]?.resolved ?? '')
  const [, version] = OF_REGISTRY.exec(resolved) ?? []
  if (version !== undefined) return `^${version}`
  if (GIT.test(resolved)) {
    const asked = String(readJson(join(dirname(modules), 'package.json')).dependencies?.[NAME] ?? '')
    return GIT.test(asked) && asked.includes('#') ? asked : resolved.replace(OF_GITHUB, 'github:$1$2')
  }
  return resolved.startsWith('https://') && !hasSecret(resolved) ? resolved : undefined
}

/** @param {string} address */
function hasSecret(address) {
  const { username, password, search } = new URL(address)
  return [username, password, search].some((each) => each !== '')
}

/**
 * Whether a dependency is a file or a folder that is not in the repository, where nobody else can install it.
 * @param {string} dependency
 * @param {string} folder of the repository
 */
export function isElsewhere(dependency, folder) {
  const path = /^(?:file:|link:)(.+)$/.exec(dependency)?.[1]
  return path !== undefined && relative(folder, resolve(folder, path)).startsWith('..')
}

/**
 * Packs the package into `vendor/` of a folder.
 * @param {string} folder
 * @returns {string} the path of the file
 */
export function pack(folder) {
  const target = join(folder, VENDOR)
  mkdirSync(target, { recursive: true })
  const { status, stderr, error } = npm([
    'pack',
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    JSON.stringify(target),
  ])
  const [file] = readdirSync(target)
  if (status !== 0 || file === undefined)
    throw new Error(
      `npm could not pack ${packageFolder}: ${error?.message ?? stderr.trim()}. Install npm, and try again.`,
    )
  return `${VENDOR}/${file}`
}

/**
 * The name and the version of a packed package; nothing if the file is none.
 * @param {string} file
 * @returns {{ name: string, version: string } | undefined}
 */
export function contentsOf(file) {
  const { status, stdout } = npm(['pack', JSON.stringify(file), '--dry-run', '--json', '--silent', '--ignore-scripts'])
  if (status !== 0) return undefined
  const packed = JSON.parse(stdout)
  // npm 12 returns an object with a key for each package.
  return Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
}

/** @param {string[]} args */
function npm(args) {
  return spawnSync('npm', args, { cwd: packageFolder, shell: true, encoding: 'utf8' })
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
