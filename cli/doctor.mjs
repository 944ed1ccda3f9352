// npm run doctor: lists what the build rejects or warns about, and how to fix it.
import { contentFolder, SAMPLE } from '../generator/content/content-folder.mjs'
import { parseArguments } from './arguments.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { prepare, root } from './set-up.mjs'

const HELP = `npm run doctor [-- --online] [-- --json]

Lists what the build rejects or warns about, and how to fix it.

  --online   requests the links
  --json     prints the result as JSON (use npm run --silent)

Exit status: 0 without errors, 1 with errors, 2 for unknown options.`

const { flags } = parseArguments({ help: HELP, flags: ['online', 'json'] })
await prepare()
const folder = contentFolder(root)
const { checkSite } = await importTypeScript('cli/doctor/check-site.ts')
const { reportOf } = await importTypeScript('cli/doctor/problem.ts')
const problems = await checkSite(root, folder, flags.has('online'))
const owner = folder === SAMPLE ? 'the sample content' : 'your content'
const report = `Checking ${folder}/ (${owner})\n\n${reportOf(problems)}`
console.log(flags.has('json') ? JSON.stringify({ folder, problems }, null, 2) : report)
if (problems.some((/** @type {{ severity: string }} */ { severity }) => severity === 'error')) process.exitCode = 1
