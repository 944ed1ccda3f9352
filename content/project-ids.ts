import { slugOf } from '../lib/slug.ts'
import { SECTION_NAMES } from '../model/sections/index.ts'
import { valueAt } from './fields.ts'

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

/** Any of the fields may be missing or wrong. */
type Named = { id?: unknown; title?: unknown }

/** The names of the projects in addresses: those that the owner wrote, and else names made of the titles. */
export function projectIdsIn(content: unknown): string[] {
  const projects = itemsOf(valueAt(content, ['gallery', 'projects']))
  const written = projects.map(({ id, title }) => {
    return { id: typeof id === 'string' ? id : undefined, title: typeof title === 'string' ? title : '' }
  })
  const used = new Set(
    [...itemsOf(valueAt(content, ['custom'])), ...written].flatMap(({ id }) => (typeof id === 'string' ? id : [])),
  )
  return written.map(({ id, title }, index) => {
    if (id !== undefined) return id
    const name = slugOf(title) || `project-${index + 1}` // rules/project-ids.ts reports it
    const free = [name, ...projects.map((_, number) => `${name}-${number + 2}`)]
    const own = free.find((each) => !used.has(each) && !isReserved(each)) ?? name
    used.add(own)
    return own
  })
}

function itemsOf(list: unknown): Named[] {
  return Array.isArray(list) ? list.map((item: unknown) => Object(item) as Named) : []
}

/** Whether an address can be made of the title alone, and not only of its position in the list. */
export function makesAddress(title: string): boolean {
  return slugOf(title) !== ''
}
