import { runChange } from './edit/run.mjs'

export const help = `npx vitafolio set PATH VALUE [--doubt] [--source TEXT] [--language CODE] [--json]

Writes a value of content/site.yaml, such as history.entries[0].role. VALUE is the text, or YAML where the field is a list, a group,
a number or yes or no: "[one, two]", "{ label: Talks, address: '#talks' }". With "-", VALUE is read from the standard input. Every other byte
stays as it is, and nothing is written that the build would refuse. The story of a project is written into its file.

  --doubt           adds the comment "# check:", which asks the owner to compare the value
  --source TEXT     with what to compare it, in that comment
  --language CODE   writes the translation of the text at PATH
  --json            prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = {
  doubt: { type: 'boolean' },
  source: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
}
export const allowPositionals = true

/** @param {import('./edit/run.mjs').Parsed} parsed */
export const run = (parsed) => runChange('set', parsed)
