import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { filesNamed } from '../../generator/content/fields.ts'
import { schemaAt } from '../../generator/content/schema-at.ts'
import { fullSizeAt } from '../../generator/images/image-slots.ts'
import type { ImageSlot } from '../../schema/primitives.ts'
import { siteSchema } from '../../schema/site.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Site } from './read-site.ts'

/** Larger files make the repository and the build slow, and no screen shows more. */
const MAX_MEGABYTES = 10
const EXTENSIONS: Record<string, RegExp> = { jpeg: /jpe?g/i, heif: /avif/i }

/** Images that are valid, but look worse than they could, and files that the content does not use. */
export async function checkPictures(site: Site) {
  const slots = slotsByImage(site)
  const found = await Promise.all(Array.from(slots, ([name, of]) => problemsIn(site, name, of)))
  const diagnostics = [...found.flat(), ...unused(site, 'images'), ...unused(site, 'animations')]
  return { summary: `${slots.size} images`, diagnostics }
}

/** Every existing image that the content names, with the slots of the layout it is shown in. */
function slotsByImage({ root, folder, content }: Site): Map<string, ImageSlot[]> {
  const slots = new Map<string, ImageSlot[]>()
  for (const { path, kind, name } of filesNamed(siteSchema, content.value)) {
    const isImage = kind === 'picture' || (kind === 'skillIcon' && !name.includes(':'))
    if (!isImage || name.includes('/') || !existsSync(join(root, folder, 'images', name))) continue
    const schema = schemaAt(siteSchema, kind === 'picture' ? path.slice(0, -1) : path)
    const own = (schema && z.globalRegistry.get(schema)?.slots) ?? []
    slots.set(name, [...(slots.get(name) ?? []), ...own])
  }
  return slots
}

async function problemsIn({ root, folder }: Site, name: string, slots: readonly ImageSlot[]): Promise<Diagnostic[]> {
  const file = join(root, folder, 'images', name)
  // What is no image at all is an error of the content check.
  const metadata = await sharp(file)
    .metadata()
    .catch(() => null)
  if (metadata === null) return []
  const { format, autoOrient } = metadata
  const messages: string[] = []
  const megabytes = statSync(file).size / 1e6
  if (megabytes > MAX_MEGABYTES) {
    messages.push(`The file has ${megabytes.toFixed(1)} MB. Save it with at most ${MAX_MEGABYTES} MB.`)
  }
  const extension = /[^.]*$/.exec(name)?.[0] ?? ''
  if (!(EXTENSIONS[format] ?? new RegExp(format, 'i')).test(extension)) {
    const wanted = extension.toUpperCase()
    messages.push(
      `The file is ${format.toUpperCase()}, not ${wanted}. Save it again as ${wanted}, or change its extension.`,
    )
  }
  const [ideal] = slots.map((slot) => fullSizeAt(slot, autoOrient)).toSorted((a, b) => b.width - a.width)
  if (format !== 'svg' && ideal !== undefined && ideal.width > autoOrient.width) {
    messages.push(
      `The image has ${autoOrient.width} x ${autoOrient.height} pixels. Large screens show ${ideal.width} x ${ideal.height}; use a larger image if you have one.`,
    )
  }
  return messages.map((message) => ({ severity: 'warning', place: `${folder}/images/${name}:`, message }))
}

function unused({ root, folder, content }: Site, subfolder: string): Diagnostic[] {
  const used = new Set(textsOf(content.value))
  const path = join(root, folder, subfolder)
  const files = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.') && !used.has(name)) : []
  const message = `The content does not use ${files.join(', ')}. Name the files in it, or remove them.`
  return files.length === 0 ? [] : [{ severity: 'warning', place: `${folder}/${subfolder}/:`, message }]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
