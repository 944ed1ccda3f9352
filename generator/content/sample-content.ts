import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import { digestOf } from '../lib/cache.ts'
import { SAMPLE } from './content-folder.mjs'
import { textsIn } from './fields.ts'
import type { Folder } from './file-rules.ts'
import type { Path } from './position.ts'

/** Names and phone numbers that occur only in the sample content. */
const NAMES = ['Alex Example', 'Example Technologies', 'Example Academy']
const PHONES = new Set(['12025550143', '12025550178'])

const SAMPLE_FOLDER = fileURLToPath(new URL(`../../${SAMPLE}`, import.meta.url))
const PORTRAIT = 'portrait.jpg'

/** Sample images by digest. Owners may keep the hero image, which shows no person and no project. */
function sampleImages(): Map<string, string> {
  const folder = join(SAMPLE_FOLDER, 'images')
  const names = readdirSync(folder).filter((name) => name !== 'hero.jpg')
  return new Map(names.map((name) => [digestOf(join(folder, name)), name]))
}

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
export const SENTENCE = 40

/** All text of the sample content. */
export function sampleTexts(): Set<string> {
  const sample = readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8')
  return new Set(textsIn(siteSchema, parse(sample)).map(({ text }) => text))
}

/** Reserved host names (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-])/i

/** Whether a URL is reachable from other machines. */
export function isPublic(address: string): boolean {
  const { hostname } = new URL(address)
  return !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && !RESERVED_HOST.test(hostname)
}

/** Finds all fields that still contain sample content. */
export function findSampleContent(value: unknown, folder: Pick<Folder, 'digestOf'>): { path: Path; message: string }[] {
  const theirs = sampleTexts()
  const images = sampleImages()
  const imageIn = (file: string) => {
    const image = images.get(folder.digestOf(`images/${file}`))
    if (image === undefined) return undefined
    return image === PORTRAIT ? 'the portrait' : 'an image'
  }
  const claimIn = (path: Path, text: string) =>
    CLAIMS.test(path.join('.')) && text.length >= SENTENCE && theirs.has(text) ? 'a sentence' : undefined
  return textsIn(siteSchema, value).flatMap(({ path, text, meta: { kind } }) => {
    // The build URL decides whether this check runs, so `url` itself is not checked.
    if (path[0] === 'url') return []
    const left = kind === 'picture' ? imageIn(text) : (wordIn(text) ?? hostIn(text) ?? claimIn(path, text))
    const message = `Sample content found: ${left}. Replace it, or pass --allow-sample.`
    return left === undefined ? [] : [{ path, message }]
  })
}

function wordIn(text: string): string | undefined {
  const name = NAMES.find((each) => text.includes(each))
  if (name !== undefined) return `"${name}"`
  return PHONES.has(text.replace(/\D/g, '')) ? 'the phone number' : undefined
}

function hostIn(text: string): string | undefined {
  const host = RESERVED_HOST.exec(text)?.[0]
  return host === undefined ? undefined : `"${host}"`
}
