// npm run doctor: lists problems with the set-up, the content and its files, and how to fix them.
import { contentFolder, SAMPLE } from '../generator/content/content-folder.mjs'
import { parseArguments } from './arguments.mjs'
import { reportOf } from './doctor/report.mjs'
import { checkSetUp } from './doctor/set-up.mjs'
import { root } from './set-up.mjs'

const HELP = `npm run doctor [-- --online] [-- --json]

Lists problems with the set-up, the content and its files, and how to fix them.

  --online   requests the links
  --json     prints the result as JSON (use npm run --silent)

Exit status: 0 without errors, 1 with errors, 2 for unknown options.`

const { flags } = parseArguments({ help: HELP, flags: ['online', 'json'] })
const folder = contentFolder(root)
const checks = [checkSetUp(root)]

try {
  const { importTypeScript } = await import('./import-typescript.mjs')
  const { checkSite } = await importTypeScript('cli/doctor/check-site.ts')
  const options = { root, folder, online: flags.has('online'), siteUrl: process.env.SITE_URL }
  checks.push(...(await checkSite(options)))
} catch (error) {
  // Packages that are missing or too old are the likely cause, and already reported.
  if (checks.every(({ diagnostics }) => diagnostics.length === 0)) throw error
}

const owner = folder === SAMPLE ? 'the sample content' : 'your content'
console.log(
  flags.has('json')
    ? JSON.stringify({ folder, checks }, null, 2)
    : `Checking ${folder}/ (${owner})\n\n${reportOf(checks)}`,
)
if (checks.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error'))) process.exitCode = 1
