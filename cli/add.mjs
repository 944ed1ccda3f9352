import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio add PATH VALUE [--at POSITION] [--doubt] [--source TEXT] [--json]

Adds an entry to a list of content/site.yaml, such as history.entries, at its end. VALUE is the entry: a text, or YAML such as
"{ role: Engineer, employer: Elbe Bank }". With "-", VALUE is read from the standard input.

  --at POSITION   adds it at another position; the first one is 0
  --doubt         adds the comment "# check:", which asks the owner to compare the entry
  --source TEXT   with what to compare it, in that comment
  --json          prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = {
  at: { type: 'string' },
  doubt: { type: 'boolean' },
  source: { type: 'string' },
  json: { type: 'boolean' },
}
export const allowPositionals = true

/** @param {import('./edit/run.mjs').Parsed} parsed */
export const run = (parsed) => runChange('add', parsed)
