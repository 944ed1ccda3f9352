import { basename } from 'node:path'
import { suggestionsFor } from '../../lib/did-you-mean.ts'
import { slug } from '../../model/fields/text.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { translate } from '../catalogue.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { filesNamed, FOLDERS } from '../fields.ts'
import { parseStory } from '../parse-story.ts'
import { projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { storyFileOf } from '../stories.ts'
import { diagramFiles } from './diagrams.ts'

/** Hidden files, files that are published as they are, letters, texts, backups of the import, and private facts. */
const OTHER_FILES = /(?:^|\/)\.|^(?:files|letters)\/|^site(?:-before-import(?:-\d+)?|\.[\w-]+)?\.yaml$|^private\b/i

/** Files that the content, its stories and its styles do not name. */
export function unusedFiles(content: ContentFile): Diagnostic[] {
  const used = new Set([
    ...filesNamed(siteSchema, content.value).flatMap(({ kind, name }) =>
      kind === 'icon' ? [] : [`${FOLDERS[kind]}/${name}`],
    ),
    ...[...content.stories, ...storiesInFields(content)].flatMap(({ pictures }) =>
      pictures.map(({ file }) => `images/${file}`),
    ),
    ...content.stories.map(({ path }) => path),
    ...diagramFiles(content),
    ...content.style.flatMap(({ path, loads }) => [path, ...loads.map((load) => load.path)]),
  ])
  const notUsed = content.files.filter((path) => !OTHER_FILES.test(path) && !used.has(path))
  const stories = notUsed.filter((path) => STORY.test(path))
  const others = notUsed.filter((path) => !STORY.test(path))
  const message = `The content does not use ${others.join(', ')}. Name the files in it, or remove them.`
  return [
    ...(others.length > 0 ? [content.diagnose([], message, { severity: 'warning' })] : []),
    ...stories.map((path) =>
      ofWholeFile(`${content.name}/${path}`, `The site does not show this story. ${cureOf(path, content)}`, 'warning'),
    ),
  ]
}

/** A story, and the language of a translation. */
const STORY = /^projects\/([^/]+?)(?:\.([a-z]{2,3}(?:-\w+)*))?\.md$/i

/** What to do with a story that belongs to no project: mostly, the title of its project has changed. */
function cureOf(path: string, { value, stories, name: folder }: ContentFile): string {
  const [, name = '', language] = STORY.exec(path) ?? []
  const ids = projectIdsIn(value)
  if (language !== undefined && ids.includes(name)) {
    return stories.some(({ id }) => id === name)
      ? `Run npx vitafolio translate ${language} for a site in this language, or remove the file.`
      : `Write the story itself in ${folder}/projects/${name}.md, or remove the file.`
  }
  const without = ids.filter((id) => !stories.some((story) => story.id === id))
  const [probable = without.length === 1 ? without[0] : undefined] = suggestionsFor(name, without)
  if (without.length === 0) return `No project has the name "${name}", and each has a story. Remove the file.`
  const fileOf = (id: string) => basename(storyFileOf(id, language))
  const belongs = probable === undefined ? '' : `; it probably belongs to "${probable}"`
  const files = probable === undefined ? `that of its project (${without.map(fileOf).join(', ')})` : fileOf(probable)
  const orId = slug.safeParse(name).success ? `, or write id: ${name} below the title of that project` : ''
  return `No project has the name "${name}"${belongs}. Rename the file to ${files}${orId}.`
}

/** The stories in the field `story`, in all languages. */
function storiesInFields({ source, translations }: ContentFile) {
  const sources = source ? [source, ...translations.map((each) => translate(source, each))] : []
  const projects = sources.flatMap(({ gallery }) => gallery?.projects ?? [])
  return projects.flatMap(({ story }) => (story === undefined ? [] : [parseStory(story)]))
}
