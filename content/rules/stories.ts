import { z } from 'zod'
import { imageFile } from '../../model/fields/file.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { type Diagnostic, ofPosition } from '../diagnostic.ts'
import { textsIn } from '../fields.ts'
import { type ParsedStory, parseStory } from '../parse-story.ts'
import { projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { storyFileOf } from '../stories.ts'
import { isFile } from '../files.ts'
import { problemOfFile } from './files.ts'

/** The stories in the field `story` that are in a file as well, and their pictures. */
export async function stories(content: ContentFile): Promise<Diagnostic[]> {
  const ids = projectIdsIn(content.value)
  const found = storyTexts(content).map(async ({ path, text }) => {
    const file = storyFileOf(ids[Number(path[2])] ?? '')
    const message = `The project has this story and that of ${content.name}/${file}. Remove one of the two.`
    return [
      ...(isFile(content, file) ? [content.diagnose(path, message)] : []),
      ...(await pictureMistakes(parseStory(text), content)).map((each) =>
        content.diagnose(path, `Line ${each.line} of the story: ${each.message}`),
      ),
    ]
  })
  return (await Promise.all(found)).flat()
}

/** The Markdown of the stories in the field `story`. */
export function storyMarkdown({ value, diagnose }: Pick<ContentFile, 'value' | 'diagnose'>): Diagnostic[] {
  return storyTexts({ value }).flatMap(({ path, text }) =>
    parseStory(text).diagnostics.map(({ line, message, severity }) =>
      diagnose(path, `Line ${line} of the story: ${message}`, { severity }),
    ),
  )
}

/** The stories in files of their own, in all languages. */
export async function storyFiles(content: ContentFile): Promise<Diagnostic[]> {
  const found = content.stories.map(async (story) => {
    const mistakes = await pictureMistakes(story, content)
    const file = `${content.name}/${story.path}`
    return [...story.diagnostics, ...mistakes.map((each) => ofPosition(file, story.text, each, each.message))]
  })
  return (await Promise.all(found)).flat()
}

function storyTexts({ value }: Pick<ContentFile, 'value'>) {
  return textsIn(siteSchema, value).filter(({ path }) => path.at(-1) === 'story')
}

/** Mistakes in the pictures of a story. */
async function pictureMistakes({ pictures }: ParsedStory, content: ContentFile) {
  const mistakes = pictures.map(async ({ file: name, line, column }) => {
    const { error } = z.safeParse(imageFile, name)
    const message = error?.issues[0]?.message ?? (await problemOfFile({ path: [], kind: 'picture', name }, content))
    return message === null ? [] : [{ line, column, message }]
  })
  return (await Promise.all(mistakes)).flat()
}
