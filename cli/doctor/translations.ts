import { ContentError } from '../../generator/content/content-error.ts'
import { readTranslations } from '../../generator/content/read-translations.ts'
import type { Source } from '../../model/content.ts'
import { diagnosticOf, type Diagnostic } from './site.ts'

/**
 * Texts without a translation, and translations that are no longer used.
 * @param severity of missing translations
 */
export function checkTranslations(root: string, folder: string, source: Source, severity: Diagnostic['severity']) {
  try {
    const translations = readTranslations(root, folder, source)
    return {
      summary: translations.map(({ language }) => language).join(', ') || 'none',
      diagnostics: translations.flatMap(({ content, missing, unused }) => [
        ...missing.map((issue) => diagnosticOf(severity, content.file, content.diagnose(issue))),
        ...unused.map((issue) => diagnosticOf('warning', content.file, content.diagnose(issue))),
      ]),
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { file, diagnostics } = error
    return { summary: file, diagnostics: diagnostics.map((each) => diagnosticOf('error', file, each)) }
  }
}
