import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { contentsOf, VENDOR } from './dependency.mjs'
import { install } from './install.mjs'
import { dependencyIn, readPackageJson } from './package-json.mjs'
import { fail, project } from './set-up.mjs'
import { packageVersion, upgradeNote } from './upgrade-note.mjs'

export const help = `npx vitafolio upgrade FILE

Installs another version of the package, and says what it changes. FILE is one of:

  vitafolio-0.8.0.tgz                a packed file: it goes to vendor/ of your site, in the place of the one there
  https://…/vitafolio-0.8.0.tgz      the address of a release's file
  github:owner/vitafolio#v0.8.0      an address of git with a tag

A version of the registry comes with npm update vitafolio, which needs no FILE.`

export const options = {}
export const allowPositionals = true

/** Addresses that others on the way could change. */
const UNENCRYPTED = /^(?:git\+)?http:|^git:/
const ADDRESS = /^(?:https:|git\+|github:|gitlab:|bitbucket:)/

/** @param {{ positionals: [string] }} parsed */
export async function run({ positionals: [source] }) {
  const before = dependencyIn(packageJson())
  if (before === undefined)
    fail('package.json does not depend on vitafolio. Run the command in the folder of your site.')
  if (UNENCRYPTED.test(source)) fail(`${source} is not encrypted: others could change what you get. Use https or ssh.`)
  const previous = packageVersion() // of the files that are replaced
  const isInstalled = ADDRESS.test(source)
    ? await install(project, `vitafolio@${source}`)
    : await installFile(resolve(source))
  if (!isInstalled)
    fail(`The package could not be installed; see the message above. ${before} is still the one of your site.`)
  removePacked(before)
  const folder = join(project, 'node_modules/vitafolio')
  const { version } = readPackageJson(folder)
  const changelog = join(folder, 'CHANGELOG.md')
  const note = existsSync(changelog) ? upgradeNote(readFileSync(changelog, 'utf8'), previous, version) : ''
  const isSame = version === previous
  console.log(
    note || (isSame ? `This is vitafolio ${version}, as before.` : `vitafolio ${previous} is now ${version}.`),
  )
}

function packageJson() {
  try {
    return readPackageJson(project)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Copies a packed file into the site, and installs it from there. Returns whether that was possible; if not, all is as it was.
 * @param {string} file
 */
async function installFile(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    fail(`There is no ${file}. Pass a packed file, such as vitafolio-0.8.0.tgz, or an address.`)
  const packed = contentsOf(file)
  if (packed?.name !== 'vitafolio') fail(`${file} is no packed vitafolio. A release has one: vitafolio-0.8.0.tgz.`)
  if (dirname(file) === join(project, VENDOR)) return install(project, `./${VENDOR}/${basename(file)}`)
  const path = freePath(packed.version)
  mkdirSync(join(project, VENDOR), { recursive: true })
  copyFileSync(file, join(project, path))
  if (await install(project, `./${path}`)) return true
  rmSync(join(project, path))
  return false
}

/**
 * Another file of the version stays until the new one is installed.
 * @param {string} version
 */
function freePath(version) {
  for (let number = 1; ; number += 1) {
    const path = `${VENDOR}/vitafolio-${version}${number === 1 ? '' : `-${number}`}.tgz`
    if (!existsSync(join(project, path))) return path
  }
}

/**
 * Removes the packed file of the version before, unless it still is the one of the site.
 * @param {string} before the dependency that there was
 */
function removePacked(before) {
  const now = dependencyIn(packageJson()) ?? ''
  const [, path] = /^file:(?:\.\/)?(vendor\/vitafolio-[^/]+\.tgz)$/.exec(before) ?? []
  if (path !== undefined && resolve(project, path) !== resolve(project, now.replace(/^file:/, '')))
    rmSync(join(project, path), { force: true })
}
