import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { digestOf } from '../lib/cache.ts'
import { UserError } from '../lib/user-error.ts'
import type { Diagnostic } from './content-error.ts'
import { SAMPLE, sampleError } from './content-folder.mjs'
import { textsIn } from './fields.ts'
import type { Folder } from './file-rules.ts'
import type { ParsedContent } from './parse-yaml.ts'
import type { Path } from './position.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SAMPLE_FOLDER = join(ROOT, SAMPLE)

/** Names and phone numbers that occur only in the sample content. */
const NAMES = ['Alex Example', 'Example Technologies', 'Example Academy']
const PHONES = new Set(['12025550143', '12025550178'])

/** Reserved host names (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-]|\.\w)/i

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
const SENTENCE = 40

/** Owners may keep the hero image, which shows no person and no project. */
const REUSABLE_IMAGE = 'hero.jpg'

const KINDS = ['names', 'phone numbers', 'example addresses', 'images', 'texts'] as const
type SampleValue = { path: Path; kind: (typeof KINDS)[number] }

/** Reports all sample content in one diagnostic, at its first line; null if the content is the owner's own. */
export function sampleContentReport(content: ParsedContent, folder: Folder): Diagnostic | null {
  if (isDeepStrictEqual(content.value, parse(sampleYaml()))) {
    const fix = folder.name === SAMPLE ? 'Run npm run init and write your own' : 'Write your own'
    const message = `This is the sample content, unchanged. ${fix}, or build with --allow-sample.`
    return { line: 0, column: 1, path: [], message, frame: null, help: undefined }
  }
  const found = findSampleContent(content.value, folder)
    .map(({ path, kind }) => ({ kind, ...content.diagnose({ path, message: '' }) }))
    .toSorted((a, b) => a.line - b.line)
  const [first] = found
  if (!first) return null
  const byKind = KINDS.map((kind) => ({ kind, values: found.filter((value) => value.kind === kind) }))
  const frame = byKind
    .filter(({ values }) => values.length > 0)
    .map(placesOf)
    .join('\n')
  const [count, them] = found.length === 1 ? ['1 value', 'it'] : [`${found.length} values`, 'them']
  const message = `Sample content found in ${count}. Replace ${them}, or build with --allow-sample.`
  return { line: first.line, column: first.column, path: [], message, frame, help: undefined }
}

/** Formats the places of one kind: `names: lines 8, 56, 57`. */
function placesOf({ kind, values }: { kind: string; values: readonly { line: number }[] }): string {
  const lines = [...new Set(values.map(({ line }) => line))]
  return `${kind}: line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}`
}

/** Finds all fields that still contain sample content. */
export function findSampleContent(value: unknown, folder: Pick<Folder, 'has' | 'digestOf'>): SampleValue[] {
  const texts = sampleTexts()
  const images = sampleImages()
  const isSampleImage = (path: string) => folder.has(path) && images.has(folder.digestOf(path))
  const kindOf = (path: Path, text: string): SampleValue['kind'] | undefined => {
    if (NAMES.some((name) => text.includes(name))) return 'names'
    if (PHONES.has(text.replace(/\D/g, ''))) return 'phone numbers'
    if (RESERVED_HOST.test(text)) return 'example addresses'
    return CLAIMS.test(path.join('.')) && text.length >= SENTENCE && texts.has(text) ? 'texts' : undefined
  }
  return textsIn(siteSchema, value).flatMap(({ path, text, meta }) => {
    // The build URL decides whether this check runs, so `url` itself is not checked.
    if (path[0] === 'url') return []
    const image = meta.kind === 'picture' && isSampleImage(`images/${text}`) ? 'images' : undefined
    const kind = meta.kind === 'picture' ? image : kindOf(path, text)
    return kind === undefined ? [] : [{ path, kind }]
  })
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

/** The hashes of the sample images. */
function sampleImages(): Set<string> {
  const names = readdirSync(join(SAMPLE_FOLDER, 'images')).filter((name) => name !== REUSABLE_IMAGE)
  return new Set(names.map((name) => digestOf(join(SAMPLE_FOLDER, 'images', name))))
}

function sampleYaml(): string {
  const error = sampleError(ROOT)
  if (error) throw new UserError(error)
  return readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8')
}
