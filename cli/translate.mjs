import { contentFolder } from '../lib/content-folder.mjs'
import { project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'

export const help = `npx vitafolio translate LANGUAGE

Writes content/site.LANGUAGE.yaml, such as content/site.de.yaml, with every text of content/site.yaml. Write the translations
into it. The pages in that language are below /LANGUAGE/. Run it again after changes of site.yaml: it adds the new texts, keeps
your translations, marks those whose text has changed with "# check:", and moves what is no longer used to the end.`

export const allowPositionals = true

/** @param {{ positionals: [string] }} parsed */
export async function run({ positionals: [language] }) {
  const { writeCatalogue } = await importTypeScript('cli/translate/write-catalogue.ts')
  // Never into the sample of our own clone.
  const folder = process.env.SITE_CONTENT ? contentFolder(project) : 'content'
  console.log(await writeCatalogue(project, folder, language))
}
