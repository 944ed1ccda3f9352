import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '../../generator/content/catalogue.ts'
import { parseContent } from '../../generator/content/parse-yaml.ts'
import { readContent, textOf } from '../../generator/content/read-content.ts'
import { languageProblem } from '../../generator/content/read-translations.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { replaceFile } from '../replace-file.ts'
import { updateCatalogue } from './update-catalogue.ts'

/** Writes the catalogue of a language, or updates it. Returns a report, or the problem that prevented it. */
export async function writeCatalogue(root: string, language: string) {
  try {
    return { report: await update(join(root, 'content'), root, language) }
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message }
    throw error
  }
}

async function update(folder: string, root: string, language: string): Promise<string> {
  if (!existsSync(join(folder, 'site.yaml')))
    throw new UserError('There is no content/site.yaml to translate. Run npm run init or npm run import first.')
  const main = await readContent(root, 'content')
  const problem = languageProblem(language, main)
  if (problem !== undefined) throw new UserError(problem)

  const file = `site.${language}.yaml`
  const existing = existsSync(join(folder, file)) ? textOf(root, 'content', file) : ''
  readCatalogue(parseContent(existing, `content/${file}`), main.language, language)
  const { yaml, all, open, unused } = updateCatalogue(existing, main, language)
  replaceFile(folder, file, yaml)
  const atTheEnd =
    unused === 0 ? '' : `\nTexts that site.yaml does not have any more, at the end of the file: ${unused}.`
  return `Wrote content/${file}: ${all} texts, ${open} of them to translate.${atTheEnd}

Next:
  1. npm run dev     shows the pages at /${language}/ while you edit.
  2. npm run doctor  lists the texts that have no translation.`
}
