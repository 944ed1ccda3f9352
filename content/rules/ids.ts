import type { Diagnostic } from '../diagnostic.ts'
import { isReserved, projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn, textsAt } from '../texts.ts'

/** Names of sections and projects in addresses that something else has. */
export function ids(content: ContentFile): Diagnostic[] {
  const custom = textsAt(content, 'custom.id')
  const projects = projectIdsIn(content.value)
  const isTaken = (id: string) =>
    isReserved(id) || custom.includes(id) || projects.filter((each) => each === id).length > 1
  return mistakesIn(content, ({ field, text }) => {
    if (field === 'custom.id' && isReserved(text)) return `The page uses "${text}" itself. Choose another name.`
    if (field === 'gallery.projects.id' && isTaken(text))
      return `A section or another project has the name "${text}". Choose another one.`
    return undefined
  })
}
