import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { siteSchema } from '../../model/site-schema.ts'
import { digestOf } from '../../lib/cache.ts'
import { SAMPLE_FOLDER } from '../../lib/content-folder.mjs'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { textsIn } from '../fields.ts'
import type { Path } from '../position.ts'
import { projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { type Folder, isFile } from '../files.ts'
import { inOne } from './in-one.ts'
import { findPlaceholders } from '../placeholders.ts'
import { type CheckOptions, isSampleAllowed, RESERVED_HOST, severityOf } from '../publication.ts'

/** Names and phone numbers that occur only in the sample, wherever they are. */
const IDENTITY = /Alex Example|Example Technologies|Example Academy|202\W*555\W*01(?:43|78)/

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
const SENTENCE = 40

/** Owners may keep the hero image, which shows no person and no project. */
const REUSABLE_IMAGE = 'hero.jpg'

/** Reports all sample content in one diagnostic, and all addresses that nobody can own in another, each at its first line. */
export function sampleContent(content: ContentFile, options: CheckOptions): Diagnostic[] {
  if (isSampleAllowed()) return []
  const severity = severityOf('sample', content, options)
  if (isUnchangedSample(content) && !options.isByField) {
    const message = 'This is the sample content, unchanged. Write your own, or build with --allow-sample.'
    return [ofWholeFile(content.file, message, severity)]
  }
  const found = findSampleContent(content.value, content).map(({ path, host }) => {
    return { ...content.diagnose(path, '', { severity }), host }
  })
  if (options.isByField)
    return found.map(({ path: place, host }) => {
      const isProject = place.length === 3 && place[1] === 'projects' // It has a story of the sample.
      const path = isProject ? [...place, 'story'] : place
      const message = host === undefined ? 'This is from the sample.' : `${host} is reserved for examples.`
      return content.diagnose(path, `${message} Write your own.`, { severity })
    })
  const ofSample = found.filter(({ host }) => host === undefined)
  const [count, them] = ofSample.length === 1 ? ['1 value', 'it'] : [`${ofSample.length} values`, 'them']
  const hosts = [...new Set(found.flatMap(({ host }) => host ?? []))]
  const are = hosts.length === 1 ? 'is reserved' : 'are reserved'
  return [
    ...inOne(ofSample, (places) => {
      return `Sample content found in ${count} (${places}). Replace ${them}, or build with --allow-sample.`
    }),
    ...inOne(
      found.filter(({ host }) => host !== undefined),
      (places) =>
        `${hosts.join(', ')} (${places}) ${are} for examples, so that no link or mail arrives there. Write your own addresses, or build with --allow-sample.`,
    ),
  ]
}

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

/** Reports the placeholders that the owner has not replaced yet. SITE_URL may replace that of the URL. */
export function placeholders(content: ContentFile, options: CheckOptions): Diagnostic[] {
  if (isSampleAllowed()) return []
  const severity = severityOf('placeholders', content, options)
  return findPlaceholders(content.value)
    .filter(({ path }) => path[0] !== 'url')
    .map(({ path, message }) => content.diagnose(path, message, { severity }))
}
