/** The path of the page of a project's story. */
export const storyPathOf = (id: string) => `/projects/${id}`
