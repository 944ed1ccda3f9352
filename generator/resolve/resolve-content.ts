import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content, Organisation, Picture, Project, ResolvedSource, Skill, Source } from '../../model/content.ts'
import { datesOf, withReadableDates } from '../../model/fields/date.ts'
import { type ImageSlot, SECTION_NAMES } from '../../model/fields/text.ts'
import { firstSentence, typographic } from '../../model/fields/typography.ts'
import { initialsOf } from '../../model/initials.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { Story, StoryNode } from '../../model/story.ts'
import { iconShapesOf, svgOf } from '../images/icon-set.ts'
import { isDark, readImageMetadata } from '../images/image-metadata.ts'
import { widthsAt } from '../images/image-slots.ts'
import { cropOf, render, renditionsOf } from '../images/renditions.ts'
import { readableHost } from '../lib/site-address.ts'
import { lookOf } from '../look/look.ts'
import { schemaOf, shapeOf } from '../read/fields.ts'
import { interfaceOf, pluralFormOf } from '../read/interface-texts.ts'
import type { StoryDraft } from '../read/parse-story.ts'
import { type Audience, contentFor } from './audience.ts'
import { evidenceOf } from './evidence.ts'

/** Returns the content of a file. */
export type Create = () => Buffer | string | Promise<Buffer | string>

/** The files of the site other than pages and code, by path below the base URL. */
export type Files = Map<string, Create>

type ResolvedContent = {
  content: Content
  /** For search results. It is only in the head of each page. */
  description: string
  /** The stories of the projects, by their ids. */
  stories: ReadonlyMap<string, Story>
  files: Files
}

/**
 * Resolves the source to what the pages need: file names become URLs below `base`, images get their sizes, and `{name}`
 * becomes the owner's name.
 * @param folder the owner's folder, which contains the files that the source names
 * @param now the end of periods that have not ended
 * @param drafts the stories of the projects, by their ids
 */
export async function resolveContent(
  whole: Source,
  folder: string,
  base: string,
  {
    audience = 'page',
    now = new Date(),
    drafts = new Map(),
  }: { audience?: Audience; now?: Date | undefined; drafts?: ReadonlyMap<string, StoryDraft[]> } = {},
): Promise<ResolvedContent> {
  const source = contentFor(whole, audience)
  const files: Files = new Map()
  const { documents, pageColours } = lookOf(source.look)
  const widestCopy = new Map<string, number>()

  const urlOf = (path: string) => base + path.split('/').map(encodeURIComponent).join('/')
  const withName = (text: string) => text.replaceAll('{name}', () => source.name)
  const asPrinted = (text: string) => typographic(withName(text), source.language)

  function addFile(path: string, create: Create): string {
    files.set(path, create)
    return urlOf(path)
  }

  async function addPicture(name: string, alt: string, slots: readonly ImageSlot[], focus?: string): Promise<Picture> {
    const path = `images/${name}`
    const file = join(folder, path)
    const { width, height, opaque } = await readImageMetadata(file)
    const image = { width, height, alt }
    if (/\.svg$/i.test(name)) return { src: addFile(path, () => readFileSync(file)), ...image }

    for (const rendition of renditionsOf({ name, width, height, opaque, focus }, slots)) {
      const copy = `images/${rendition.name}`
      // Under its own name, an image is as wide as the widest slot of all its uses needs.
      if ((widestCopy.get(copy) ?? 0) >= rendition.width) continue
      widestCopy.set(copy, rendition.width)
      addFile(copy, () => render(file, rendition))
    }
    const crops = slots.map((slot) => ({ slot, crop: cropOf({ width, height, focus }, slot) }))
    const widths = Object.fromEntries(crops.map(({ slot, crop }) => [slot, widthsAt(slot, crop?.region ?? image)]))
    const suffix = crops.find(({ slot }) => slot === 'thumbnail')?.crop?.suffix
    return { src: urlOf(path), ...image, ...(!opaque && { fallback: 'png' }), widths, ...(suffix && { crop: suffix }) }
  }

  async function addSkillIcon(name: string, slots: readonly ImageSlot[]): Promise<Picture> {
    if (!name.includes(':')) {
      const dark = await isDark(readFileSync(join(folder, 'images', name)))
      return { ...(await addPicture(name, '', slots)), ...(dark && { isDark: true }) }
    }
    const svg = svgOf(name, documents.colours.skillIcon)
    const src = addFile(`images/${name.replace(':', '-')}.svg`, () => svg)
    return { src, width: 128, height: 128, alt: '', ...((await isDark(Buffer.from(svg))) && { isDark: true }) }
  }

  async function resolve(given: z.core.$ZodType | undefined, value: unknown): Promise<unknown> {
    if (value === undefined) return undefined
    const schema = given && schemaOf(given, value)
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      return Promise.all(value.map((item) => resolve(schema.element, item)))
    }
    const { kind, isUrl, format, untranslatable, slots = [] } = (schema && z.globalRegistry.get(schema)) ?? {}
    if (typeof value === 'string') {
      if (kind === 'icon') return iconShapesOf(value)
      if (kind === 'skillIcon') return addSkillIcon(value, slots)
      if (kind === 'animation') {
        const path = `animations/${value}`
        return value.startsWith('https:') ? value : addFile(path, () => readFileSync(join(folder, path)))
      }
      const text = withName(value)
      if (format === 'date') return { text: withReadableDates(text, source.language), iso: text }
      if (format === 'period') return { text: withReadableDates(text, source.language), ...datesOf(text) }
      if (format === 'website') return { address: new URL(text).href, host: readableHost(text) }
      if (isUrl && URL.canParse(text)) return new URL(text).href
      return isUrl || untranslatable ? text : typographic(text, source.language)
    }
    if (typeof value !== 'object') return value
    const shape = shapeOf(schema)
    if ('file' in shape) {
      const { file, alt, focus } = value as { file: string; alt: string; focus?: string } // by its schema
      return addPicture(file, asPrinted(alt), slots, focus)
    }
    const fields = Object.entries(Object(value) as Record<string, unknown>) // valid content has only groups of fields here
    return Object.fromEntries(
      await Promise.all(fields.map(async ([key, field]) => [key, await resolve(shape[key], field)])),
    )
  }

  async function resolveStory(node: StoryDraft): Promise<StoryNode> {
    if (typeof node === 'string') return asPrinted(node)
    if (!('picture' in node)) {
      if (!node.children || ('tag' in node && node.tag === 'code')) return node as StoryNode // without pictures
      return { ...node, children: await Promise.all(node.children.map(resolveStory)) }
    }
    const { picture, caption } = node
    return {
      picture: await addPicture(picture.file, asPrinted(picture.alt), ['figure']),
      ...(caption && { caption: asPrinted(caption) }),
    }
  }

  const complete = { ...source, ui: interfaceOf(source) }
  // The types say what `resolve` and `interfaceOf` do.
  const resolved = (await resolve(siteSchema, complete)) as Omit<ResolvedSource, 'ui'> & Pick<Content, 'ui'>
  const { url: _url, language: _language, look: _look, description, gallery, ...rest } = resolved
  const stories = new Map<string, Story>()
  for (const { id = '' } of gallery?.projects ?? []) {
    const draft = drafts.get(id)
    if (draft) stories.set(id, { id, nodes: await Promise.all(draft.map(resolveStory)) })
  }
  const { profile, companies, footer, expertise } = rest
  const shown = gallery && { ...gallery, projects: gallery.projects.map((project) => projectOf(project, stories)) }
  const countProjects = (count: number) =>
    pluralFormOf(source, 'countedProjects', count).replace('{count}', String(count))
  const skillOf = ({ aliases, ...skill }: Skill) => {
    const proof = { history: rest.history, gallery: shown }
    const evidence = evidenceOf({ ...skill, aliases }, proof, source.language, now, countProjects)
    return { ...skill, ...(evidence && { evidence }) }
  }
  const aboutLead = firstSentence(footer?.about)
  const content = {
    ...rest,
    profile: { ...profile, ...(!profile.photo && { initials: initialsOf(rest.name) }) },
    companies: companies && { ...companies, organisations: companies.organisations.map(organisationOf) },
    footer: footer && { ...footer, ...(aboutLead && aboutLead.length <= LEAD && { aboutLead }) },
    expertise: expertise && { ...expertise, skills: expertise.skills.map(skillOf) },
    gallery: shown,
    ...(pageColours && { pageColours }),
    ...(source.look?.theme === 'light' && { theme: source.look.theme }),
  }
  return { content: { ...content, sections: shownSectionsOf(source) }, description, stories, files }
}

/** The length in characters of a sentence that may be large. */
const LEAD = 120

function organisationOf({ blurb, ...each }: Organisation): Organisation {
  return {
    ...each,
    ...(!each.logo && { initials: initialsOf(each.name) }),
    blurb: blurb ?? firstSentence(each.about?.paragraphs[0]),
  }
}

type WrittenProject = NonNullable<ResolvedSource['gallery']>['projects'][number]

function projectOf(written: WrittenProject, stories: ReadonlyMap<string, Story>): Project {
  const { id = '', story: _story, picture: only, pictures = [], ...project } = written
  const [first = only, ...others] = pictures
  return {
    ...project,
    id,
    ...(first && { picture: first }),
    ...(others.length > 0 && { pictures }),
    ...(stories.has(id) && { hasStory: true }),
  }
}

/** In the order of the owner's file. */
function shownSectionsOf(source: Source): string[] {
  return Object.keys(source).flatMap((name) => {
    if (name === 'custom') return source.custom?.map(({ id }) => id) ?? []
    return SECTION_NAMES.some((each) => each === name) ? [name] : []
  })
}
