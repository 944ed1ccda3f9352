import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content, OrganisationProfile, Picture, SectionName, Source, WholeContent } from '../../schema/content.ts'
import { picture, type ImageSlot } from '../../schema/primitives.ts'
import { siteSchema } from '../../schema/site.ts'
import { widthsAt } from '../images/image-slots.ts'
import { lookAt } from '../images/look-at.ts'
import { render, renditionsOf } from '../images/renditions.ts'
import { isDrawnInPage } from './drawn-in-page.ts'
import { iconShapesOf, svgOf } from './icon-set.ts'

/** What a file holds, or the path of one that holds it already. */
export type Contents = Buffer | string | { copyOf: string }

/** What the site ships beside its pages and its code: path below the site's address -> contents. */
export type Files = Map<string, () => Contents | Promise<Contents>>

export type ResolvedContent = {
  content: Content
  profiles: Record<string, OrganisationProfile>
  /** For search results: it stands in the head of each page, and nowhere else. */
  description: string
  files: Files
  /** What stands in the place of each picture until it arrives: its address -> a background, as CSS. */
  grounds: Map<string, string>
}

/**
 * Turns what the owner wrote into what the pages need: names of files into addresses below `base` with sizes, `{name}` into
 * the owner's name, and the long texts of the organisations set apart, so that they travel with their pages.
 * @param folder the owner's folder, where the files stand that the source names
 * @param stamped what a file is asked for as, where pages have to notice that it changed
 */
export async function resolveContent(
  source: Source,
  folder: string,
  base: string,
  stamped = (path: string) => path,
): Promise<ResolvedContent> {
  const files: Files = new Map()
  const grounds = new Map<string, string>()
  const widest = new Map<string, number>()
  const ship = (path: string, contents: () => Contents | Promise<Contents>) => {
    files.set(path, contents)
    return addressOf(path)
  }
  const addressOf = (path: string) => base + stamped(path).split('/').map(encodeURIComponent).join('/')
  async function shipPicture(name: string, alt: string, places: readonly ImageSlot[]): Promise<Picture> {
    const file = join(folder, 'images', name)
    const { width, height, opaque, ground } = await lookAt(file)
    const own = { width, height, alt }
    if (/\.svg$/i.test(name)) return { src: ship(`images/${name}`, () => readFileSync(file)), ...own }

    for (const rendition of renditionsOf({ name, width, height, opaque }, places)) {
      const path = `images/${rendition.name}`
      // Under its own name a picture is as wide as any of its places asks for, in whatever order they are looked at.
      if ((widest.get(path) ?? 0) >= rendition.width) continue
      widest.set(path, rendition.width)
      ship(path, async () => ({ copyOf: await render(file, rendition) }))
    }
    const src = addressOf(`images/${name}`)
    if (ground !== null) grounds.set(src, ground)
    const widths = Object.fromEntries(places.map((place) => [place, widthsAt(place, own)]))
    return { src, ...own, ...(!opaque && { fallback: 'png' }), widths }
  }

  async function resolve(schema: z.core.$ZodType, value: unknown): Promise<unknown> {
    if (isPicture(schema)) {
      const { file, alt } = picture.parse(value)
      return shipPicture(file, named(alt), placesOf(schema))
    }
    if (typeof value === 'string') {
      const { kind, address } = z.globalRegistry.get(schema) ?? {}
      if (kind === 'icon') return iconShapesOf(value)
      if (kind === 'skillIcon') return value.includes(':') ? shipIcon(value) : shipPicture(value, '', placesOf(schema))
      if (kind === 'animation') return value.startsWith('https:') ? value : shipAnimation(value)
      const text = named(value)
      return address && URL.canParse(text) ? new URL(text).href : text
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

  const whole = (await resolve(siteSchema, withoutDrawn(source, folder))) as WholeContent // the type says what `resolve` does
  return { ...setApart(whole), files, grounds }
}

/** The overlay's drawing as delivered stands in the page, where no player has to fetch it. */
function withoutDrawn(source: Source, folder: string): Source {
  const { loader, ...others } = source.animations ?? {}
  if (!loader || loader.src.startsWith('https:') || !isDrawnInPage(join(folder, 'animations', loader.src)))
    return source
  return { ...source, animations: others }
}

function placesOf(schema: z.core.$ZodType): readonly ImageSlot[] {
  return z.globalRegistry.get(schema)?.slots ?? []
}

/** Descriptions make copies of a schema, so it is known by its fields. */
function isPicture(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.ZodObject)) return false
  const { file } = schema.shape as Record<string, z.core.$ZodType | undefined>
  return file !== undefined && z.globalRegistry.get(file)?.kind === 'picture'
}

function setApart({ url: _url, language: _language, description, ...rest }: WholeContent) {
  const profiles: Record<string, OrganisationProfile> = {}
  const organisations = rest.companies.organisations.map(({ about, offers, ...card }) => {
    profiles[card.path] = { about, offers }
    return card
  })
  const sections = Object.keys(rest)
    .filter(isSection)
    .filter((section) => section !== 'gallery' || rest.gallery.projects.length > 0)
  return { content: { ...rest, sections, companies: { ...rest.companies, organisations } }, profiles, description }
}

function isSection(key: string): key is SectionName {
  return ['expertise', 'companies', 'gallery', 'history'].includes(key)
}
