import { resolve } from 'node:path'
import type { Source } from '../../model/content.ts'
import { isFile } from '../check/file-rules.ts'
import { pictureMistakes, storyFileOf } from '../check/story-rules.ts'
import { ContentError, frameOf } from './content-error.ts'
import { parseStory, type StoryDraft } from './parse-story.ts'
import type { Issue } from './parse-yaml.ts'
import { textOf } from './read-content.ts'

type StoryText = { id: string; text: string; file: string }

/**
 * The Markdown of the stories. Of a story in a file, the translation is a file too; without it, the original is shown.
 * @param language of a translation
 */
export function storyTexts(root: string, name: string, source: Source, language?: string): StoryText[] {
  const folder = { path: resolve(root, name), name }
  return (source.gallery?.projects ?? []).flatMap(({ id = '', story }): StoryText[] => {
    const original = storyFileOf(id)
    const site = language === undefined ? 'site.yaml' : `site.${language}.yaml`
    if (!isFile(folder, original)) return story === undefined ? [] : [{ id, text: story, file: site }]
    const translation = storyFileOf(id, language)
    const file = isFile(folder, translation) ? translation : original
    return [{ id, text: textOf(root, name, file), file }]
  })
}

/**
 * Reads and checks the stories of the projects, by their ids.
 * @throws ContentError with all mistakes of a file
 */
export async function readStories(root: string, name: string, source: Source, language?: string) {
  const folder = { path: resolve(root, name), name }
  const stories = new Map<string, StoryDraft[]>()
  for (const { id, text, file } of storyTexts(root, name, source, language)) {
    const { nodes, mistakes, pictures } = parseStory(text)
    const all = [...mistakes, ...(await pictureMistakes(pictures, source, folder))]
    if (all.length > 0) throw errorFor(`${name}/${file}`, text, all)
    stories.set(id, nodes)
  }
  return stories
}

function errorFor(file: string, text: string, mistakes: readonly { line: number; column: number; message: string }[]) {
  const lines = text.split(/\r?\n/)
  const diagnostics = mistakes
    .toSorted((a, b) => a.line - b.line)
    .map((each) => ({
      ...each,
      path: [],
      frame: frameOf(lines[each.line - 1] ?? '', each.line, each.column),
      help: undefined,
    }))
  return new ContentError(file, diagnostics)
}

/** The files of stories that a translation lacks. */
export function untranslatedStories(root: string, name: string, source: Source, language: string): Issue[] {
  return storyTexts(root, name, source, language).flatMap(({ id, file }) => {
    if (file !== storyFileOf(id)) return []
    const message = `${file} has no translation. Write it in ${name}/${storyFileOf(id, language)}.`
    return [{ path: [], message }]
  })
}
