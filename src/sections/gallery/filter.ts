type Categorised = { category?: string | undefined }

/** Each distinct category, in order of first appearance. None if every project has the same one: no filter would hide any. */
export function categoriesOf(projects: readonly Categorised[]): string[] {
  const categories = [...new Set(projects.flatMap(({ category }) => category ?? []))]
  return projects.some((project) => project.category !== categories[0]) ? categories : []
}

/** Whether a project passes the filter; null passes all. */
export function isShown(project: Categorised, filter: string | null): boolean {
  return filter === null || project.category === filter
}
