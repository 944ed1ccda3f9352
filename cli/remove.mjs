import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio remove [PATH] [--language CODE] [--unused] [--json]

Removes a value of content/site.yaml, such as history.entries[2], with its comments. A list goes with its last entry.

  --language CODE   removes the translation of the story at PATH
  --unused          with --language and without PATH, removes the translations of texts that site.yaml does not have any more
  --json            prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { language: { type: 'string' }, unused: { type: 'boolean' }, json: { type: 'boolean' } }
export const allowPositionals = true

/** @param {import('./edit/run.mjs').Parsed} parsed */
export const run = (parsed) => runChange('remove', parsed)
