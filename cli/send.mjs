import { contentFolder } from '../lib/content-folder.mjs'
import { today } from '../lib/today.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio send NAME [--variant VARIANT] [--language CODE]

Writes sent/NAME/: your CV as PDF and for Word, with the private facts of content/private.yaml, the letter content/letters/NAME.md
if there is one, and a note of what they were made from. sent/ is not part of the site, and nothing in it is replaced.

  --variant VARIANT   a CV of cv.variants, instead of that of the letter
  --language CODE     the CV of a translation, instead of that of the letter`

export const options = { variant: { type: 'string' }, language: { type: 'string' } }
export const allowPositionals = true

/** @param {{ values: { variant?: string, language?: string }, positionals: [string] }} parsed */
export async function run({ values, positionals: [name] }) {
  const { send } = await importTypeScript('cli/send/send.ts')
  console.log(await send(project, contentFolder(project), name, { ...values, today: today() }))
}
