import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import delivered from './delivered.json' with { type: 'json' }

/** The files of a content, by their path in its folder, each with the sha256 of what it says. */
export type Digests = Record<string, string>

/** Written by `npm run schema`, and by no owner. */
const GENERATED = 'site.schema.json'

export function digestsIn(folder: string): Digests {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((path) => path !== GENERATED)
  return Object.fromEntries(files.toSorted().map((path) => [path, digestOf(path, readFileSync(join(folder, path)))]))
}

/** Git, editors and archives may end the lines of a text in their own way, which changes nothing it says. */
function digestOf(path: string, bytes: Buffer): string {
  const isText = /\.(?:json|svg|ya?ml)$/.test(path)
  const said = isText ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes
  return createHash('sha256').update(said).digest('hex')
}

/** Whether a text is, to the letter, the content that owners begin with. */
export function isDelivered(yaml: string): boolean {
  return digestOf('site.yaml', Buffer.from(yaml)) === delivered['site.yaml']
}

/** Whether nobody has begun to make a content theirs: an owner starts with the name, or with the portrait. */
export function isSample(folder: string, portraitOfSample = delivered['images/portrait.jpg']): boolean {
  const file = join(folder, 'site.yaml')
  if (!existsSync(file)) return false
  const { name, portrait } = ownerIn(readFileSync(file, 'utf8'))
  return name === 'Alex Example' && digestsIn(folder)[`images/${String(portrait)}`] === portraitOfSample
}

function ownerIn(yaml: string): { name?: unknown; portrait?: unknown } {
  try {
    const content = parse(yaml)
    return { name: content?.name, portrait: content?.profile?.photo?.file }
  } catch {
    return {} // It is being edited.
  }
}

/** What one content has otherwise than another. */
export function changesBetween(before: Digests, after: Digests): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) => {
    if (!Object.hasOwn(before, path)) return [`${path} was added`]
    if (!Object.hasOwn(after, path)) return [`${path} was removed`]
    return before[path] === after[path] ? [] : [`${path} was changed`]
  })
}
