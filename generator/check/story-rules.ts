import { z } from 'zod'
import { picture } from '../../model/fields/file.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { filesNamed, type NamedFile, textsIn } from '../read/fields.ts'
import { parseStory, type StoryMistake } from '../read/parse-story.ts'
import type { Issue } from '../read/parse-yaml.ts'
import type { Path } from '../read/position.ts'
import { projectIdsIn } from '../read/project-ids.ts'
import { fileCheck, type Folder, isFile } from './file-rules.ts'

/** The file of a story below the content folder. */
export function storyFileOf(id: string, language?: string): string {
  return `projects/${[id, language, 'md'].filter((part) => part !== undefined).join('.')}`
}

/** Mistakes in the stories of the content, which may be invalid. */
export async function storyIssues(value: unknown, folder: Folder): Promise<Issue[]> {
  const issues = storiesIn(value).map(async ({ path, id, story }) => {
    const { mistakes, pictures } = parseStory(story)
    const file = storyFileOf(id)
    const message = `The project has this story and that of ${folder.name}/${file}. Remove one of the two.`
    return [
      ...(isFile(folder, file) ? [{ path, message }] : []),
      ...[...mistakes, ...(await pictureMistakes(pictures, value, folder))].map((each) => issueOf(path, each)),
    ]
  })
  return (await Promise.all(issues)).flat()
}

/** Mistakes in the Markdown of stories, without a look at their pictures. */
export function markdownIssues(value: unknown): Issue[] {
  return storiesIn(value).flatMap(({ path, story }) => parseStory(story).mistakes.map((each) => issueOf(path, each)))
}

/** The stories in the field `story`. */
function storiesIn(value: unknown) {
  const ids = projectIdsIn(value)
  const stories = textsIn(siteSchema, value).filter(({ path }) => path.at(-1) === 'story')
  return stories.map(({ path, text }) => ({ path, id: ids[Number(path[2])] ?? '', story: text }))
}

function issueOf(path: Path, { line, message }: StoryMistake): Issue {
  return { path, message: `Line ${line} of the story: ${message}` }
}

/** Mistakes in the pictures of a story, also names that collide with those of other files of the content. */
export async function pictureMistakes(
  pictures: ReturnType<typeof parseStory>['pictures'],
  value: unknown,
  folder: Folder,
): Promise<StoryMistake[]> {
  const files = pictures.map((each) => ({ ...each, name: each.file, path: [], kind: 'picture' }) satisfies NamedFile)
  const check = fileCheck([...filesNamed(siteSchema, value), ...files], folder)
  const mistakes = files.map(async (file) => {
    const { error } = z.safeParse(picture.shape.file, file.name)
    const message = error?.issues[0]?.message ?? (await check(file))
    return message === null ? [] : [{ line: file.line, column: file.column, message }]
  })
  return (await Promise.all(mistakes)).flat()
}
