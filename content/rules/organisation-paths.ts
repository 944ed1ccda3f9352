import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Two organisations with one address. */
export function organisationPaths(content: ContentFile): Diagnostic[] {
  const paths = new Set<string>()
  return mistakesIn(content, ({ field, text }) => {
    if (field !== 'companies.organisations.path') return undefined
    if (paths.has(text)) return `An earlier organisation already uses the path "${text}". Choose another path.`
    paths.add(text)
    return undefined
  })
}
