import { translatedTexts } from '../catalogue.ts'
import type { CheckOptions } from '../check-options.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { inCatalogues, mistakeFor } from '../in-catalogues.ts'
import { severityOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'

/** Texts that have changed since they were translated. */
export function changedTexts(content: ContentFile, options: CheckOptions): Diagnostic[] {
  const severity = severityOf('untranslated', content, options)
  return inCatalogues(content, (catalogue, source) => {
    const changed = new Map(
      translatedTexts(source, catalogue).flatMap(({ text, pair }) =>
        pair?.isToCheck ? [[text, { text, offset: pair.offset }] as const] : [],
      ),
    )
    return mistakeFor([...changed.values()], catalogue, severity, (them, _, each) => {
      return `${them} changed after the translation. Correct ${each} in both languages, and delete the comment "# check:", if there is one.`
    })
  })
}
