import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesNamed, ownFileOf } from '../../content/content.ts'
import { readableHost } from '../../lib/site-address.ts'
import { UserError } from '../../lib/user-error.ts'
import { compositionOf } from '../../model/compositions.ts'
import { DIAGRAM_FILE } from '../../model/fields/diagram.ts'
import type { Build } from '../../model/fields/field.ts'
import type { ImageSlot } from '../../model/media.ts'
import { siteSchema, type Source } from '../../model/site-schema.ts'
import type { SkillIcon } from '../../model/view.ts'
import { describe, nameOf } from '../diagrams/describe.ts'
import type { Diagram } from '../diagrams/diagram.ts'
import { drawForPages, drawForTile, type Drawing, LARGE_TILE, TILE } from '../diagrams/draw-diagram.ts'
import { parseDiagram } from '../diagrams/parse/parse.ts'
import { described, svgFileOf } from '../diagrams/svg-file.ts'
import { iconOfSkill } from '../images/icon-of-skill.ts'
import { CELL, iconShapesOf, spriteOf, svgOf } from '../images/icon-set.ts'
import { isDark, readImageMetadata } from '../images/image-metadata.ts'
import { widthsOf } from '../images/image-slots.ts'
import { cropOf, render, renditionsOf } from '../images/renditions.ts'

/** Returns the content of a file. */
export type Create = () => Buffer | string | Promise<Buffer | string>

/** The files of the site other than pages and code, by path below the base URL. */
export type Files = Map<string, Create>

/** Where a picture is on a surface of the page. */
const WITH_GROUND = new Set<ImageSlot>(['thumbnail', 'projectDialog', 'figure', 'logo'])

type Resolvers = Omit<Build, 'language' | 'name' | 'now' | 'texts'>

/** The own files of a site, and the URL or path below which links lead to them. */
type OwnFiles = { paths: ReadonlySet<string>; base: string }

/** The icons of Devicon and Tabler for skills, and for the other technologies where the layout draws them. */
export function skillIconsIn(source: Source): string[] {
  const named = filesNamed(siteSchema, source).filter(({ kind, name }) => kind === 'skillIcon' && name.includes(':'))
  const tools = toolsIn(source).flatMap((name) => iconOfSkill(name) ?? [])
  return [...new Set([...named.map(({ name }) => name), ...tools])]
}

/** What jobs and projects name and no skill does, for layouts that draw it. */
export function toolsIn({ look, expertise, gallery, history }: Source): string[] {
  if (!expertise || !compositionOf(look?.layout).needs.includes('skillSpans')) return []
  const works = [...(gallery?.projects ?? []), ...(history?.entries ?? [])]
  const skills = new Set(expertise.skills.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(keyOf)))
  return works.flatMap(({ technologies = [] }) => technologies).filter((name) => !skills.has(keyOf(name)))
}

const keyOf = (name: string) => name.toLowerCase()

/**
 * Resolves the files and icons that the content names, and collects the files that the site needs for them.
 * @param folder the owner's folder, which contains the files
 * @param base the path of the site, with slashes at both ends
 * @param icons the icons of skills, of `skillIconsIn`, and the colour of those with a single one
 * @param own documents lead to the files by their whole URL, as they are read elsewhere
 */
export function siteFiles(
  folder: string,
  base: string,
  icons: { names: readonly string[]; colour: string },
  own: OwnFiles = { paths: new Set(), base },
): {
  files: Files
  drawings: Map<string, string>
  diagrams: Map<string, Diagram>
  resolvers: Resolvers
  toolIconsOf: (source: Source) => Promise<ReadonlyMap<string, SkillIcon>>
} {
  const files: Files = new Map()
  const drawings = new Map<string, string>()
  const diagrams = new Map<string, Diagram>()
  const sprite = spriteOf(icons.names, icons.colour)
  const spriteVersion = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
  const widestCopy = new Map<string, number>()
  const urlOf = (path: string) => base + path.split('/').map(encodeURIComponent).join('/')

  function addFile(path: string, create: Create): string {
    files.set(path, create)
    return urlOf(path)
  }

  const picture: Build['picture'] = async (name, alt, slots, focus) => {
    const path = `images/${name}`
    const file = join(folder, path)
    const { width, height, opaque, ground } = await readImageMetadata(file)
    const isOnSurface = slots.some((slot) => WITH_GROUND.has(slot))
    const image = { width, height, alt, ...(isOnSurface && ground && { ground }) }
    if (/\.svg$/i.test(name)) return { src: addFile(path, () => readFileSync(file)), ...image }

    for (const rendition of renditionsOf({ name, width, height, opaque, focus }, slots)) {
      const copy = `images/${rendition.name}`
      // Under its own name, an image is as wide as the widest slot of all its uses needs.
      if ((widestCopy.get(copy) ?? 0) >= rendition.width) continue
      widestCopy.set(copy, rendition.width)
      addFile(copy, () => render(file, rendition))
    }
    const crops = slots.map((slot) => ({ slot, crop: cropOf({ width, height, focus }, slot) }))
    const suffix = crops.find(({ slot }) => slot === 'thumbnail')?.crop?.suffix
    return {
      src: urlOf(path),
      ...image,
      ...(!opaque && { fallback: 'png' }),
      slots: Object.fromEntries(crops.map(({ slot, crop }) => [slot, widthsOf(slot, crop?.region ?? image)])),
      ...(suffix && { crop: suffix }),
    }
  }

  const skillIcon: Build['skillIcon'] = async (name, slots) => {
    if (!name.includes(':')) {
      const dark = await isDark(readFileSync(join(folder, 'images', name)))
      return { ...(await picture(name, '', slots)), ...(dark && { isDark: true }) }
    }
    const dark = await isDark(Buffer.from(svgOf(name, icons.colour)))
    const file = addFile('images/icons/skills.svg', () => sprite)
    const attributes = {
      // An older file in a cache has other icons at these places.
      href: `${file}?${spriteVersion}`,
      width: `${CELL}`,
      height: `${CELL * icons.names.length}`,
      y: `${-CELL * icons.names.indexOf(name)}`,
    }
    return { size: CELL, shapes: [{ tag: 'image', attributes }], ...(dark && { isDark: true }) }
  }

  const toolIconsOf = async (source: Source) => {
    const found = toolsIn(source).map(async (name) => {
      const icon = iconOfSkill(name)
      const isThere = icon !== undefined && icons.names.includes(icon)
      return isThere ? [[keyOf(name), await skillIcon(icon, [])] as const] : []
    })
    return new Map((await Promise.all(found)).flat())
  }

  const animation: Build['animation'] = (name) => {
    const path = `animations/${name}`
    return name.startsWith('https:') ? name : addFile(path, () => readFileSync(join(folder, path)))
  }

  const diagram: Build['diagram'] = async (given, { language, texts = {} }) => {
    const text = DIAGRAM_FILE.test(given) ? readFileSync(join(folder, 'diagrams', given), 'utf8') : given
    const { diagram: parsed, mistakes } = parseDiagram(text)
    if (!parsed)
      throw new UserError(`The diagram can't be drawn. Line ${mistakes.at(-1)?.line}: ${mistakes.at(-1)?.message}`)
    const add = (drawing: Drawing) => {
      const { markup, width, height } = drawing
      const name = createHash('sha256').update(markup).digest('hex').slice(0, 12)
      const src = addFile(`diagrams/${name}.svg`, () => svgFileOf(drawing))
      drawings.set(src, markup)
      return { src, width, height }
    }
    const description = describe(parsed, texts, language)
    const pages = await drawForPages(parsed)
    const wide = add(described(pages.wide, description))
    const narrow = pages.narrow === pages.wide ? undefined : add(described(pages.narrow, description))
    diagrams.set(wide.src, parsed)
    const onTileOf = async (place: typeof TILE) => {
      const { drawing, part } = await drawForTile(parsed, place)
      // The page has what is on it already.
      const known =
        drawing.markup === pages.wide.markup ? wide : drawing.markup === pages.narrow.markup ? narrow : undefined
      return { ...(known ?? add(drawing)), ...(part && { part }) }
    }
    const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
    const onTile = await onTileOf(TILE)
    const onLargeTile = await onTileOf(LARGE_TILE)
    const { isLarge, isLargeForPhones } = pages
    return {
      ...wide,
      label: nameOf(parsed, texts),
      ...(narrow && { narrow }),
      ...(!isSame(onTile, wide) && { onTile }),
      ...(!isSame(onLargeTile, onTile) && { onLargeTile }),
      ...((isLarge || isLargeForPhones) && { enlarge: { text: texts.enlarge ?? 'SVG', isForPhones: !isLarge } }),
    }
  }

  const ownFile: Build['ownFile'] = (link) => {
    const { pathname, search, hash } = new URL(link, 'https://host')
    return own.paths.has(ownFileOf(link)) ? own.base + pathname.slice(1) + search + hash : undefined
  }

  return {
    files,
    drawings,
    diagrams,
    toolIconsOf,
    resolvers: { picture, skillIcon, icon: iconShapesOf, animation, diagram, ownFile, readableHost },
  }
}
