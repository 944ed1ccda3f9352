import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Scalar, visit } from 'yaml'
import { ContentError } from '../../generator/content/content-error.ts'
import { INTERFACE_LANGUAGES } from '../../generator/content/interface-texts.ts'
import { readContent } from '../../generator/content/read-content.ts'
import { textsToTranslate } from '../../generator/content/translation.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'

/** Characters; longer texts are folded over several lines. */
const FOLDED_LENGTH = 100

/** Writes a file with every text of the content. Returns a report, or the problem that prevented it. */
export async function writeTranslation(root: string, language: string) {
  const file = `content/site.${language}.yaml`
  if (!siteSchema.shape.language.safeParse(language).success) {
    return { problem: `"${language}" is no language code. Write a code such as de or pt-BR.` }
  }
  if (!existsSync(join(root, 'content/site.yaml'))) {
    return { problem: 'There is no content/site.yaml to translate. Run npm run init or npm run import first.' }
  }
  if (existsSync(join(root, file))) {
    return { problem: `${file} exists already. npm run doctor lists the texts that it lacks.` }
  }
  try {
    const source = await readContent(root, 'content')
    if (source.language === language) {
      return { problem: `content/site.yaml is in ${language} already. Pass the language to translate it to.` }
    }
    writeFileSync(join(root, file), yamlOf(textsToTranslate(source), language))
    return { report: reportOf(file, language) }
  } catch (error) {
    if (error instanceof ContentError) return { problem: error.message }
    throw error
  }
}

function yamlOf(texts: unknown, language: string): string {
  const document = new Document(texts, { customTags: ['timestamp'], aliasDuplicateObjects: false })
  document.commentBefore = ` yaml-language-server: $schema=../schema/translation.schema.json

 The texts of site.yaml in the language "${language}". Replace each by its translation. Lists are matched by position. A text that
 you remove is shown in the language of site.yaml.`
  visit(document, {
    Scalar(key, node) {
      const isLong = key !== 'key' && typeof node.value === 'string' && node.value.length > FOLDED_LENGTH
      if (isLong && !String(node.value).includes('\n')) node.type = Scalar.BLOCK_FOLDED
    },
  })
  return document.toString({ lineWidth: 120, singleQuote: true })
}

function reportOf(file: string, language: string): string {
  const [base = ''] = language.split('-')
  const hint = INTERFACE_LANGUAGES.includes(base)
    ? ''
    : `\nThe project has no texts of the interface in this language: write them below ui:, as docs/fields.md lists them.`
  return `Wrote ${file} with every text of content/site.yaml. Replace each by its translation.${hint}

Next:
  1. npm run dev     shows the pages at /${language}/ while you edit.
  2. npm run doctor  lists texts that are missing or still the same.`
}
