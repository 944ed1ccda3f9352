import { rejectedInBuild } from '../../generator/content/check-content.ts'
import { ContentError, ofWholeFile } from '../../generator/content/content-error.ts'
import { readContent } from '../../generator/content/read-content.ts'
import { readWarnings } from '../../generator/content/warnings.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { checkLinks } from './links.ts'
import { problemOf, type Problem } from './problem.ts'
import { checkTranslations } from './translations.ts'

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
