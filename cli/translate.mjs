// npm run translate: writes content/site.de.yaml with every text of content/site.yaml, to be translated.
import { parseArguments } from './arguments.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { fail, prepare, root } from './set-up.mjs'

const HELP = `npm run translate -- LANGUAGE

Writes content/site.LANGUAGE.yaml, such as content/site.de.yaml, with every text of content/site.yaml. Replace the texts by
their translations. The pages in that language are below /LANGUAGE/. An existing file is never changed.`

const { positionals } = parseArguments({ help: HELP, allowPositionals: true })
const [language, ...others] = positionals
if (!language || others.length > 0) fail('Pass one language code: npm run translate -- de')

await prepare()
const { writeTranslation } = await importTypeScript('cli/translate/write-translation.ts')
const { problem, report } = await writeTranslation(root, language)
if (problem !== undefined) fail(problem)
console.log(report)
