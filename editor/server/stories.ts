import { type ContentFile, parseStory, projectIdsIn, type StoryFile, storyFileOf } from '../../content/content.ts'
import type { Story } from '../protocol.ts'

/** The stories of all projects in all languages, also those that are not written yet. */
export function storiesIn({ value, translations, stories }: ContentFile): Story[] {
  const languages = [undefined, ...translations.map(({ language }) => language)]
  return projectIdsIn(value).flatMap((id, index) => {
    if (!/^[\w-]+$/.test(id)) return []
    const storyAt = (file: string) => stories.find(({ path }) => path === file)
    const original = storyAt(storyFileOf(id))
    return languages.map((language) => {
      const file = storyFileOf(id, language)
      const story = storyAt(file)
      const isUntranslated = language !== undefined && original !== undefined && story === undefined
      const hasPage = [story, original].some((each) => each !== undefined && each.nodes.length > 0)
      return {
        project: ['gallery', 'projects', index],
        language,
        file,
        text: story?.text ?? null,
        hasPage,
        isUntranslated,
      }
    })
  })
}

/** The content with another text of a story, or without it. */
export function withStory(content: ContentFile, file: string, text: string | null): ContentFile {
  const others = content.stories.filter(({ path }) => path !== file)
  if (text === null) return { ...content, stories: others, files: content.files.filter((path) => path !== file) }
  const [, id = '', language] = /^projects\/([\w-]+)(?:\.([\w-]+))?\.md$/.exec(file) ?? []
  const story: StoryFile = { id, language, path: file, text, ...parseStory(text, `${content.name}/${file}`) }
  return { ...content, stories: [...others, story] }
}

/** The stories whose projects get another address by a change, with the files that they need then. */
export function movedStories(before: ContentFile, after: ContentFile): { from: StoryFile; to: string }[] {
  const [old, now] = [projectIdsIn(before.value), projectIdsIn(after.value)]
  if (old.length !== now.length) return []
  return before.stories.flatMap((story) => {
    const id = now[old.indexOf(story.id)]
    return id === undefined || id === story.id || old.includes(id) || now.includes(story.id)
      ? []
      : [{ from: story, to: storyFileOf(id, story.language) }]
  })
}

/**
 * A story that a change would give to another project, because the new address is that of another project or of a file that is there.
 * @param moved the files that move with their projects
 */
export function strayedStory(
  before: ContentFile,
  after: ContentFile,
  moved: readonly { from: StoryFile }[],
): StoryFile | undefined {
  const [old, now] = [projectIdsIn(before.value), projectIdsIn(after.value)]
  if (old.length !== now.length) return undefined
  return before.stories.find((story) => {
    const index = old.indexOf(story.id)
    return index >= 0 && now[index] !== story.id && !moved.some(({ from }) => from === story)
  })
}
