import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio undo [--json]

Takes back the last change that set, add, remove, move or confirm has made, byte for byte. What another program has changed since in
other lines stays. .cache/ keeps the last 100 changes.

  --json   prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { json: { type: 'boolean' } }

/** @param {{ values: { json?: boolean } }} parsed */
export const run = ({ values }) => runChange('undo', { values, positionals: [] })
