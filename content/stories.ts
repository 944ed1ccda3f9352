import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import type { Diagnostic } from './diagnostic.ts'
import { textsIn } from './fields.ts'
import { type Folder, isFile, readText } from './files.ts'
import { type ParsedStory, parseStory, type StoryDraft } from './parse-story.ts'
import type { ParsedContent } from './parse.ts'

/** A story in a file of its own. */
export type StoryFile = ParsedStory & {
  id: string
  /** Undefined for the main language. */
  language: string | undefined
  /** Below the content folder. */
  path: string
  text: string
}

/** The path of a story below the content folder. */
export function storyFileOf(id: string, language?: string): string {
  return `projects/${[id, language, 'md'].filter((part) => part !== undefined).join('.')}`
}

/** Reads the stories of projects, and their translations. */
export function readStories(at: Folder, ids: readonly string[], languages: readonly string[]): StoryFile[] {
  // An id may be invalid, such as a path.
  const withStory = ids.filter((id) => /^[\w-]+$/.test(id) && isFile(at, storyFileOf(id)))
  return withStory.flatMap((id) =>
    [undefined, ...languages].flatMap((language): StoryFile[] => {
      const path = storyFileOf(id, language)
      if (!isFile(at, path)) return []
      const { text, diagnostics } = readText(at, path)
      const story = text === undefined ? unreadable(diagnostics) : parseStory(text, `${at.name}/${path}`)
      return [{ id, language, path, text: text ?? '', ...story }]
    }),
  )
}

function unreadable(diagnostics: readonly Diagnostic[]): ParsedStory {
  return { nodes: [], diagnostics, pictures: [], links: [] }
}

/**
 * The stories of valid content by the ids of the projects. Of a story in a file, the translation is a file too; without it, the
 * original is shown.
 * @param source the content in the language
 * @param language of a translation
 */
export function storiesOf(files: readonly StoryFile[], source: Source, language?: string): Map<string, StoryDraft[]> {
  const fileOf = (id: string, of?: string) =>
    files.find((each) => each.id === id && each.language === of && each.nodes.length > 0)
  return new Map(
    (source.gallery?.projects ?? []).flatMap(({ id = '', story }) => {
      const written = story === undefined ? [] : parseStory(story).nodes
      const nodes = (fileOf(id, language) ?? fileOf(id))?.nodes ?? written
      // A story of questions alone is not published.
      return nodes.length > 0 ? [[id, nodes] as const] : []
    }),
  )
}

/** The stories in the field `story`. */
export function storyTexts({ value }: Pick<ParsedContent, 'value'>) {
  return textsIn(siteSchema, value).filter(({ path }) => path.at(-1) === 'story')
}
