type Categorised = { category: string }

/** Each distinct category, in order of first appearance. */
export function categoriesOf(projects: readonly Categorised[]): string[] {
  return [...new Set(projects.map(({ category }) => category))]
}

/** Whether a project is of the category; all are when it is null. */
export function isIn(category: string | null): (project: Categorised) => boolean {
  return (project) => category === null || project.category === category
}
