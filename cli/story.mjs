import { contentFolder } from '../lib/content-folder.mjs'
import { misuse, printJson } from './arguments.mjs'
import { print } from './edit/run.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio story [NAME] [--kind KIND] [--check] [--json]

Begins the story of a project, content/projects/NAME.md, with headings and a question below each. NAME is the name of the project in its
address; if there is no such project, it is added. A question is a comment, which the site leaves out, and its heading with it.

  --kind KIND   what the story is about: incident, migration, cost, platform or data
  --check       lists names of firms, hosts, addresses of networks, account numbers and keys in the project NAME, or in all: in its fields,
                diagrams and story, in all languages
  --json        prints the result as JSON (node_modules/vitafolio/docs/commands.md)

Exit status: 0, and 1 if a project has a key.`

export const options = { kind: { type: 'string' }, check: { type: 'boolean' }, json: { type: 'boolean' } }
export const allowPositionals = true

/** @param {{ values: { kind?: string, check?: boolean, json?: boolean }, positionals: [string?] }} parsed */
export async function run({ values, positionals: [name] }) {
  const folder = contentFolder(project)
  if (values.check) {
    const { checkStories, reportOf } = await importTypeScript('cli/story/check-stories.ts')
    const result = checkStories(project, folder, name)
    if (values.json) printJson(result)
    else console.log(reportOf(result))
    if (!result.ok) process.exitCode = 1
    return
  }
  if (name === undefined) misuse(`NAME is missing. Usage: ${help.split('\n')[0]}`)
  const { beginStory } = await importTypeScript('cli/story/begin-story.ts')
  print(await beginStory(project, folder, name, values.kind), values)
}
