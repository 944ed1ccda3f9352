import { slugOf } from '../../lib/slug.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { textsIn, valueAt } from '../fields.ts'
import { makesAddress, projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'

/**
 * Projects whose address is only their position, because the title has no Latin letters or is that of another project: with a project
 * above, the address opens another one. An error where a story or a link depends on it.
 */
export function projectIds({ value, stories, diagnose }: ContentFile): Diagnostic[] {
  const links = new Set(textsIn(siteSchema, value).map(({ text }) => text))
  return projectIdsIn(value).flatMap((id, index) => {
    const path = ['gallery', 'projects', index]
    const project = Object(valueAt(value, path)) as { id?: unknown; title?: unknown; story?: unknown } // any of them may be wrong
    const { title } = project
    if (typeof title !== 'string' || project.id !== undefined) return []
    const isShared = makesAddress(title) && id !== slugOf(title)
    if (makesAddress(title) && !isShared) return []
    const isNeeded = project.story !== undefined || stories.some((story) => story.id === id) || links.has(`#${id}`)
    const reason = isNeeded ? ' Its story or a link depends on it.' : ''
    if (isShared) {
      const message = `Another project or section has the address of "${title}", so that of this one (/#${id}) depends on their order.${reason} Write an address of its own below the title, such as id: ${id}.`
      return [diagnose([...path, 'title'], message, { severity: 'warning' })]
    }
    const message = `"${title}" has no Latin letters, so the address of the project (/#${id}) is its place in the list, and moves to another project when you add one above.${reason} Write an address of its own below the title, such as id: ${id}.`
    return [diagnose([...path, 'title'], message, { severity: isNeeded ? 'error' : 'warning' })]
  })
}
