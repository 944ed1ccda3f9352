import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMap, isScalar, isSeq, type YAMLMap, YAMLSeq } from 'yaml'
import {
  acceptedSource,
  catalogueMistakes,
  ContentError,
  DOUBT,
  languageProblem,
  namesIn,
  pairsFor,
  pairsIn,
  parseContent,
  readContent,
  readText,
  SAME,
  translatableTexts,
  withInterface,
} from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import { replaceFile } from '../../lib/replace-file.ts'
import { UserError } from '../../lib/user-error.ts'
import type { Source } from '../../model/site-schema.ts'

const HEADING = ' No longer in site.yaml. Remove what you do not need.'

/**
 * Writes the catalogue of a language, or updates it. Returns a report.
 * @param name the content folder, absolute or relative to `root`
 * @throws UserError if that is not possible
 */
export async function writeCatalogue(root: string, name: string, language: string): Promise<string> {
  const folder = resolve(root, name)
  if (!existsSync(join(folder, 'site.yaml')))
    throw new UserError(`There is no ${name}/site.yaml to translate. Run npx vitafolio init first.`)
  const content = readContent(root, name)
  const diagnostics = await checkContent(content)
  // Mistakes in other files do not matter here.
  const main = acceptedSource(
    content,
    diagnostics.filter((each) => each.file === content.file),
  )
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(language))
    throw new UserError(`"${language}" is no language code. Write one such as de or pt-BR.`)
  const problem = languageProblem(language, main)
  if (problem !== undefined) throw new UserError(problem)

  const file = `site.${language}.yaml`
  const catalogue = content.translations.find((each) => each.language === language)
  const mistakes = catalogue ? catalogueMistakes(catalogue, main.language) : []
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const { text: existing = '' } = catalogue ? readText(content, file) : {}
  const { yaml, all, same, open, unused } = updateCatalogue(existing, main, language)
  replaceFile(folder, file, yaml)
  const asNames =
    same === 0 ? '' : `\nNames that stay the same have "=": ${same}. Write a translation where they don't.`
  const atTheEnd =
    unused === 0 ? '' : `\nTexts that site.yaml does not have any more, at the end of the file: ${unused}.`
  return `Wrote ${name}/${file}: ${all} texts, ${open} of them to translate.${asNames}${atTheEnd}

Next:
  1. npm run dev     shows the pages at /${language}/ while you edit.
  2. npm run doctor  lists the texts that have no translation.`
}

/** Adds the texts that a catalogue lacks, in the order of site.yaml, and moves those that site.yaml lacks to its end. */
function updateCatalogue(existing: string, main: Source, language: string) {
  const parsed = parseContent(existing.replace(new RegExp(String.raw`(?:^|\s+)#${HEADING}`), ''), '')
  const { document } = parsed
  const pairs = nodesIn(document.contents, main.language, language)
  const texts = new Set(translatableTexts(withInterface(main, language)).map(({ text }) => text))
  for (const [text, pair] of pairsFor(texts, pairsIn({ ...parsed, language }, main.language))) {
    if (pair.text !== text) follow(pairs, pair.text, text, main.language, language)
  }
  const names = namesIn(main)
  const used = Array.from(texts, (text) => {
    const pair = pairs.get(text) ?? document.createNode({ [main.language]: text, [language]: '' })
    if (names.has(text) && !pair.get(language)) pair.set(language, SAME)
    return pair
  })
  const unused = [...pairs].filter(([text]) => !texts.has(text)).map(([, pair]) => pair)
  const [first] = unused
  if (first) {
    first.commentBefore = [HEADING, first.commentBefore ?? []].flat().join('\n')
    first.spaceBefore = true
  }
  if (!isSeq(document.contents)) document.contents = new YAMLSeq()
  if (existing.trim() === '') {
    document.commentBefore = ` The texts of site.yaml. Write each translation into its quotes, or = if it is the same. Run npx vitafolio translate ${language}
 after changes of site.yaml: it adds the new texts, and keeps your translations.`
  }
  document.contents.items = [...used, ...unused]
  return {
    yaml: document.toString({ lineWidth: 120 }),
    all: used.length,
    same: used.filter((pair) => pair.get(language) === SAME).length,
    open: used.filter((pair) => !pair.get(language)).length,
    unused: unused.length,
  }
}

/** The nodes of the pairs, which have the owner's comments. Of pairs with the same text, the first that is translated. */
function nodesIn(contents: unknown, main: string, language: string): Map<string, YAMLMap> {
  const pairs = new Map<string, YAMLMap>()
  for (const pair of isSeq(contents) ? contents.items : []) {
    if (!isMap(pair)) continue
    const text = String(pair.get(main)).trim()
    if (!pairs.get(text)?.get(language)) pairs.set(text, pair)
  }
  return pairs
}

/** A text that has changed keeps its pair, whose translation is to check. */
function follow(pairs: Map<string, YAMLMap>, old: string, text: string, main: string, language: string) {
  const pair = pairs.get(old)
  if (!pair) return
  pairs.delete(old)
  pairs.set(text, pair)
  pair.set(main, text)
  pair.flow = false // Within braces, a comment would break the line.
  const translation = pair.get(language, true)
  if (isScalar(translation)) translation.comment = `${DOUBT}was ${old.replaceAll(/[#\s]+/g, ' ').slice(0, 80)}`
}
