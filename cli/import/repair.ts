import { Document, isNode } from 'yaml'
import { checkContent } from '../../generator/content/check-content.ts'
import { ContentError } from '../../generator/content/content-error.ts'
import { formatPath } from '../../generator/content/position.ts'
import { folderAt } from '../../generator/content/read-content.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord } from './coerce.ts'
import { composeYaml } from './compose-yaml.ts'
import type { PartialContent } from './map-content.ts'
import type { AddNote } from './resume.ts'

/**
 * Composes valid content. Leaves out the values that the content check rejects; the sample fills the gaps.
 * @param sample the text of the sample content
 * @param folder its folder
 */
export async function repair(imported: PartialContent, sample: string, folder: string, note: AddNote) {
  const document = new Document(imported)
  for (;;) {
    const content = document.toJS() as Partial<PartialContent> // some values are removed
    const yaml = composeYaml(sample, content)
    try {
      await checkContent(yaml, folderAt(folder, 'sample'))
      return { yaml, content }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      // One at a time, because a removed list entry shifts those behind it.
      const { path, message } = error.diagnostics.at(-1) ?? { path: [], message: '' }
      const index = path.findIndex((step) => typeof step === 'number')
      const target = index < 0 ? path : path.slice(0, index + 1)
      if (target.length === 0 || !document.hasIn(target)) {
        throw new UserError(`Nothing was imported, because sample/ is invalid. ${error.message}`)
      }
      const removed = document.getIn(target)
      document.deleteIn(target)
      const value: unknown = isNode(removed) ? removed.toJS(document) : removed
      const name = isRecord(value) ? Object.values(value).slice(0, 2).join(', ') : value
      const list = target.filter((step) => typeof step === 'string').join('.')
      const field = path.length > target.length ? `${String(path.at(-1))}: ` : ''
      note('skipped', `${list} ${JSON.stringify(name)}`, field + message.slice(`${formatPath(path)}: `.length))
    }
  }
}
