import { contentFolder } from '../lib/content-folder.mjs'
import { today } from '../lib/today.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio letter NAME

Begins a letter that goes with your CV, content/letters/NAME.md. Run it again after you have written the text: it writes
letters/NAME.pdf and letters/NAME.docx in the look of the CV. npm run build writes all letters. None is published.`

export const allowPositionals = true

/** @param {{ positionals: [string] }} parsed */
export async function run({ positionals: [name] }) {
  const { beginOrWriteLetter } = await importTypeScript('cli/letter/letter.ts')
  console.log(await beginOrWriteLetter(project, contentFolder(project), name, today()))
}
