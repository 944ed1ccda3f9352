// npm run translate: writes content/site.de.yaml with the texts of content/site.yaml and their translations.
import { parseArguments } from './arguments.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { fail, prepare, root } from './set-up.mjs'

const HELP = `npm run translate -- LANGUAGE

Writes content/site.LANGUAGE.yaml, such as content/site.de.yaml, with every text of content/site.yaml. Write the translations
into it. The pages in that language are below /LANGUAGE/. Run it again after changes of site.yaml: it adds the new texts, keeps
your translations, and moves what is no longer used to the end.`

const { positionals } = parseArguments({ help: HELP, allowPositionals: true })
const [language, ...others] = positionals
if (!language || others.length > 0) fail('Pass one language code: npm run translate -- de')

await prepare()
const { writeCatalogue } = await importTypeScript('cli/translate/write-catalogue.ts')
const { problem, report } = await writeCatalogue(root, language)
if (problem !== undefined) fail(problem)
console.log(report)
