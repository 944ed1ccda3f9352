import { join } from 'node:path'
import type { Locale, LocalisedPages, Source } from '../model/content.ts'
import { type Story, storyPathOf } from '../model/story.ts'
import { acceptedSource, check } from './check/check.ts'
import { siteAddress } from './lib/site-address.ts'
import { sourceCommit, sourceDate } from './lib/source-date.ts'
import { type Headings, lookOf } from './look/look.ts'
import { outputs, sharedOutputs } from './outputs/outputs.ts'
import { translate } from './read/catalogue.ts'
import { ContentError, formatWarnings } from './read/diagnostic.ts'
import { interfaceTexts } from './read/interface-texts.ts'
import { type ContentFile, readContent } from './read/read-content.ts'
import { storiesOf } from './read/read-stories.ts'
import { type Files, resolveContent } from './resolve/resolve-content.ts'

/** The site in one language. */
export type LocalisedSite = LocalisedPages & {
  source: Source
  /** The path of the home page, such as /portfolio/de/. */
  base: string
  /** Its folder below the site's base: `de/`, or nothing. */
  folder: string
  /** The stories of the projects, by their ids. */
  stories: ReadonlyMap<string, Story>
}

export type Site = {
  /** The main language first. */
  languages: [LocalisedSite, ...LocalisedSite[]]
  base: string
  files: Files
  /** The stylesheet of the owner's look. */
  look: { css: string; headings: Headings }
  /** The content that it was made of. */
  content: ContentFile
  /** What the owner may want to improve, a line for each thing. */
  warnings: readonly string[]
}

/**
 * Reads and resolves the content.
 * @param folder the content folder, absolute or relative to `root`
 * @param isBuild whether to use the site's base path, and to reject sample content at a public address
 */
export async function loadSite(root: string, folder: string, isBuild: boolean): Promise<Site> {
  try {
    return await load(root, folder, isBuild)
  } catch (error) {
    // On GitHub, mistakes are shown beside their lines.
    if (error instanceof ContentError && process.env['GITHUB_ACTIONS'] === 'true') console.error(error.annotations)
    throw error
  }
}

async function load(root: string, folder: string, isBuild: boolean): Promise<Site> {
  const content = readContent(root, folder)
  const diagnostics = await check(content, { isBuild })
  const main = acceptedSource(content, diagnostics)
  const translations = content.translations.map((each) => translate(main, each))
  const warnings = formatWarnings(diagnostics)

  const { address, base } = siteAddress(main.url)
  const siteBase = isBuild ? base : '/'
  const contentFolder = content.folder
  const imageFile = (name: string) => join(contentFolder, 'images', name)
  const files: Files = new Map()
  const look = lookOf(main.look)

  // While developing, without a date: asking git takes longer than reading the content.
  const now = isBuild ? sourceDate(root) : undefined
  const commit = isBuild ? sourceCommit(contentFolder) : undefined

  const resolveLanguage = async (source: Source, translation?: string) => {
    const subfolder = translation === undefined ? '' : `${translation}/`
    const drafts = storiesOf(content.stories, source, translation)
    const resolved = await resolveContent(source, contentFolder, siteBase, { now, drafts })
    const { description, stories, files: own } = resolved
    const page = { ...resolved.content, built: builtFrom(source, commit, now) }
    const place = { address: `${address}/${subfolder}`.replace(/\/$/, ''), language: source.language }
    const extra = outputs(page, {
      ...place,
      variants: (main.cv || undefined)?.variants?.map(({ name }) => name) ?? [],
      contentFor: async (audience) => (await resolveContent(source, contentFolder, siteBase, { audience })).content,
      look: look.documents,
      photo: main.profile.photo && imageFile(main.profile.photo.file),
      pictures: new Map(
        main.gallery?.projects.flatMap(({ id, picture, pictures: [first = picture] = [] }) =>
          id !== undefined && first ? [[id, imageFile(first.file)]] : [],
        ),
      ),
      logos: new Map(
        main.companies?.organisations.flatMap(({ path, logo }) => (path && logo ? [[path, imageFile(logo.file)]] : [])),
      ),
    })
    for (const [path, create] of own) files.set(path, create)
    for (const [path, create] of extra) files.set(subfolder + path, create)
    for (const [id, story] of stories)
      files.set(`${subfolder}${storyPathOf(id).slice(1)}/story.json`, () => JSON.stringify(story))
    return { ...place, source, content: page, description, stories, base: siteBase + subfolder, folder: subfolder }
  }

  const first = await resolveLanguage(main)
  const others = await Promise.all(translations.map((each) => resolveLanguage(each, each.language)))
  const languages: Site['languages'] = [first, ...others]
  const lastModified = now?.toISOString().slice(0, 10)
  for (const [path, create] of sharedOutputs(languages, { address, lastModified, look: look.documents }))
    files.set(path, create)
  const complete = languages.map((each) => withLocale(each, languages)) as Site['languages'] // as many
  const { headings = 'sans' } = main.look ?? {}
  return { languages: complete, base, files, look: { css: look.css, headings }, content, warnings }
}

/** What a page says at its end: the commit and its date, and that it asks nobody else, each only where it is so. */
function builtFrom(source: Source, commit: string | undefined, date: Date | undefined): string {
  const { builtFrom: from = '', noRequests = '' } = { ...interfaceTexts(source.language), ...source.ui }
  const asksOthers = Object.values(source.animations ?? {}).some((each) => each?.src.startsWith('https:'))
  const parts = [
    commit && from.replace('{commit}', commit),
    commit &&
      date?.toLocaleDateString(source.language, { dateStyle: 'medium', timeZone: 'UTC' }).replaceAll(' ', '\u{A0}'),
    !asksOthers && noRequests,
  ]
  return parts.filter(Boolean).join('\u{A0}· ')
}

/** With one language, a page knows of no other. */
function withLocale(language: LocalisedSite, all: readonly LocalisedSite[]): LocalisedSite {
  if (all.length === 1) return language
  const others = all.filter((other) => other !== language)
  const locale: Locale = {
    language: language.source.language,
    base: language.base,
    others: others.map(({ source, base }) => ({ language: source.language, name: nameOf(source.language), base })),
  }
  return { ...language, content: { ...language.content, locale } }
}

/** The name of a language in itself: Deutsch. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
