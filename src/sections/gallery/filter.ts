type Categorised = { category?: string | undefined }

/** Each distinct category, in order of first appearance. */
export function categoriesOf(projects: readonly Categorised[]): string[] {
  return [...new Set(projects.flatMap(({ category }) => category ?? []))]
}

/** Whether a project passes the filter; null passes all. */
export function isShown(project: Categorised, filter: string | null): boolean {
  return filter === null || project.category === filter
}
