import { type Diagnostic, ofPosition } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { pictureMistakes } from '../story-pictures.ts'

/** The stories in files of their own, in all languages. */
export async function storyFiles(content: ContentFile): Promise<Diagnostic[]> {
  const found = content.stories.map(async (story) => {
    const mistakes = await pictureMistakes(story, content)
    const file = `${content.name}/${story.path}`
    return [...story.diagnostics, ...mistakes.map((each) => ofPosition(file, story.text, each, each.message))]
  })
  return (await Promise.all(found)).flat()
}
