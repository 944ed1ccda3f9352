import { type Diagnostic, isError, readContent } from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'

/**
 * Why the content is not built.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function errorsOfBuild(root: string, folder: string): Promise<Diagnostic[]> {
  return (await checkContent(readContent(root, folder), { isBuild: true })).filter(isError)
}
