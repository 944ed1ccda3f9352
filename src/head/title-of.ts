import type { Content } from '../../model/content.ts'

/** The document's title. A page in the routed area puts its own name before the owner's. */
export function titleOf({ title, name }: Pick<Content, 'title' | 'name'>, page: string | null): string {
  return page === null ? title : `${page} | ${name}`
}
