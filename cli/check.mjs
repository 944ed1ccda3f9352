import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../lib/content-folder.mjs'
import { printJson } from './arguments.mjs'
import { findBrowser } from './browser.mjs'
import { fail, project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio check [--outDir FOLDER] [--show] [--json]

Opens every page of the built site in Chromium, Chrome or Edge, in both themes and on three screens. Reports pictures and links
that are missing, texts that are hard to read, pages that are too wide, barriers (axe), and what the policy of the site blocks.
Reads every CV, PDF and Word, as programs of recruiters do, and compares it with the content.

  --outDir FOLDER   the built site, instead of dist/
  --show            prints the text of each CV as programs read it
  --json            prints the result as JSON (node_modules/vitafolio/docs/commands.md)

Environment variables:
  CHROMIUM_PATH     the browser

Exit status: 0 without problems, 1 with problems, 2 for unknown options.`

export const options = {
  outDir: { type: 'string', default: 'dist' },
  show: { type: 'boolean' },
  json: { type: 'boolean' },
}

/** @param {{ values: { outDir: string, show?: boolean, json?: boolean } }} parsed */
export async function run({ values: { outDir, show = false, json = false } }) {
  const folder = resolve(project, outDir)
  if (!existsSync(join(folder, 'index.html'))) fail(`There is no built site in ${outDir}/. Run npm run build first.`)
  const report = json ? console.error : console.log
  const { checkCvs } = await importTypeScript('cli/check/read-cvs/check-cvs.ts')
  const cvs = await checkCvs(project, contentFolder(project), folder, show)
  for (const line of cvs.lines) report(line)
  const { countedAs } = await importTypeScript('lib/counted-as.ts')
  const { checkBuiltSite } = await importTypeScript('cli/check/check-built-site.ts')
  const browser = await findBrowser()
  if (!browser)
    report('No Chromium, Chrome or Edge found: only the links and the CVs are checked. CHROMIUM_PATH names a browser.')
  const hint =
    cvs.problems.length > 0 ? '\nIf you changed the content since the last build, build again, and then check.' : ''
  /** @type {string[]} */
  const problems = [...cvs.problems, ...(await checkBuiltSite(folder, browser, report))]
  const ok = problems.length === 0
  const built = statSync(join(folder, 'index.html')).mtime
  if (json) {
    const found = problems.map((message) => ({ message }))
    printJson({
      ok,
      outDir,
      built: built.toISOString(),
      isBrowserUsed: Boolean(browser),
      problems: found,
      cvs: cvs.lines,
    })
    if (!ok) process.exitCode = 1
    return
  }
  if (!ok) fail(`${problems.join('\n')}${hint}\n\n${countedAs(problems.length, 'problem')}.`)
  const passed = browser ? 'passed every check.' : 'every link leads somewhere, and programs read every CV.'
  console.log(`${outDir}/, built ${built.toLocaleString()}: ${passed}`)
}
