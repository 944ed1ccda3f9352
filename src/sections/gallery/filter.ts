type Categorised = { category: string }

/** Each distinct category, in order of first appearance. */
export function categoriesOf(projects: readonly Categorised[]): string[] {
  return [...new Set(projects.map(({ category }) => category))]
}

/** The projects of one category; of all when `category` is null. */
export function projectsIn<P extends Categorised>(projects: readonly P[], category: string | null): readonly P[] {
  return category === null ? projects : projects.filter((project) => project.category === category)
}
