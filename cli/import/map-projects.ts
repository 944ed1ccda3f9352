import type { Entries } from './content.ts'
import type { Fit } from './map-content.ts'
import type { AddNote, Project } from './resume.ts'
import { shorten, toSentences } from './shorten.ts'

export function mapProjects(
  projects: readonly Project[],
  { note, fit }: { note: AddNote; fit: Fit },
): Entries<'gallery', 'projects'> {
  const named = projects
    .map((project, index) => ({ ...project, source: `projects[${index}]` }))
    .filter(({ name, source }) => {
      if (name === undefined) note('skipped', source, 'it has no name')
      return name !== undefined
    })
  return named.map((project) => {
    const { name = '', description, highlights = [], keywords = [], source } = project
    if (project.url !== undefined) note('skipped', `${source}.url`, 'projects have no link on the site')
    const text = [description ?? '', ...highlights].filter(Boolean)
    return {
      title: shorten(name, 90),
      category: categoryOf(project),
      description: fit(
        toSentences(text.length > 0 ? text : [keywords.join(', ') || name]),
        1500,
        `${source}.description`,
      ),
    }
  })
}

/** "All" is the name of the filter that shows every project. */
function categoryOf({ type, entity, keywords = [], roles = [] }: Project): string {
  const category = [type, entity, ...keywords, ...roles].find((each) => each && each.toLowerCase() !== 'all')
  return shorten(category ?? 'Projects', 40)
}
