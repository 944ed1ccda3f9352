import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio move PATH POSITION [--json]

Moves an entry of a list of content/site.yaml, such as gallery.projects[3], with its comments. The first position is 0. Fields of a
group move, too: npx vitafolio move education 5 changes the order of the sections.

  --json   prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { json: { type: 'boolean' } }
export const allowPositionals = true

/** @param {import('./edit/run.mjs').Parsed} parsed */
export const run = (parsed) => runChange('move', parsed)
