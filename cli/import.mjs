import { resolve } from 'node:path'
import { misuse } from './arguments.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { fail, root } from './set-up.mjs'

export const help = `npm run import -- FILE [--force]

Writes content/site.yaml from a résumé. FILE is one of:

  resume.json                    a JSON Resume (https://jsonresume.org/schema); "-" reads the standard input
  Basic_LinkedInDataExport.zip   LinkedIn's data export, or the folder it was unpacked to
                                 (LinkedIn: Settings, Data privacy, Get a copy of your data)

The report names what was not imported, what is public now, and what is left to write.

  --force   replaces content of your own; a backup is written to content/site-before-import.yaml`

export const options = { force: { type: 'boolean' } }
export const allowPositionals = true

/** @param {{ values: { force?: boolean }, positionals: string[] }} parsed */
export async function run({ values, positionals: [file, ...others] }) {
  if (!file || others.length > 0) {
    misuse('Pass one file: npm run import -- resume.json, or npm run import -- Basic_LinkedInDataExport.zip')
  }
  const { importResume } = await importTypeScript('cli/import/import-resume.ts')
  // npm runs commands in the project folder, and passes the folder it was called in.
  const from = process.env.npm_lifecycle_event === 'import' ? (process.env.INIT_CWD ?? '.') : '.'
  const { problem, report } = await importResume({
    root,
    file: file === '-' ? file : resolve(from, file),
    // npm takes --force as its own option if it is not behind "--".
    force: values.force || process.env.npm_config_force === 'true',
  })
  if (problem !== undefined) fail(problem)
  console.log(report)
}
