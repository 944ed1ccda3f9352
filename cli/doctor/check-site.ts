import { rejectedInBuild } from '../../generator/content/check-content.ts'
import { ContentError, ofWholeFile } from '../../generator/content/content-error.ts'
import { readContent } from '../../generator/content/read-content.ts'
import { readTranslations } from '../../generator/content/read-translations.ts'
import { readWarnings } from '../../generator/content/warnings.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import type { Source } from '../../model/content.ts'
import { checkLinks } from './links.ts'
import { problemOf, type Problem } from './problem.ts'

/**
 * What the build of the content rejects or warns about, and, with `online`, links that do not answer.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function checkSite(root: string, folder: string, online = false): Promise<Problem[]> {
  try {
    const source = await readContent(root, folder, rejectedInBuild)
    const warnings = await readWarnings(root, folder)
    return [
      ...warnings.map((each) => problemOf('warning', `${folder}/site.yaml`, each)),
      ...checkTranslations(root, folder, source),
      ...(online ? await checkLinks(root, folder) : []),
    ]
  } catch (error) {
    if (error instanceof ContentError) {
      return error.diagnostics.map((each) => problemOf('error', error.file, each))
    }
    if (error instanceof UserError) return [problemOf('error', folder, ofWholeFile(error.message))]
    throw error
  }
}

/** Texts without a translation, which a public site must not have, and translations that are no longer used. */
function checkTranslations(root: string, folder: string, source: Source): Problem[] {
  const severity = rejectedInBuild(source).sample ? 'error' : 'warning'
  return readTranslations(root, folder, source).flatMap(({ content, missing, unused }) => [
    ...missing.map((issue) => problemOf(severity, content.file, content.diagnose(issue))),
    ...unused.map((issue) => problemOf('warning', content.file, content.diagnose(issue))),
  ])
}
