import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { digestOf } from '../lib/cache.ts'
import { SAMPLE_FOLDER } from '../lib/content-folder.mjs'
import { siteSchema } from '../model/site-schema.ts'
import { type Path, textsIn } from './fields.ts'
import { type Folder, isFile } from './files.ts'
import { projectIdsIn } from './project-ids.ts'
import { RESERVED_HOST } from './publication.ts'
import type { ContentFile } from './read-content.ts'

/** Names and phone numbers that occur only in the sample, wherever they are. */
const IDENTITY = /Alex Example|Example Technologies|Example Academy|202\W*555\W*01(?:43|78)/

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
const SENTENCE = 40

/** Owners may keep the hero image, which shows no person and no project. */
const REUSABLE_IMAGE = 'hero.jpg'

/** Whether nothing is the owner's yet. */
export function isUnchangedSample({ value }: Pick<ContentFile, 'value'>): boolean {
  return isDeepStrictEqual(value, sample())
}

/** Finds all fields that still contain sample content, or the owner's own text with a reserved host name. */
export function findSampleContent(value: unknown, at: Folder): { path: Path; host?: string }[] {
  const claims = sampleTexts()
  const images = sampleFiles('images')
  const stories = sampleFiles('projects')
  const isIn = (digests: Set<string>, path: string) => isFile(at, path) && digests.has(digestOf(join(at.folder, path)))
  const projects = projectIdsIn(value).flatMap((id, index): { path: Path }[] =>
    isIn(stories, `projects/${id}.md`) ? [{ path: ['gallery', 'projects', index] }] : [],
  )
  const fields = textsIn(siteSchema, value).flatMap(({ path, text, meta }): { path: Path; host?: string }[] => {
    // The build URL decides whether this check runs, so `url` itself is not checked.
    if (path[0] === 'url') return []
    if (meta.kind === 'picture') return isIn(images, `images/${text}`) ? [{ path }] : []
    const isClaim = CLAIMS.test(path.join('.')) && text.length >= SENTENCE && claims.has(text)
    const [host] = RESERVED_HOST.exec(text) ?? []
    if (isClaim || IDENTITY.test(text) || (host !== undefined && claims.has(text))) return [{ path }]
    return host === undefined ? [] : [{ path, host }]
  })
  return [...fields, ...projects]
}

/** All text of the sample content. */
export function sampleTexts(): Set<string> {
  return new Set(textsIn(siteSchema, sample()).map(({ text }) => text))
}

/** The hashes of the files in a folder of the sample. */
function sampleFiles(folder: string): Set<string> {
  const names = readdirSync(join(SAMPLE_FOLDER, folder)).filter((name) => name !== REUSABLE_IMAGE)
  return new Set(names.map((name) => digestOf(join(SAMPLE_FOLDER, folder, name))))
}

let parsed: unknown

/** The value of the sample, which is parsed once. */
function sample(): unknown {
  parsed ??= parse(readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8'))
  return parsed
}
