import { join } from 'node:path'
import type { Source } from '../model/site-schema.ts'
import type { Locale, Story } from '../model/view.ts'
import { acceptedSource, check } from './check/check.ts'
import { siteAddress } from './lib/site-address.ts'
import { sourceCommit, sourceDate } from './lib/source-date.ts'
import { textDirection } from './lib/text-direction.ts'
import { type Headings, lookOf } from './look/look.ts'
import type { LocalisedSite, WholeSite } from './outputs/output.ts'
import { outputFiles } from './outputs/outputs.ts'
import { translate } from './read/catalogue.ts'
import { ContentError, formatWarnings } from './read/diagnostic.ts'
import { interfaceTexts, pluralFormOf } from './read/interface-texts.ts'
import { type ContentFile, readContent } from './read/read-content.ts'
import { storiesOf } from './read/read-stories.ts'
import { select } from './resolve/audience.ts'
import { resolveContent, resolveStory } from './resolve/resolve-content.ts'
import { showSite } from './resolve/show.ts'
import { type Files, siteFiles } from './resolve/site-files.ts'

export type Site = WholeSite & {
  base: string
  files: Files
  /** The stylesheet of the owner's look, and its font. */
  css: string
  headings: Headings
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

  const { address, base } = siteAddress(main.url)
  const look = lookOf(main.look)
  // While developing, without a date: asking git takes longer than reading the content.
  const date = isBuild ? sourceDate(root) : undefined
  const filesOfPages = () => siteFiles(content.folder, isBuild ? base : '/', look.documents.colours.skillIcon)
  const place = {
    content,
    address,
    base: isBuild ? base : '/',
    date,
    commit: isBuild ? sourceCommit(content.folder) : undefined,
    look,
    ...filesOfPages(),
    // The files of what only a CV has are not published.
    forDocuments: () => filesOfPages().resolvers,
  }
  const languages = await Promise.all([
    localise(main, undefined, place),
    ...translations.map((source) => localise(source, source.language, place)),
  ])
  const site: WholeSite = {
    languages: languages.map((each) => withLocale(each, languages)) as [LocalisedSite, ...LocalisedSite[]], // as many
    address,
    lastModified: date?.toISOString().slice(0, 10),
    look: look.documents,
  }
  const files: Files = new Map([...place.files, ...outputFiles(site)])
  return {
    ...site,
    base,
    files,
    css: look.css,
    headings: main.look?.headings ?? 'sans',
    content,
    warnings: formatWarnings(diagnostics),
  }
}

type Place = ReturnType<typeof siteFiles> & {
  content: ContentFile
  address: string
  base: string
  date: Date | undefined
  commit: string | undefined
  look: ReturnType<typeof lookOf>
  forDocuments: () => ReturnType<typeof siteFiles>['resolvers']
}

/** The same result for the same argument. */
function once<Key, Result>(create: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<string, Result>()
  return (key) => {
    const name = JSON.stringify(key)
    const result = results.get(name) ?? create(key)
    results.set(name, result)
    return result
  }
}

/** The site in a language: what the page gets of the content, and what it shows. */
async function localise(source: Source, translation: string | undefined, place: Place): Promise<LocalisedSite> {
  const { look, date } = place
  const { language } = source
  const subfolder = translation === undefined ? '' : `${translation}/`
  const build = { ...place.resolvers, language, name: source.name }
  const content = await resolveContent(select(source, 'page'), build)
  const drafts = storiesOf(place.content.stories, source, translation)
  const stories = new Map<string, Story>()
  for (const { id = '' } of content.gallery?.projects ?? []) {
    const draft = drafts.get(id)
    if (draft) stories.set(id, await resolveStory(id, draft, build))
  }
  const countProjects = (count: number) =>
    pluralFormOf(source, 'countedProjects', count).replace('{count}', String(count))
  const view = {
    ...showSite(content, { language, now: date ?? new Date(), countProjects, stories }),
    ...(look.pageColours && { pageColours: look.pageColours }),
    built: builtFrom(source, place.commit, date),
  }
  return {
    language,
    direction: textDirection(language),
    address: `${place.address}/${subfolder}`.replace(/\/$/, ''),
    base: place.base + subfolder,
    folder: subfolder,
    source,
    content,
    view,
    stories,
    contentFor: once((audience) => resolveContent(select(source, audience), { ...build, ...place.forDocuments() })),
    look: look.documents,
    imageFile: (name) => join(place.content.folder, 'images', name),
  }
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
function withLocale(site: LocalisedSite, all: readonly LocalisedSite[]): LocalisedSite {
  if (all.length === 1) return site
  const others = all.filter((other) => other !== site)
  const locale: Locale = {
    language: site.language,
    base: site.base,
    others: others.map(({ language, base }) => ({ language, name: nameOf(language), base })),
  }
  return { ...site, view: { ...site.view, locale } }
}

/** The name of a language in itself: Deutsch. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
