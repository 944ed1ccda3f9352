import { catalogueMistakes, languageProblem } from '../catalogue-form.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { valueAt } from '../fields.ts'
import type { ContentFile } from '../read-content.ts'

/** The form of the catalogues, site.de.yaml and others. */
export function catalogues({ value, ...content }: ContentFile): Diagnostic[] {
  const main = String(valueAt(value, ['language']))
  return content.translations.flatMap((catalogue) => {
    const problem = languageProblem(catalogue.language, value)
    if (problem !== undefined) return [ofWholeFile(catalogue.file, problem)]
    return catalogueMistakes(catalogue, main)
  })
}
