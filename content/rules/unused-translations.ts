import { unusedPairs } from '../catalogue.ts'
import type { CheckOptions } from '../check-options.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { inCatalogues, mistakeFor } from '../in-catalogues.ts'
import type { ContentFile } from '../read-content.ts'

/** Translations of texts that the content does not have any more, for those who ask: nothing of them is shown. */
export function unusedTranslations(content: ContentFile, { isDetailed }: CheckOptions): Diagnostic[] {
  if (!isDetailed) return []
  return inCatalogues(content, (catalogue, source) => {
    return mistakeFor(unusedPairs(source, catalogue), catalogue, 'warning', (them, _, each) => {
      return `site.yaml does not have the text ${them} any more. Correct ${each}, or remove ${each}.`
    })
  })
}
