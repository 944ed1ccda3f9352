import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content, Picture, ResolvedSource, SectionName, Source } from '../../schema/content.ts'
import { picture, type ImageSlot } from '../../schema/primitives.ts'
import { siteSchema } from '../../schema/site.ts'
import { readImageMetadata } from '../images/image-metadata.ts'
import { widthsAt } from '../images/image-slots.ts'
import { render, renditionsOf } from '../images/renditions.ts'
import { iconShapesOf, svgOf } from './icon-set.ts'

/** What a file holds, or the path of one that holds it already. */
export type Contents = Buffer | string | { copyOf: string }

/** What the site ships beside its pages and its code: path below the site's address -> contents. */
export type Files = Map<string, () => Contents | Promise<Contents>>

export type ResolvedContent = {
  content: Content
  /** For search results. It is only in the head of each page. */
  description: string
  files: Files
}

/**
 * Resolves the source to what the pages need: file names to URLs below `base` with image sizes, and `{name}` to the owner's
 * name.
 * @param folder the owner's folder, which contains the files that the source names
 */
export async function resolveContent(source: Source, folder: string, base: string): Promise<ResolvedContent> {
  const files: Files = new Map()
  const widest = new Map<string, number>()
  const ship = (path: string, contents: () => Contents | Promise<Contents>) => {
    files.set(path, contents)
    return addressOf(path)
  }
  const addressOf = (path: string) => base + path.split('/').map(encodeURIComponent).join('/')
  async function shipPicture(name: string, alt: string, slots: readonly ImageSlot[]): Promise<Picture> {
    const file = join(folder, 'images', name)
    const { width, height, opaque } = await readImageMetadata(file)
    const own = { width, height, alt }
    if (/\.svg$/i.test(name)) return { src: ship(`images/${name}`, () => readFileSync(file)), ...own }

    for (const rendition of renditionsOf({ name, width, height, opaque }, slots)) {
      const path = `images/${rendition.name}`
      // Under its own name an image is as wide as the widest slot needs.
      if ((widest.get(path) ?? 0) >= rendition.width) continue
      widest.set(path, rendition.width)
      ship(path, async () => ({ copyOf: await render(file, rendition) }))
    }
    const src = addressOf(`images/${name}`)
    const widths = Object.fromEntries(slots.map((slot) => [slot, widthsAt(slot, own)]))
    return { src, ...own, ...(!opaque && { fallback: 'png' }), widths }
  }

  async function resolve(schema: z.core.$ZodType, value: unknown): Promise<unknown> {
    if (isPicture(schema)) {
      const { file, alt } = picture.parse(value)
      return shipPicture(file, named(alt), slotsOf(schema))
    }
    if (typeof value === 'string') {
      const { kind, isUrl } = z.globalRegistry.get(schema) ?? {}
      if (kind === 'icon') return iconShapesOf(value)
      if (kind === 'skillIcon') return value.includes(':') ? shipIcon(value) : shipPicture(value, '', slotsOf(schema))
      if (kind === 'animation') return value.startsWith('https:') ? value : shipAnimation(value)
      const text = named(value)
      return isUrl && URL.canParse(text) ? new URL(text).href : text
    }
    if (schema instanceof z.ZodOptional) return value === undefined ? undefined : resolve(schema.unwrap(), value)
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      return Promise.all(value.map((item) => resolve(schema.element, item)))
    }
    const fields = Object.entries(value as Record<string, unknown>) // checked by the schema: all else is a set of fields
    const { shape } = schema as z.ZodObject
    return Object.fromEntries(
      await Promise.all(fields.map(async ([key, field]) => [key, await resolve(shape[key] as z.core.$ZodType, field)])),
    )
  }

  function shipIcon(name: string) {
    const src = ship(`images/${name.replace(':', '-')}.svg`, () => svgOf(name))
    return { src, width: 128, height: 128, alt: '' }
  }

  function shipAnimation(name: string) {
    return ship(`animations/${name}`, () => readFileSync(join(folder, 'animations', name)))
  }

  function named(text: string): string {
    return text.replaceAll('{name}', () => source.name)
  }

  const resolved = (await resolve(siteSchema, source)) as ResolvedSource // the type says what `resolve` does
  const { url: _url, language: _language, description, ...rest } = resolved
  return { content: { ...rest, sections: sectionsOf(rest) }, description, files }
}

/** In the order of the owner's file, without those that are empty. */
function sectionsOf(content: Omit<Content, 'sections'>): SectionName[] {
  return Object.keys(content)
    .filter(isSection)
    .filter((section) => section !== 'gallery' || content.gallery.projects.length > 0)
}

function slotsOf(schema: z.core.$ZodType): readonly ImageSlot[] {
  return z.globalRegistry.get(schema)?.slots ?? []
}

/** Descriptions make copies of a schema, so it is known by its fields. */
function isPicture(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.ZodObject)) return false
  const { file } = schema.shape as Record<string, z.core.$ZodType | undefined>
  return file !== undefined && z.globalRegistry.get(file)?.kind === 'picture'
}

function isSection(key: string): key is SectionName {
  return ['expertise', 'companies', 'gallery', 'history'].includes(key)
}
