import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio confirm PATH [--language CODE] [--json]

Removes the comments "# check:" of a value that its owner has compared, and of all values in it.

  --language CODE   of the translation of the text at PATH
  --json            prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { language: { type: 'string' }, json: { type: 'boolean' } }
export const allowPositionals = true

/** @param {import('./edit/run.mjs').Parsed} parsed */
export const run = (parsed) => runChange('confirm', parsed)
