import { z } from 'zod'
import { interfaceOf, schemaOf, shapeOf, type StoryDraft, textsIn, valueAt } from '../../content/content.ts'
import { type Build, printed, resolveOf } from '../../model/fields/field.ts'
import { addressIn, marked, unmarked } from '../../model/marks.ts'
import { type Content, siteSchema, type Source } from '../../model/site-schema.ts'
import type { Story, StoryNode } from '../../model/view.ts'
import { frameStory } from './story-frame.ts'

/** Turns each value of the content into what the pages get of it, as its schema says. */
export async function resolveContent(source: Source, build: Build): Promise<Content> {
  return (await resolve(
    siteSchema,
    { ...source, ui: interfaceOf({ ...source, language: unmarked(source.language) }) },
    build,
  )) as Content // as `Resolved` says
}

async function resolve(given: z.core.$ZodType | undefined, value: unknown, build: Build): Promise<unknown> {
  if (given === undefined || value === undefined) return value
  const schema = schemaOf(given, value)
  const meta = z.globalRegistry.get(schema) ?? {}
  const own = resolveOf(meta)
  if (own) {
    const first = addressIn(value)
    const at = typeof value === 'object' ? first?.replace(/\.\w+$/, '') : first // of the group
    const shown = await own(unmarked(value), build, meta.slots ?? [])
    return at === undefined ? shown : markedAs(shown, at, meta)
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return Promise.all(value.map((item) => resolve(schema.element, item, build)))
  }
  if (typeof value !== 'object' || value === null) return unmarked(value)
  const shape = shapeOf(schema)
  const fields = Object.entries(value).map(async ([key, field]) => [key, await resolve(shape[key], field, build)])
  return Object.fromEntries(await Promise.all(fields))
}

/** What the pages get of a value, with its address around the texts that they show. */
function markedAs(shown: unknown, at: string, { isUrl, kind }: z.GlobalMeta): unknown {
  if (typeof shown === 'string') return isUrl || kind ? shown : marked(shown, at)
  if (Array.isArray(shown)) return shown.map((part: unknown) => markedAs(part, at, {}))
  const texts = ['text', 'host', 'alt'].flatMap((name) => {
    const text = (Object(shown) as Record<string, unknown>)[name]
    return typeof text === 'string' ? [[name, marked(text, at)]] : []
  })
  return { ...Object(shown), ...Object.fromEntries(texts) }
}

/** The content with the address of each text around it, as the editor looks for it. */
export function markedSource(source: Source): Source {
  const copy = structuredClone(source)
  for (const { path, text, meta } of textsIn(siteSchema, source)) {
    const isShared = path.at(-1) === 'group' // changed at one skill, it would be another group
    if (meta.isName || isShared || path[0] === 'ui') continue
    const parent = Object(valueAt(copy, path.slice(0, -1)))
    Reflect.set(parent, path.at(-1) ?? '', marked(text, path.join('.')))
  }
  return copy
}

/** The stories of the projects, by their ids, with the pictures that the pages show. */
export async function resolveStories(
  { gallery, ui }: Content,
  drafts: ReadonlyMap<string, readonly StoryDraft[]>,
  build: Build,
): Promise<ReadonlyMap<string, Story>> {
  const stories = new Map<string, Story>()
  for (const project of gallery?.projects ?? []) {
    const { id = '' } = project
    const draft = drafts.get(id)
    if (!draft) continue
    const nodes = await Promise.all(draft.map((node) => resolveNode(node, build)))
    stories.set(id, { id, ...frameStory(nodes, project, ui, build.language) })
  }
  return stories
}

async function resolveNode(node: StoryDraft, build: Build): Promise<StoryNode> {
  if (typeof node === 'string') return printed(node, build)
  if ('diagram' in node) return { diagram: await build.diagram(node.diagram, build) }
  if (!('picture' in node)) {
    if (!node.children || ('tag' in node && node.tag === 'code')) return node as StoryNode // without pictures
    const link = 'link' in node ? { link: build.ownFile(node.link) ?? node.link } : {}
    const label = 'tag' in node ? node.attributes?.['aria-label'] : undefined
    const attributes = label &&
      'attributes' in node && { ...node.attributes, 'aria-label': printed(String(label), build) }
    return {
      ...node,
      ...link,
      ...(attributes && { attributes }),
      children: await Promise.all(node.children.map((child) => resolveNode(child, build))),
    }
  }
  const { picture, caption } = node
  return {
    picture: await build.picture(picture.file, printed(picture.alt, build), ['figure']),
    ...(caption && { caption: printed(caption, build) }),
  }
}
