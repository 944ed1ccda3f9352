import { pairsIn, translatedTexts } from '../catalogue.ts'
import type { CheckOptions } from '../check-options.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { inCatalogues, mistakeFor } from '../in-catalogues.ts'
import type { ContentFile } from '../read-content.ts'

/** Translations of texts that the content does not have any more, for those who ask: nothing of them is shown. */
export function unusedTranslations(content: ContentFile, { isDetailed }: CheckOptions): Diagnostic[] {
  if (!isDetailed) return []
  return inCatalogues(content, (catalogue, source) => {
    const texts = translatedTexts(source, catalogue)
    const written = new Set(texts.map(({ text }) => text))
    const used = new Set(texts.map(({ pair }) => pair?.index))
    const unused = pairsIn(catalogue, source.language).filter(
      ({ text, index }) => !written.has(text) && !used.has(index),
    )
    return mistakeFor(unused, catalogue, 'warning', (them, _, each) => {
      return `site.yaml does not have the text ${them} any more. Correct ${each}, or remove ${each}.`
    })
  })
}
