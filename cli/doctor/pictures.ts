import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { schemaAt } from '../../generator/content/schema-at.ts'
import { fullSizeAt } from '../../generator/images/image-slots.ts'
import type { ImageSlot } from '../../model/schema/primitives.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import type { Diagnostic, Site } from './site.ts'

/** Images that are valid, but look worse than they could, and files that valid content does not use. */
export async function checkPictures(site: Site, isValid: boolean) {
  const slots = slotsByImage(site)
  const found = await Promise.all(Array.from(slots, ([name, of]) => tooSmall(site, name, of)))
  const others = isValid ? [...unused(site, 'images'), ...unused(site, 'animations')] : []
  const diagnostics = [...found.flat(), ...others]
  return { summary: `${slots.size} images`, diagnostics }
}

/** Every existing image that the content names, with the slots of the layout it is shown in. */
function slotsByImage({ root, folder, texts }: Site): Map<string, ImageSlot[]> {
  const slots = new Map<string, ImageSlot[]>()
  for (const { path, text: name, meta } of texts) {
    const isImage = meta.kind === 'picture' || (meta.kind === 'skillIcon' && !name.includes(':'))
    if (!isImage || name.includes('/') || !existsSync(resolve(root, folder, 'images', name))) continue
    const schema = schemaAt(siteSchema, meta.kind === 'picture' ? path.slice(0, -1) : path)
    const own = (schema && z.globalRegistry.get(schema)?.slots) ?? []
    slots.set(name, [...(slots.get(name) ?? []), ...own])
  }
  return slots
}

/** A warning if an image has fewer pixels than large screens show. A file that is no image is an error of the content. */
async function tooSmall({ root, folder }: Site, name: string, slots: readonly ImageSlot[]): Promise<Diagnostic[]> {
  const image = sharp(resolve(root, folder, 'images', name))
  const metadata = await image.metadata().catch(() => null)
  if (metadata === null || metadata.format === 'svg') return []
  const { width, height } = metadata.autoOrient
  const [ideal] = slots.map((slot) => fullSizeAt(slot, { width, height })).toSorted((a, b) => b.width - a.width)
  if (ideal === undefined || ideal.width <= width) return []
  const message = `The image has ${width} x ${height} pixels. Use ${ideal.width} x ${ideal.height} for large screens.`
  return [{ severity: 'warning', place: `${folder}/images/${name}`, message }]
}

function unused({ root, folder, texts }: Site, subfolder: string): Diagnostic[] {
  const used = new Set(texts.map(({ text }) => text))
  const path = resolve(root, folder, subfolder)
  const files = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.') && !used.has(name)) : []
  const message = `The content does not use ${files.join(', ')}. Name the files in it, or remove them.`
  return files.length === 0 ? [] : [{ severity: 'warning', place: `${folder}/${subfolder}/`, message }]
}
