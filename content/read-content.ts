import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { filesIn } from '../lib/files-in.ts'
import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import type { Catalogue } from './catalogue.ts'
import { type Folder, readText } from './files.ts'
import { parseContent, type ParsedContent } from './parse.ts'
import { projectIdsIn } from './project-ids.ts'
import { readStories, type StoryFile } from './stories.ts'
import { readStyle, type Stylesheet } from './style.ts'

/** The owner's content as it was read, valid or not: site.yaml, and what else is in its folder. */
export type ContentFile = ParsedContent &
  Folder & {
    /** What site.yaml says, if the schema accepts it. */
    source: Source | undefined
    /** The paths of all files in the folder, with slashes. */
    files: readonly string[]
    /** site.de.yaml and others. */
    translations: readonly Catalogue[]
    /** The stories in files of their own, in all languages. */
    stories: readonly StoryFile[]
    /** style.css, and the stylesheets that it imports. */
    style: readonly Stylesheet[]
  }

const CATALOGUE = /^site\.([^/]+)\.yaml$/

/**
 * Reads the owner's content. What it says is not judged, but what cannot be read is a diagnostic.
 * @param root the root folder of the project
 * @param name the content folder, absolute or relative to `root`
 */
export function readContent(root: string, name: string): ContentFile {
  const at: Folder = { folder: resolve(root, name), name }
  const files = existsSync(at.folder) && statSync(at.folder).isDirectory() ? filesIn(at.folder) : []
  const { text, diagnostics } = readText(at, 'site.yaml')
  const content = parseSite(text ?? '', at)
  const translations = files.flatMap((path): Catalogue[] => {
    const [, language] = CATALOGUE.exec(path) ?? []
    return language === undefined ? [] : [{ ...parseFile(at, path), language }]
  })
  const languages = translations.map(({ language }) => language)
  return {
    ...content,
    ...(text === undefined && { value: undefined, source: undefined, diagnostics }),
    files,
    translations,
    stories: readStories(at, projectIdsIn(content.value), languages),
    style: files.includes('style.css') ? readStyle(at) : [],
  }
}

/** The content of a text alone, such as one that is not written yet. The folder has the files that it names. */
export function parseSite(yaml: string, at: Folder): ContentFile {
  const content = parseContent(yaml, `${at.name}/site.yaml`)
  const { data } = siteSchema.safeParse(content.value)
  const source = data && withProjectIds(inFileOrder(data, content.value))
  return { ...at, ...content, source, files: [], translations: [], stories: [], style: [] }
}

function parseFile(at: Folder, path: string): ParsedContent {
  const { text, diagnostics } = readText(at, path)
  const content = parseContent(text ?? '', `${at.name}/${path}`)
  return text === undefined ? { ...content, value: undefined, diagnostics } : content
}

/** zod returns fields in the order of the schema; the page shows sections in the order of the file. */
function inFileOrder(source: Source, value: unknown): Source {
  const names = Object.keys(Object(value)) as (keyof Source)[] // valid content has only known fields
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Source // the same fields
}

/** So that a project has the same address in every language, and for every audience. */
function withProjectIds(source: Source): Source {
  const { gallery } = source
  if (gallery === undefined) return source
  const ids = projectIdsIn(source)
  return {
    ...source,
    gallery: { ...gallery, projects: gallery.projects.map((each, at) => ({ ...each, id: ids[at] })) },
  }
}
