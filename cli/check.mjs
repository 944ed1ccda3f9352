import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../lib/content-folder.mjs'
import { findBrowser } from './browser.mjs'
import { fail, project } from './set-up.mjs'
import { importTypeScript } from './vite.mjs'

export const help = `npx vitafolio check [--outDir FOLDER] [--show]

Opens every page of the built site in Chromium, Chrome or Edge, in both themes and on three screens. Reports pictures and links
that are missing, texts that are hard to read, pages that are too wide, barriers (axe), and what the policy of the site blocks.
Reads every CV, PDF and Word, as programs of recruiters do, and compares it with the content.

  --outDir FOLDER   the built site, instead of dist/
  --show            prints the text of each CV as programs read it

Environment variables:
  CHROMIUM_PATH     the browser

Exit status: 0 without problems, 1 with problems, 2 for unknown options.`

export const options = { outDir: { type: 'string', default: 'dist' }, show: { type: 'boolean' } }

/** @param {{ values: { outDir: string, show?: boolean } }} parsed */
export async function run({ values: { outDir, show = false } }) {
  const folder = resolve(project, outDir)
  if (!existsSync(join(folder, 'index.html'))) fail(`There is no built site in ${outDir}/. Run npm run build first.`)
  const { checkCvs } = await importTypeScript('cli/check/cvs/check-cvs.ts')
  const cvs = await checkCvs(project, contentFolder(project), folder, show)
  for (const line of cvs.lines) console.log(line)
  const { checkBuiltSite } = await importTypeScript('cli/check/check-built-site.ts')
  const browser = await findBrowser()
  if (!browser)
    console.log(
      'No Chromium, Chrome or Edge found: only the links and the CVs are checked. CHROMIUM_PATH names a browser.',
    )
  const hint =
    cvs.problems.length > 0 ? '\nIf you changed the content since the last build, build again, and then check.' : ''
  const problems = [...cvs.problems, ...(await checkBuiltSite(folder, browser, console.log))]
  if (problems.length > 0)
    fail(`${problems.join('\n')}${hint}\n\n${problems.length} problem${problems.length === 1 ? '' : 's'}.`)
  const built = statSync(join(folder, 'index.html')).mtime.toLocaleString()
  console.log(
    `${outDir}/, built ${built}: ${browser ? 'passed every check.' : 'every link leads somewhere, and programs read every CV.'}`,
  )
}
