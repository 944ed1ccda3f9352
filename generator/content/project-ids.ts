import { SECTION_NAMES } from '../../model/schema/primitives.ts'

/** Ids of the page that are not in the content. */
const RESERVED = new Set<string>([
  ...SECTION_NAMES,
  'content',
  'custom',
  'menu',
  'owner',
  'photo',
  'root',
  'routed',
  'summary',
])

/** Whether the page has an element of its own with the id. */
export function isReserved(id: string): boolean {
  return RESERVED.has(id) || /^(?:skill|history)-\d+$|-title$/.test(id)
}

/**
 * The names of the projects in addresses: those that the owner wrote, and else names made of the titles.
 * @param projects may be invalid
 * @param taken ids of other elements
 */
export function projectIdsOf(projects: readonly unknown[], taken: readonly string[]): string[] {
  const written = projects.map((project) => {
    const { id, title } = Object(project) as { id?: unknown; title?: unknown }
    return { id: typeof id === 'string' ? id : undefined, title: typeof title === 'string' ? title : '' }
  })
  const used = new Set([...taken, ...written.flatMap(({ id }) => id ?? [])])
  return written.map(({ id, title }, index) => {
    if (id !== undefined) return id
    const name = slugOf(title) || `project-${index + 1}`
    const free = [name, ...projects.map((_, number) => `${name}-${number + 2}`)]
    const own = free.find((each) => !used.has(each) && !isReserved(each)) ?? name
    used.add(own)
    return own
  })
}

/** "Café & Köln: CI/CD" is "cafe-koln-ci-cd"; a title in another writing system is nothing. */
function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return /^[^a-z]*\P{ASCII}/u.test(plain)
    ? ''
    : plain
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)
        .replace(/^-|-$/g, '')
}
