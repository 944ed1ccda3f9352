import { resolve } from 'node:path'
import { FORMAT_LIST } from '../importers/formats.mjs'
import { NEXT_STEPS } from './next-steps.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './vite.mjs'

export const help = `npx vitafolio import FILE [--force]

Writes content/site.yaml from a résumé. FILE is one of:

${FORMAT_LIST}
  -                              the standard input

The report names what was read, what is doubtful, what was left out and why, what is public now, and what is left to write.

  --force   replaces content of your own; a backup is written to content/site-before-import.yaml`

export const options = { force: { type: 'boolean' } }
export const allowPositionals = true

/** @param {{ values: { force?: boolean }, positionals: [string] }} parsed */
export async function run({ values, positionals: [file] }) {
  const { importResume } = await importTypeScript('importers/import-resume.ts')
  const from = file === '-' ? file : resolve(file)
  const report = await importResume({ root: project, file: from, force: values.force })
  console.log(`${report}\n\nNext:\n${NEXT_STEPS}`)
}
