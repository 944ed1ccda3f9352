import { valueAt } from '../../../content/content.ts'
import type { Edit, Path } from '../../protocol.ts'

/**
 * The edits that remove the CV for a kind of job. Entries no longer name it: those that were for it alone are in /cv.pdf only, as long as
 * there are other kinds of jobs.
 */
export function removalOf(content: unknown, name: string): Edit[] {
  const cv = Object(valueAt(content, ['cv'])) as { variants?: { name: string }[] }
  const variants = Array.isArray(cv.variants) ? cv.variants : []
  const index = variants.findIndex((each) => each.name === name)
  if (index < 0) return []
  const isLast = variants.length === 1
  const named = audiencesIn(content, []).flatMap(({ path, names }): Edit[] => {
    if (isLast) return [{ kind: 'remove', path }]
    return names.includes(name) ? [{ kind: 'set', path, value: names.filter((each) => each !== name) }] : []
  })
  const isAll = isLast && Object.keys(cv).length === 1
  const path = isAll ? ['cv'] : isLast ? ['cv', 'variants'] : ['cv', 'variants', index]
  return [...named, { kind: 'remove', path }]
}

/** The fields `for` of entries and highlights. */
function audiencesIn(value: unknown, path: Path): { path: Path; names: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    return key === 'for' && Array.isArray(each) ? [{ path: at, names: each as string[] }] : audiencesIn(each, at)
  })
}
