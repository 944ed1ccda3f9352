import { kept, type Entries, type To } from './draft.ts'
import type { Project, Resume } from './resume.ts'
import { asSentences, fitted, shortened } from './shorten.ts'

const MOST = 60
/** The sample has so many pictures of projects. */
const PICTURES = 6
/** The filter that shows every project. */
const ALL = 'All'

export function projectsFrom({ projects }: Resume, { leave, origins }: To): Entries<'gallery', 'projects'> {
  const named = projects.filter(({ from, title }) => {
    if (title === '') leave(from, 'has no name')
    return title !== ''
  })
  for (const { from } of named.slice(MOST)) leave(from, `stands after the first ${MOST}`)
  const dropped = named.filter(({ hasMore }) => hasMore).length
  if (dropped > 0) leave(`projects (${dropped})`, 'their dates and addresses have no place on the site')
  return named.slice(0, MOST).map((project, index) => {
    const entry = {
      title: shortened(project.title, 90),
      category: categoryOf(project),
      description: fitted(descriptionOf(project), 1500, project.from, leave),
      picture: kept('gallery', 'projects', index % PICTURES, 'picture'),
    }
    origins.set(entry, project.from)
    return entry
  })
}

function categoryOf({ categories }: Project): string {
  const category = categories.find((each) => each !== '' && each.toLowerCase() !== ALL.toLowerCase())
  return category === undefined ? 'Projects' : shortened(category, 40)
}

function descriptionOf({ title, text, words }: Project): string {
  const lines = text.length > 0 ? text : [words.length > 0 ? words.join(', ') : title]
  return asSentences(lines)
}
