// npm run doctor: lists what the build rejects or warns about, and how to fix it.
import { contentFolder } from '../lib/content-folder.mjs'
import { printJson } from './arguments.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'
import { printUpgradeNote } from './upgrade-note.mjs'

export const help = `npm run doctor [-- [--online] [--json]]

Lists what the build rejects or warns about, how to fix it, what is in the CV for each kind of job, and which skills
have no job or project that proves them.

  --online   requests the links, and asks the host of your repository whether it is public
  --json     prints the result as JSON (with npm run --silent; docs/commands.md)

Exit status: 0 without errors, 1 with errors, 2 for unknown options.`

export const options = { online: { type: 'boolean' }, json: { type: 'boolean' } }

/** @param {{ values: { online?: boolean, json?: boolean } }} parsed */
export async function run({ values }) {
  const folder = contentFolder(project)
  const { checkSite, reportOf } = await importTypeScript('cli/doctor/check-site.ts')
  const checked = await checkSite(project, folder, values.online)
  printUpgradeNote()
  const ok = !checked.problems.some((/** @type {{ severity: string }} */ { severity }) => severity === 'error')
  if (values.json) printJson({ ok, folder, ...checked })
  else console.log(`Checking ${folder}/\n\n${reportOf(checked)}`)
  if (!ok) process.exitCode = 1
}
