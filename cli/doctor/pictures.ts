import { existsSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { filesNamed } from '../../generator/content/fields.ts'
import { schemaAt } from '../../generator/content/schema-at.ts'
import { readImageMetadata } from '../../generator/images/image-metadata.ts'
import { fullSizeAt } from '../../generator/images/image-slots.ts'
import type { ImageSlot } from '../../schema/primitives.ts'
import { siteSchema } from '../../schema/site.ts'
import { inContent, ofFile, type Finding } from './finding.ts'
import { kindOf } from './kind-of.ts'
import type { Site } from './site.ts'

/** Beyond this, a repository and a build get slow, and no screen shows more. */
const LARGEST_MB = 10

/** Pictures as they are named, and the files beside them. What can't be read at all is a mistake in the content. */
export async function checkPictures(site: Site) {
  const pictures = placesOfPictures(site)
  const found = await Promise.all(
    [...pictures].map(async ([name, places]) => [
      ...sizeInBytes(site, name),
      ...(await disguise(site, name)),
      ...(await smallness(site, name, places)),
    ]),
  )
  const findings = [...found.flat(), ...poorTexts(site), ...unused(site, 'images'), ...unused(site, 'animations')]
  return { verdict: `${pictures.size} looked at`, findings }
}

/** Every picture that is named and there, with the places it stands at. */
function placesOfPictures({ root, folder, written }: Site): Map<string, ImageSlot[]> {
  const pictures = new Map<string, ImageSlot[]>()
  for (const { path, kind, name } of filesNamed(siteSchema, written.value)) {
    const isPicture = kind === 'picture' || (kind === 'skillIcon' && !name.includes(':'))
    if (!isPicture || name.includes('/') || !existsSync(join(root, folder, 'images', name))) continue
    const schema = schemaAt(siteSchema, kind === 'picture' ? path.slice(0, -1) : path)
    const places = (schema && z.globalRegistry.get(schema)?.slots) ?? []
    pictures.set(name, [...(pictures.get(name) ?? []), ...places])
  }
  return pictures
}

function sizeInBytes({ root, folder }: Site, name: string): Finding[] {
  const megabytes = statSync(join(root, folder, 'images', name)).size / 1e6
  const message = `has ${megabytes.toFixed(1)} MB; save it smaller, ${LARGEST_MB} MB are more than any screen shows`
  return megabytes > LARGEST_MB ? [ofFile(`${folder}/images/${name}`, 'advice', message)] : []
}

/** A file that is called what it is not. */
async function disguise({ root, folder, texts, written }: Site, name: string): Promise<Finding[]> {
  const kind = kindOf(await startOf(join(root, folder, 'images', name)))
  const ending = (/\.(\w+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')
  if (kind === undefined || kind.ending === ending) return []
  const namings = texts.filter(({ text, meta }) => text === name && meta.kind !== undefined)
  const lines = namings.map(({ path }) => `${written.file}:${written.placed({ path, message: '' }).line}`)
  const cure = kind.isPicture
    ? `call it ${name.replace(/\w+$/, kind.ending)}, also in ${lines.join(' and ')}`
    : kind.ending === 'html'
      ? 'a download that failed leaves that; fetch the picture anew'
      : 'save it anew as JPEG, PNG, AVIF, WebP or SVG'
  // The build makes new files of all but drawings, which browsers get as they are.
  const level = !kind.isPicture || ending === 'svg' ? 'problem' : 'advice'
  return [ofFile(`${folder}/images/${name}`, level, `is ${kind.name}, although it ends in .${ending}; ${cure}`)]
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
  await handle.close()
  return buffer.subarray(0, bytesRead)
}

async function smallness({ root, folder }: Site, name: string, places: readonly ImageSlot[]): Promise<Finding[]> {
  if (/\.svg$/i.test(name)) return []
  const size = await readImageMetadata(join(root, folder, 'images', name)).catch(() => null)
  if (size === null) return []
  const whole = places.map((place) => fullSizeAt(place, size)).toSorted((a, b) => b.width - a.width)[0]
  if (whole === undefined || whole.width <= size.width) return []
  const times = Math.round(whole.width / size.width)
  const blurred = times >= 3 ? `; it is drawn up to ${times} times as large as it is, and blurred` : ''
  const message = `has ${size.width} x ${size.height} pixels; large screens show ${whole.width} x ${whole.height} where it stands, so put in a larger one if you have it${blurred}`
  return [ofFile(`${folder}/images/${name}`, 'advice', message)]
}

/** Alternative texts that say nothing. */
function poorTexts({ written, texts, textAt }: Site): Finding[] {
  return texts.flatMap(({ path, text }) => {
    if (path.at(-1) !== 'alt') return []
    const file = textAt([...path.slice(0, -1), 'file'].join('.'))
    const isName = /^\S+\.(?:avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i.test(text) || text === file.replace(/\.\w+$/, '')
    const message = isName
      ? 'is the name of a file; say what the picture shows'
      : 'says that it is a picture, as screen readers do; say what it shows'
    return isName || /\b(?:image|picture) of\b/i.test(text) ? [inContent(written, 'advice', { path, message })] : []
  })
}

/** Files that nothing in the content names, be its fields right or not. */
function unused({ root, folder, written }: Site, room: 'images' | 'animations'): Finding[] {
  const place = join(root, folder, room)
  const named = new Set(textsOf(written.value))
  const files = existsSync(place) ? readdirSync(place).filter((name) => !name.startsWith('.')) : []
  const idle = files.filter((name) => !named.has(name))
  const [first] = idle
  if (first === undefined) return []
  const message =
    idle.length === 1
      ? 'is not named in the content, and stays out of the site'
      : `and ${idle.length - 1} more are not named in the content, and stay out of the site: ${idle.slice(1).join(', ')}`
  return [ofFile(`${folder}/${room}/${first}`, 'advice', message)]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
