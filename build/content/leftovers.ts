import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import delivered from './delivered.json' with { type: 'json' }
import { textsIn } from './fields.ts'
import type { Folder } from './mistakes-in-files.ts'
import type { Path } from './place.ts'

/** What the project comes with, and nobody else is called, reached at or looks like. */
const NAMES = ['Alex Example', 'Example Technologies', 'Example Academy']
const PHONES = new Set(['12025550143', '12025550178'])

/** Whose pictures say who somebody is, and what they did: all but the hero. */
const PICTURES = new Map(
  Object.entries(delivered).flatMap(([path, digest]) => (path === 'images/hero.jpg' ? [] : [[digest, path] as const])),
)
const PORTRAIT = 'images/portrait.jpg'

/** Where a sentence claims something of a person or a firm; a line like a tagline may be anybody's. */
const CLAIMS = /^(?:footer\.about|.*\.(?:blurb|description|paragraphs\.\d+))$/

/** Shorter texts may be an owner's as well. */
export const SENTENCE = 40

/** The texts of the sample, as its tools know it. */
export function textsOfSample(): Set<string> {
  const sample = readFileSync(fileURLToPath(new URL('../../e2e/specimen/site.yaml', import.meta.url)), 'utf8')
  return new Set(textsIn(siteSchema, parse(sample)).map(({ text }) => text))
}

/** Names of hosts that nobody can have (RFC 2606, RFC 6761). */
const NOBODYS = /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-])/i

/** Whether people other than its owner can come to this address. */
export function isPublic(address: string): boolean {
  const { hostname } = new URL(address)
  return !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && !NOBODYS.test(hostname)
}

/** Every place of a content in which something of the sample is left. */
export function leftovers(value: unknown, folder: Pick<Folder, 'digestOf'>): { path: Path; message: string }[] {
  const theirs = textsOfSample()
  const claimIn = (path: Path, text: string) =>
    CLAIMS.test(path.join('.')) && text.length >= SENTENCE && theirs.has(text) ? 'a sentence' : undefined
  return textsIn(siteSchema, value).flatMap(({ path, text, meta: { kind } }) => {
    // The address is judged by where the site is built for.
    if (path[0] === 'url') return []
    const left = kind === 'picture' ? pictureIn(text, folder) : (wordIn(text) ?? hostIn(text) ?? claimIn(path, text))
    const message = `still has ${left} of the sample; write your own, or build a demonstration with --allow-sample`
    return left === undefined ? [] : [{ path, message }]
  })
}

function pictureIn(file: string, folder: Pick<Folder, 'digestOf'>): string | undefined {
  const picture = PICTURES.get(folder.digestOf(`images/${file}`))
  if (picture === undefined) return undefined
  return picture === PORTRAIT ? 'the portrait' : 'a picture'
}

function wordIn(text: string): string | undefined {
  const name = NAMES.find((each) => text.includes(each))
  if (name !== undefined) return `"${name}"`
  return PHONES.has(text.replace(/\D/g, '')) ? 'the phone number' : undefined
}

function hostIn(text: string): string | undefined {
  const host = NOBODYS.exec(text)?.[0]
  return host === undefined ? undefined : `"${host}"`
}
