import { siteSchema } from '../../model/site-schema.ts'
import { translate } from '../read/catalogue.ts'
import type { Diagnostic } from '../read/diagnostic.ts'
import { filesNamed, FOLDERS } from '../read/fields.ts'
import { parseStory } from '../read/parse-story.ts'
import type { ContentFile } from '../read/read-content.ts'

/** Hidden files, files that are published as they are, texts, and backups of the import. */
const OTHER_FILES = /(?:^|\/)\.|^files\/|^site(?:-before-import(?:-\d+)?|\.[\w-]+)?\.yaml$/

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
    ...content.style.flatMap(({ path, loads }) => [path, ...loads.map((load) => load.path)]),
  ])
  const unused = content.files.filter((path) => !OTHER_FILES.test(path) && !used.has(path))
  if (unused.length === 0) return []
  const message = `The content does not use ${unused.join(', ')}. Name the files in it, or remove them.`
  return [content.diagnose([], message, { severity: 'warning' })]
}

/** The stories in the field `story`, in all languages. */
function storiesInFields({ source, translations }: ContentFile) {
  const sources = source ? [source, ...translations.map((each) => translate(source, each))] : []
  const projects = sources.flatMap(({ gallery }) => gallery?.projects ?? [])
  return projects.flatMap(({ story }) => (story === undefined ? [] : [parseStory(story)]))
}
