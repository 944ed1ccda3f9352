import { contentFolder } from '../lib/content-folder.mjs'
import { print } from './edit/run.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio get [PATH] [--fields] [--find TEXT] [--language CODE] [--json]

Prints a value of content/site.yaml, such as history.entries[0].role, or the whole entry history.entries[0]. Without PATH, prints
what there is: the fields at the top, and the path and title of each entry.

  --fields          prints the fields that may be there instead, with their types and what they are for
  --find TEXT       prints the path of every text that contains TEXT, in any case
  --language CODE   prints a translation; without PATH, all texts and which of them have none
  --json            prints the result as JSON (node_modules/vitafolio/docs/commands.md)`

export const options = {
  fields: { type: 'boolean' },
  find: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
}
export const allowPositionals = true

/** @param {{ values: { fields?: boolean, find?: string, language?: string, json?: boolean }, positionals: string[] }} parsed */
export async function run({ values, positionals }) {
  const { get } = await importTypeScript('cli/edit/get.ts')
  print(get(project, contentFolder(project), positionals, values), values)
}
