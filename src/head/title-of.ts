import type { Content } from '../../schema/content.ts'

/** The document's title: the name of the page below the main page, when there is one, before the owner's. */
export function titleOf({ title, name }: Pick<Content, 'title' | 'name'>, page: string | null): string {
  return page === null ? title : `${page} | ${name}`
}
