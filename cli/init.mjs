import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { misuse } from './arguments.mjs'
import { fail, packageFolder, project } from './set-up.mjs'
import { importTypeScript } from './vite.mjs'

export const help = `npx vitafolio init FOLDER [--from FILE]

Creates the repository of your site: content/, package.json, a README, and a workflow that publishes it on GitHub Pages. In a
folder that exists, it adds what is missing and replaces no file.

  --from FILE   fills content/ from a JSON Resume, such as resume.json, or from LinkedIn's data export, such as
                Basic_LinkedInDataExport.zip; without it, content/ is a copy of the sample`

export const options = { from: { type: 'string' } }
export const allowPositionals = true

/** What the repository consists of. `content` comes last: where it is, everything is. */
const PATHS = ['README.md', '.gitignore', '.github/workflows/publish.yml', 'package.json', 'content']

/** In our clone, npm runs the command in the clone, and passes the folder it was called in. */
const callerFolder = (process.env.npm_lifecycle_event === 'init' && process.env.INIT_CWD) || project

/** @param {{ values: { from?: string }, positionals: string[] }} parsed */
export async function run({ values, positionals: [name, ...others] }) {
  if (!name || others.length > 0) misuse('Pass one folder: npx vitafolio init my-site')
  const folder = resolve(callerFolder, name)
  const source = values.from && resolve(callerFolder, values.from)
  const report = await createRepository(folder, source).catch(({ message }) => fail(message))
  const path = relative(callerFolder, folder)
  console.log(`${report && `${report}\n\n`}Created ${path || '.'}/

Next:
  ${path ? `cd ${path}\n  ` : ''}npm install
  npm run dev       shows the site while you edit content/site.yaml
  npm run doctor    lists what is left to write, and other problems`)
}

/**
 * Creates the repository beside its place, and moves it there when it is complete. Returns what the owner should know.
 * @param {string} folder
 * @param {string} [source] a résumé to import
 * @returns {Promise<string>}
 */
export async function createRepository(folder, source) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) throw new Error(`${folder} is a file.`)
  if (existsSync(join(folder, 'content')))
    throw new Error(`${join(folder, 'content')} exists already. Edit content/site.yaml, or choose another folder.`)
  const temporary = join(dirname(folder), `.${basename(folder)}.init`)
  try {
    rmSync(temporary, { recursive: true, force: true }) // what a killed run left
    cpSync(join(packageFolder, 'template'), temporary, { recursive: true })
    renameSync(join(temporary, 'gitignore'), join(temporary, '.gitignore')) // npm does not pack a .gitignore
    const { text, kept } = packageJson(folder)
    writeFileSync(join(temporary, 'package.json'), text)
    const report = source ? await importContent(temporary, source) : copySample(temporary)
    const notes = kept.map((name) => `package.json keeps its script "${name}". Ours is: vitafolio ${name}`)
    for (const path of PATHS) {
      if (existsSync(join(folder, path)) && path !== 'package.json') {
        notes.push(
          `${path} is left as it is. Ours is node_modules/vitafolio/template/${path.replace(/^\.gitignore/, 'gitignore')}`,
        )
        continue
      }
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      renameSync(join(temporary, path), join(folder, path))
    }
    return [report, notes.join('\n')].filter(Boolean).join('\n\n')
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error) // only errors of the system have a code
    if (code === undefined) throw error
    throw new Error(`${folder} could not be created. ${message}`, { cause: error })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** @param {string} repository */
function copySample(repository) {
  cpSync(join(packageFolder, 'sample'), join(repository, 'content'), { recursive: true })
  const file = join(repository, 'content/site.yaml')
  const schema = '../node_modules/vitafolio/schema/site.schema.json'
  writeFileSync(file, readFileSync(file, 'utf8').replace('../schema/site.schema.json', schema))
  return ''
}

/**
 * @param {string} repository
 * @param {string} file
 */
async function importContent(repository, file) {
  const { importResume } = await importTypeScript('cli/import/import-resume.ts')
  mkdirSync(join(repository, 'content/images'), { recursive: true })
  return importResume({ root: repository, file, force: false })
}

/**
 * The package.json of the folder, with our scripts and the dependency; what it has already stays.
 * @param {string} folder
 */
function packageJson(folder) {
  const file = join(folder, 'package.json')
  const existing = existsSync(file) ? parseJson(file) : { private: true }
  const scripts = Object.fromEntries(['start', 'dev', 'build', 'doctor'].map((name) => [name, `vitafolio ${name}`]))
  const { dependencies, scripts: existingScripts, ...rest } = existing
  const merged = {
    ...rest,
    scripts: { ...scripts, ...existingScripts },
    dependencies: { vitafolio: dependencyFor(folder), ...dependencies },
  }
  const kept = Object.keys(scripts).filter((name) => merged.scripts[name] !== scripts[name])
  return { text: `${JSON.stringify(merged, null, 2)}\n`, kept }
}

/** @param {string} file */
function parseJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${String(error)}`, { cause: error })
  }
}

/**
 * The latest of this major version, or from our clone, the clone itself.
 * @param {string} folder
 */
function dependencyFor(folder) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const isInstalled = packageFolder.split(sep).includes('node_modules')
  const [major] = version.split('.')
  return isInstalled ? `${major}.x` : `file:${relative(folder, packageFolder).split(sep).join('/')}`
}
