import type { Diagnostic } from '../diagnostic.ts'
import { isFile } from '../files.ts'
import { parseStory } from '../parse-story.ts'
import { projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { storyFileOf, storyTexts } from '../stories.ts'
import { pictureMistakes } from '../story-pictures.ts'

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
