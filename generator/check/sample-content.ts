import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { siteSchema } from '../../model/site-schema.ts'
import { digestOf } from '../lib/cache.ts'
import { type Diagnostic, ofWholeFile } from '../read/content-error.ts'
import { SAMPLE_FOLDER } from '../read/content-folder.mjs'
import { textsIn } from '../read/fields.ts'
import type { Issue, ParsedContent } from '../read/parse-yaml.ts'
import { formatPath, type Path } from '../read/position.ts'
import { projectIdsIn } from '../read/project-ids.ts'
import { type Folder, isFile } from './file-rules.ts'

/** Reserved host names (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-]|\.\w)/i

/** Names and phone numbers that occur only in the sample, wherever they are. */
const IDENTITY = /Alex Example|Example Technologies|Example Academy|202\W*555\W*01(?:43|78)/

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
const SENTENCE = 40

/** Owners may keep the hero image, which shows no person and no project. */
const REUSABLE_IMAGE = 'hero.jpg'

/** Reports all sample content in one diagnostic, at its first line; null if the content is the owner's own. */
export function sampleContentReport(content: ParsedContent, folder: Folder): Diagnostic | null {
  if (isDeepStrictEqual(content.value, parse(sampleYaml()))) {
    return ofWholeFile('This is the sample content, unchanged. Write your own, or build with --allow-sample.')
  }
  const found = findSampleContent(content.value, folder).map((path) => content.diagnose({ path, message: '' }))
  const [first] = found.toSorted((a, b) => a.line - b.line)
  if (!first) return null
  const lines = [...new Set(found.map(({ line }) => line))].toSorted((a, b) => a - b)
  const [count, them] = found.length === 1 ? ['1 value', 'it'] : [`${found.length} values`, 'them']
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
  const message = `Sample content found in ${count} (${places}). Replace ${them}, or build with --allow-sample.`
  return { ...first, path: [], message, frame: null, help: undefined }
}

/** Finds all fields that still contain sample content. */
export function findSampleContent(value: unknown, folder: Folder): Path[] {
  const claims = sampleTexts()
  const images = sampleFiles('images')
  const stories = sampleFiles('projects')
  const isIn = (digests: Set<string>, path: string) =>
    isFile(folder, path) && digests.has(digestOf(join(folder.path, path)))
  const projects = projectIdsIn(value).flatMap((id, index): Path[] =>
    isIn(stories, `projects/${id}.md`) ? [['gallery', 'projects', index]] : [],
  )
  const fields = textsIn(siteSchema, value)
    .filter(({ path, text, meta }) => {
      // The build URL decides whether this check runs, so `url` itself is not checked.
      if (path[0] === 'url') return false
      if (meta.kind === 'picture') return isIn(images, `images/${text}`)
      const isClaim = CLAIMS.test(path.join('.')) && text.length >= SENTENCE && claims.has(text)
      return isClaim || IDENTITY.test(text) || RESERVED_HOST.test(text)
    })
    .map(({ path }): Path => path)
  return [...fields, ...projects]
}

/** Whether only this machine can reach a URL. */
export function isLocal(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

/** Whether a URL is reachable from other machines. */
export function isPublic(address: string): boolean {
  return !isLocal(address) && !RESERVED_HOST.test(new URL(address).hostname)
}

/** All text of the sample content. */
export function sampleTexts(): Set<string> {
  return new Set(textsIn(siteSchema, parse(sampleYaml())).map(({ text }) => text))
}

/** The hashes of the files in a folder of the sample. */
function sampleFiles(folder: string): Set<string> {
  const names = readdirSync(join(SAMPLE_FOLDER, folder)).filter((name) => name !== REUSABLE_IMAGE)
  return new Set(names.map((name) => digestOf(join(SAMPLE_FOLDER, folder, name))))
}

function sampleYaml(): string {
  return readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8')
}

/** Values the import writes where only the owner knows the text, and how to replace each. */
export const PLACEHOLDERS = {
  url: { value: 'https://example.com/', help: 'the URL of the published site', example: 'https://me.example/' },
  name: { value: 'Your Name', help: 'your name', example: 'Ada Lovelace' },
  'profile.title': { value: 'Your profession', help: 'your profession', example: 'Site reliability engineer' },
} as const

/** Finds the placeholders that the owner has not replaced yet. */
export function placeholderIssues(content: unknown): Issue[] {
  return textsIn(siteSchema, content).flatMap(({ path, text }) => {
    const [, found] = Object.entries(PLACEHOLDERS).find(([at]) => at === formatPath(path)) ?? []
    return text === found?.value ? [{ path, message: `Write ${found.help}, such as ${found.example}.` }] : []
  })
}
