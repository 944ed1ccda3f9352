type Categorised = { category: string }

/** Each distinct category, in order of first appearance. */
export function categoriesOf(projects: readonly Categorised[]): string[] {
  return [...new Set(projects.map(({ category }) => category))]
}

/** Whether a project passes the filter; null passes all. */
export function isShown(project: Categorised, filter: string | null): boolean {
  return filter === null || project.category === filter
}
