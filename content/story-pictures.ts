import { z } from 'zod'
import { imageFile } from '../model/fields/file.ts'
import { problemOfFile } from './file-faults/file-faults.ts'
import type { ParsedStory } from './parse-story.ts'
import type { ContentFile } from './read-content.ts'

/** Mistakes in the pictures of a story. */
export async function pictureMistakes({ pictures }: ParsedStory, content: ContentFile) {
  const mistakes = pictures.map(async ({ file: name, line, column }) => {
    const { error } = z.safeParse(imageFile, name)
    const message = error?.issues[0]?.message ?? (await problemOfFile({ path: [], kind: 'picture', name }, content))
    return message === undefined ? [] : [{ line, column, message }]
  })
  return (await Promise.all(mistakes)).flat()
}
