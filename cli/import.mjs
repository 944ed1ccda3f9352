import { resolve } from 'node:path'
import { FORMAT_LIST } from '../importers/formats.mjs'
import { printJson } from './arguments.mjs'
import { NEXT_STEPS } from './next-steps.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio import FILE [--force] [--json]

Writes content/site.yaml from a résumé. FILE is one of:

${FORMAT_LIST}
  -                              the standard input

The report names what was read, what is doubtful, what was left out and why, what is public now, and what is left to write.

  --force   replaces content of your own; a backup is written to content/site-before-import.yaml
  --json    prints the report as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { force: { type: 'boolean' }, json: { type: 'boolean' } }
export const allowPositionals = true

/** @param {{ values: { force?: boolean, json?: boolean }, positionals: [string] }} parsed */
export async function run({ values, positionals: [file] }) {
  const { importResume, importResumeAsJson } = await importTypeScript('importers/import-resume.ts')
  const given = { root: project, file: file === '-' ? file : resolve(file), force: values.force }
  if (values.json) printJson({ ok: true, ...(await importResumeAsJson(given)) })
  else console.log(`${await importResume(given)}\n\nNext:\n${NEXT_STEPS}`)
}
