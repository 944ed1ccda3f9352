import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentFolder } from '../lib/content-folder.mjs'
import { printJson } from './arguments.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'
import { build, isBuilt } from './vite.mjs'

export const help = `npm run build [-- [--outDir FOLDER] [--allow-sample] [--json]]

Writes the site to dist/, and replaces an earlier build there. Writes the letters of content/letters/ to letters/.

  --outDir FOLDER    writes the site to another folder
  --allow-sample     builds for a public address even if sample content is left, or translations are missing
  --json             prints the result as JSON (with npm run --silent; docs/commands.md)

Environment variables:
  SITE_URL           the public address, such as https://me.example/portfolio/, instead of url in site.yaml
  SITE_CONTENT       the content folder, instead of content/`

export const options = {
  outDir: { type: 'string', default: 'dist' },
  'allow-sample': { type: 'boolean' },
  json: { type: 'boolean' },
}

/** @param {{ values: { outDir: string, 'allow-sample'?: boolean, json?: boolean } }} parsed */
export async function run({ values: { outDir, 'allow-sample': allowsSample, json } }) {
  const folder = contentFolder(project)
  const target = outDir || 'dist'
  const site = { outDir: target, allowsSample }
  if (!json) await build(site)
  else if (!(await isBuilt({ ...site, isQuiet: true }))) return reportFailure(folder, allowsSample)
  const lines = existsSync(resolve(project, folder, 'letters')) ? await writeLetters(folder) : []
  if (!json) for (const line of lines) console.log(line)
  else {
    const { filesIn } = await importTypeScript('lib/files-in.ts')
    const { MARKER } = await importTypeScript('generator/write/output-folder.ts') // no part of the site
    /** @type {string[]} */
    const files = filesIn(resolve(project, target)).filter((/** @type {string} */ file) => file !== MARKER)
    printJson({ ok: true, outDir: target, files, letters: lines })
  }
}

/** @param {string} folder */
async function writeLetters(folder) {
  const module = await importTypeScript('cli/letter/write-letters.ts')
  return module.writeLetters(project, folder)
}

/**
 * What the content has to do with it, if it has.
 * @param {string} folder
 * @param {boolean | undefined} allowsSample
 */
async function reportFailure(folder, allowsSample) {
  if (allowsSample) process.env.ALLOW_SAMPLE = 'yes'
  const { errorsOfBuild } = await importTypeScript('cli/doctor/errors-of-build.ts')
  const problems = await errorsOfBuild(project, folder)
  const message =
    problems.length > 0
      ? 'The content has mistakes, so the site was not built.'
      : 'The site was not built. The standard error says why.'
  printJson({ ok: false, message, problems })
  process.exitCode = 1
}
