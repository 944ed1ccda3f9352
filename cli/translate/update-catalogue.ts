import { isMap, isSeq, YAMLSeq, type YAMLMap } from 'yaml'
import { parseContent } from '../../generator/content/parse-yaml.ts'
import { translatableTexts, withInterface } from '../../generator/content/translatable-texts.ts'
import type { Source } from '../../model/content.ts'

const HEADING = ' No longer in site.yaml. Remove what you do not need.'

/** Adds the texts that a catalogue lacks, in the order of site.yaml, and moves those that site.yaml lacks to its end. */
export function updateCatalogue(existing: string, main: Source, language: string) {
  const { document } = parseContent(existing.replace(new RegExp(String.raw`\s+#${HEADING}`), ''), '')
  const pairs = pairsIn(document.contents, main.language, language)
  const texts = new Set(translatableTexts(withInterface(main, language)).map(({ text }) => text))
  const used = Array.from(
    texts,
    (text) => pairs.get(text) ?? document.createNode({ [main.language]: text, [language]: '' }),
  )
  const unused = [...pairs].filter(([text]) => !texts.has(text)).map(([, pair]) => pair)
  const [first] = unused
  if (first) {
    first.commentBefore = [HEADING, first.commentBefore ?? []].flat().join('\n')
    first.spaceBefore = true
  }
  if (!isSeq(document.contents)) {
    document.contents = new YAMLSeq()
    document.commentBefore = ` The texts of site.yaml. Write each translation into its quotes. Run npm run translate -- ${language}
 after changes of site.yaml: it adds the new texts, and keeps your translations.`
  }
  document.contents.items = [...used, ...unused]
  return {
    yaml: document.toString({ lineWidth: 120 }),
    all: used.length,
    open: used.filter((pair) => !pair.get(language)).length,
    unused: unused.length,
  }
}

/** The nodes of the pairs, which have the owner's comments. Of pairs with the same text, the first that is translated. */
function pairsIn(contents: unknown, main: string, language: string): Map<string, YAMLMap> {
  const pairs = new Map<string, YAMLMap>()
  for (const pair of isSeq(contents) ? contents.items : []) {
    if (!isMap(pair)) continue
    const text = String(pair.get(main)).trim()
    if (!pairs.get(text)?.get(language)) pairs.set(text, pair)
  }
  return pairs
}
