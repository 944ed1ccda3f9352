import { rejectedInBuild } from '../../generator/content/check-content.ts'
import { readTranslations } from '../../generator/content/read-translations.ts'
import type { Source } from '../../model/content.ts'
import { problemOf, type Problem } from './problem.ts'

/** Texts without a translation, which a public site must not have, and translations that are no longer used. */
export function checkTranslations(root: string, folder: string, source: Source): Problem[] {
  const severity = rejectedInBuild(source).sample ? 'error' : 'warning'
  return readTranslations(root, folder, source).flatMap(({ content, missing, unused }) => [
    ...missing.map((issue) => problemOf(severity, content.file, content.diagnose(issue))),
    ...unused.map((issue) => problemOf('warning', content.file, content.diagnose(issue))),
  ])
}
