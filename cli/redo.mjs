import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio redo [--json]

Makes the change again that undo has taken back.

  --json   prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = { json: { type: 'boolean' } }

/** @param {{ values: { json?: boolean } }} parsed */
export const run = ({ values }) => runChange('redo', { values, positionals: [] })
