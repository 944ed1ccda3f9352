// npm run import -- resume.json            writes content/site.yaml from a JSON Resume (https://jsonresume.org)
// npm run import -- resume.json --force    although it says things of its own, which are kept beside it
// npm run import -- -                      reads the standard input
import { resolve } from 'node:path'
import { checkNode, fail, install, root } from './set-up.mjs'
import { typed } from './typed.mjs'

const HELP = `npm run import -- resume.json [--force]

Writes content/site.yaml from a JSON Resume (https://jsonresume.org); "-" reads the standard input. What the file does
not say stays as the sample has it, with "# the sample's" behind it. A content that says things of its own is replaced
with --force alone, and kept as content/site.before-import.yaml.`

checkNode()
const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP)
  process.exit()
}
const unknown = args.find((arg) => /^-./.test(arg) && arg !== '--force')
if (unknown) fail(`There is no option ${unknown}; there are --force and --help.`)
const files = args.filter((arg) => arg !== '--force')
const [file] = files
if (file === undefined || file === '') fail('Name the file to import: npm run import -- resume.json')
else if (files.length > 1) fail(`One file is imported at a time, and ${files.length} are named.`)
else {
  install()
  const { importResume } = await typed('cli/import/import-resume.ts')
  // npm starts its commands in the project's folder, and tells where it was called.
  const from = process.env.npm_lifecycle_event === 'import' ? (process.env.INIT_CWD ?? '.') : '.'
  const { refusal, report } = await importResume({
    root,
    file: file === '-' ? file : resolve(from, file),
    // npm keeps an option for itself that stands before its "--".
    force: args.includes('--force') || process.env.npm_config_force === 'true',
    now: new Date(),
  })
  if (refusal !== undefined) fail(refusal)
  console.log(report)
}
