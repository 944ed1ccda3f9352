import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import delivered from './delivered.json' with { type: 'json' }
import { textsIn } from './fields.ts'
import type { Folder } from './mistakes-in-files.ts'
import type { Path } from './place.ts'

/** Names and phone numbers that occur only in the sample content. */
const NAMES = ['Alex Example', 'Example Technologies', 'Example Academy']
const PHONES = new Set(['12025550143', '12025550178'])

/** Sample images by digest. Owners may keep the hero image, which shows no person and no project. */
const PICTURES = new Map(
  Object.entries(delivered).flatMap(([path, digest]) => (path === 'images/hero.jpg' ? [] : [[digest, path] as const])),
)
const PORTRAIT = 'images/portrait.jpg'

/** Fields with claims about a person or a company. Short lines, such as a tagline, may fit any owner. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter sentences may also occur in an owner's own content. */
export const SENTENCE = 40

/** All text of the sample content. */
export function textsOfSample(): Set<string> {
  const sample = readFileSync(fileURLToPath(new URL('../../tests/specimen/site.yaml', import.meta.url)), 'utf8')
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
export function leftovers(value: unknown, folder: Pick<Folder, 'digestOf'>): { path: Path; message: string }[] {
  const theirs = textsOfSample()
  const claimIn = (path: Path, text: string) =>
    CLAIMS.test(path.join('.')) && text.length >= SENTENCE && theirs.has(text) ? 'a sentence' : undefined
  return textsIn(siteSchema, value).flatMap(({ path, text, meta: { kind } }) => {
    // The build URL decides whether this check runs, so `url` itself is not checked.
    if (path[0] === 'url') return []
    const left = kind === 'picture' ? pictureIn(text, folder) : (wordIn(text) ?? hostIn(text) ?? claimIn(path, text))
    const message = `Sample content found: ${left}. Replace it, or pass --allow-sample.`
    return left === undefined ? [] : [{ path, message }]
  })
}

function pictureIn(file: string, folder: Pick<Folder, 'digestOf'>): string | undefined {
  const picture = PICTURES.get(folder.digestOf(`images/${file}`))
  if (picture === undefined) return undefined
  return picture === PORTRAIT ? 'the portrait' : 'an image'
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
