import { siteSchema } from '../../model/site-schema.ts'
import { catalogueMistakes, languageProblem } from '../catalogue-form.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { valueAt } from '../fields.ts'
import type { ContentFile } from '../read-content.ts'

/** The form of the catalogues, site.de.yaml and others. */
export function catalogues({ value, ...content }: ContentFile): Diagnostic[] {
  const { data: main } = siteSchema.shape.language.safeParse(valueAt(value, ['language']))
  // Without it, nobody knows which of the texts are the originals.
  if (main === undefined) return content.translations.flatMap(({ diagnostics }) => diagnostics)
  return content.translations.flatMap((catalogue) => {
    const problem = languageProblem(catalogue.language, value)
    if (problem !== undefined) return [ofWholeFile(catalogue.file, problem)]
    return catalogueMistakes(catalogue, main)
  })
}
