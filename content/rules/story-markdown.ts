import type { Diagnostic } from '../diagnostic.ts'
import { parseStory } from '../parse-story.ts'
import type { ContentFile } from '../read-content.ts'
import { storyTexts } from '../stories.ts'

/** The Markdown of the stories in the field `story`. */
export function storyMarkdown({ value, diagnose }: Pick<ContentFile, 'value' | 'diagnose'>): Diagnostic[] {
  return storyTexts({ value }).flatMap(({ path, text }) =>
    parseStory(text).diagnostics.map(({ line, message, severity }) =>
      diagnose(path, `Line ${line} of the story: ${message}`, { severity }),
    ),
  )
}
