import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { FORMAT_LIST } from '../importers/formats.mjs'
import { isRunning } from '../lib/is-running.mjs'
import { misuse } from './arguments.mjs'
import { addressOf, isElsewhere, pack, VENDOR } from './dependency.mjs'
import { commitFirst } from './first-commit.mjs'
import { install, programOf } from './install.mjs'
import { FIRST_STEPS, LATER_STEPS, NEXT_STEPS, OPENED } from './next-steps.mjs'
import { dependencyIn, readPackageJson } from './package-json.mjs'
import { fail, packageFolder, pathError, project, run as runProgram } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio init FOLDER [--from FILE] [--open]

Creates the repository of your site: content/, package.json, a README, and a workflow that publishes it on GitHub Pages. Installs
the package there, and makes a first commit with git. In a folder with files, it adds what is missing, replaces none but
package.json, to which it adds, and commits nothing.

  --open        goes on in your browser, where you begin with your CV, or with the sample
  --no-install  only writes the files

  --from FILE   fills content/ from a résumé; without it, content/ is a copy of the sample. FILE is one of:

${FORMAT_LIST}`

export const options = { from: { type: 'string' }, open: { type: 'boolean' }, 'no-install': { type: 'boolean' } }
export const allowPositionals = true

/** What the repository has beside its content and package.json, and where it is in template/: npm does not pack a .gitignore. */
const FILES = {
  'README.md': 'README.md',
  'AGENTS.md': 'AGENTS.md',
  '.gitignore': 'gitignore',
  '.github/workflows/publish.yml': '.github/workflows/publish.yml',
  '.devcontainer/devcontainer.json': '.devcontainer/devcontainer.json',
}

/**
 * What to do with a file that is left as it is.
 * @type {Record<string, string>}
 */
const CURES = {
  '.gitignore': ': take over its lines, or git publishes letters, private facts and installed packages.',
}

/** In our clone, npm runs the command in the clone, and passes the folder it was called in. */
const callerFolder = (process.env.npm_lifecycle_event === 'init' && process.env.INIT_CWD) || project

/** @param {{ values: { from?: string, open?: boolean, 'no-install'?: boolean }, positionals: [string] }} parsed */
export async function run({ values, positionals: [name] }) {
  if (values.open && values['no-install']) misuse('--open needs the package: leave out --no-install.')
  const folder = resolve(callerFolder, name)
  const source = values.from && resolve(callerFolder, values.from)
  const isNew = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).length === 0 : true
  const report = await createRepository(folder, source).catch(({ message }) => fail(message))
  const path = relative(callerFolder, folder)
  console.log(`${report && `${report}\n\n`}Created ${path || '.'}/`)
  const isInstalled = !values['no-install'] && (await installPackages(folder))
  const committed = isInstalled && isNew ? commitFirst(folder) : ''
  if (committed) console.log(committed)
  const isOpened = isInstalled && values.open
  const enter = path && `cd ${/^[\w./-]+$/.test(path) ? path : JSON.stringify(path)}`
  const steps = [enter, !isInstalled && `${programOf(folder)} install`].filter(Boolean).map((step) => `  ${step}\n`)
  const next = isOpened ? LATER_STEPS : source ? NEXT_STEPS : FIRST_STEPS
  console.log(`\n${isOpened ? OPENED : 'Next:'}\n${steps.join('')}${next}`)
  if (!isInstalled && !values['no-install']) process.exitCode = 1
  if (!isOpened) return
  const shell = process.platform === 'win32'
  if (!(await runProgram('npm', ['run', 'dev', '--', '--open'], { cwd: folder, shell }))) process.exitCode = 1
}

/** @param {string} folder */
async function installPackages(folder) {
  console.log('\nInstalling the package, which can take a minute …')
  const isInstalled = await install(folder)
  if (!isInstalled) console.error('\nThe package could not be installed; see the message above.')
  return isInstalled
}

/**
 * Creates the repository. Returns what the owner should know.
 * @param {string} folder
 * @param {string} [source] a résumé to import
 * @returns {Promise<string>}
 */
export async function createRepository(folder, source) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) throw new Error(`${folder} is a file.`)
  const problem = folder === packageFolder ? `${folder} is vitafolio itself. Choose another folder.` : pathError(folder)
  if (problem) throw new Error(problem)
  const content = join(folder, 'content')
  if (existsSync(content)) {
    const cure =
      dependencyIn(readPackageJson(folder)) !== undefined
        ? 'Edit content/site.yaml, or choose another folder.'
        : 'Move it away, run the command again, and put what is yours into the new content/.'
    throw new Error(`${content} exists already. ${cure}`)
  }
  const existing = existsSync(join(folder, 'package.json')) ? readPackageJson(folder) : { private: true }
  /** @type {string[]} */
  const notes = []
  const exists = existsSync(folder)
  const prefix = exists ? join(folder, '.init-') : join(dirname(folder), `.${basename(folder)}.init-`)
  const staging = prefix + process.pid
  try {
    removeInterrupted(prefix)
    mkdirSync(staging, { recursive: true })
    const report = source ? await importContent(staging, source) : copySample(join(staging, 'content'))
    for (const [path, ours] of Object.entries(FILES)) {
      const file = join(packageFolder, 'template', ours)
      if (!existsSync(join(folder, path))) cpSync(file, join(staging, path))
      else if (!readFileSync(file).equals(readFileSync(join(folder, path))))
        notes.push(`${path} is left as it is. Ours is node_modules/vitafolio/template/${ours}${CURES[path] ?? ''}`)
    }
    const { text, kept, packed } = packageJson(folder, existing, () => pack(staging))
    writeFileSync(join(staging, 'package.json'), text)
    notes.unshift(...kept.map((name) => `package.json keeps its script "${name}". Ours is: vitafolio ${name}`))
    if (packed) notes.push(`${packed} is the package. It belongs in the repository: others build the site with it.`)
    if (exists) moveInto(folder, staging)
    else renameSync(staging, folder)
    return [report, notes.join('\n')].filter(Boolean).join('\n\n')
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error) // only errors of the system have a code
    if (code === undefined) throw error
    throw new Error(`${folder} could not be created. ${message}`, { cause: error })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/**
 * Removes what earlier calls left that were killed.
 * @param {string} prefix
 */
function removeInterrupted(prefix) {
  const folder = dirname(prefix)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const left = names.map((name) => join(folder, name)).filter((path) => path.startsWith(prefix))
  for (const path of left) {
    const id = path.slice(prefix.length)
    if (/^\d+$/.test(id) && !isRunning(Number(id))) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Moves the files to their places, the content last: where it is, nothing is missing, and otherwise a second call adds the rest.
 * @param {string} folder
 * @param {string} staging
 */
function moveInto(folder, staging) {
  const vendored = existsSync(join(staging, VENDOR)) ? readdirSync(join(staging, VENDOR)) : []
  const packed = vendored.map((name) => join(VENDOR, name))
  for (const path of [...Object.keys(FILES), ...packed, 'package.json', 'content']) {
    if (!existsSync(join(staging, path))) continue
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(staging, path), existsSync(target) ? realpathSync(target) : target) // a link stays
  }
}

/** @param {string} content */
function copySample(content) {
  cpSync(join(packageFolder, 'sample'), content, { recursive: true })
  const file = join(content, 'site.yaml')
  const schema = '../node_modules/vitafolio/schema/site.schema.json'
  writeFileSync(file, readFileSync(file, 'utf8').replace('../schema/site.schema.json', schema))
  return ''
}

/**
 * @param {string} folder
 * @param {string} file
 */
async function importContent(folder, file) {
  const { importResume } = await importTypeScript('importers/import-resume.ts')
  const report = await importResume({ root: folder, file, force: false })
  mkdirSync(join(folder, 'content/images'))
  return report
}

/**
 * The package.json of the folder, with our scripts and the dependency; what it has already stays, but a package that others cannot install.
 * @param {string} folder
 * @param {Record<string, any>} existing
 * @param {() => string} packPackage returns the path of the packed package
 */
function packageJson(folder, existing, packPackage) {
  const file = join(folder, 'package.json')
  const written = dependencyIn(existing)
  const isKept = written !== undefined && !isElsewhere(written, folder)
  const address = isKept ? written : addressOf(packageFolder)
  const packed = address === undefined ? packPackage() : undefined
  const scripts = Object.fromEntries(['start', 'dev', 'build', 'doctor'].map((name) => [name, `vitafolio ${name}`]))
  const { vitafolio: elsewhere, ...others } = existing.devDependencies ?? {}
  const merged = {
    ...existing,
    scripts: { ...scripts, ...existing.scripts },
    ...(!isKept && { dependencies: { ...existing.dependencies, vitafolio: address ?? `file:${packed}` } }),
    ...(!isKept && elsewhere !== undefined && { devDependencies: others }),
  }
  const kept = Object.keys(scripts).filter((name) => merged.scripts[name] !== scripts[name])
  return { packed, kept, text: existsSync(file) ? asWritten(merged, readFileSync(file, 'utf8')) : asJson(merged) }
}

/**
 * @param {object} value
 * @param {string} [indent]
 */
function asJson(value, indent = '  ') {
  return `${JSON.stringify(value, null, indent)}\n`
}

/**
 * The value with the indent and the line ends of the text that it replaces.
 * @param {object} value
 * @param {string} text
 */
function asWritten(value, text) {
  const [, indent] = /^([ \t]+)"/m.exec(text) ?? []
  return asJson(value, indent).replaceAll('\n', text.includes('\r\n') ? '\r\n' : '\n')
}
