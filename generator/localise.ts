import { join } from 'node:path'
import { type ContentFile, type CountedText, interfaceTexts, pluralFormOf, storiesOf } from '../content/content.ts'
import { nameOfLanguage } from '../lib/language-name.ts'
import { textDirection } from '../lib/text-direction.ts'
import type { Source } from '../model/site-schema.ts'
import type { Locale } from '../model/view.ts'
import type { lookOf } from './look/look.ts'
import type { LocalisedSite, WholeSite } from './outputs/output.ts'
import { type Audience, select } from './resolve/audience.ts'
import { markedSource, resolveContent, resolveStories } from './resolve/resolve-content.ts'
import { pagePathsOf, showSite } from './resolve/show.ts'
import type { siteFiles } from './resolve/site-files.ts'

/** What the site in a language needs besides its content. */
export type Surroundings = ReturnType<typeof siteFiles> & {
  content: ContentFile
  address: string
  base: string
  look: ReturnType<typeof lookOf>
  /** The last change of the site and its commit, if known. */
  date: Date | undefined
  commit: string | undefined
  /** Whether the page has the address of each text. */
  isMarked: boolean
  /** For what is not on the page. */
  resolversOfDocuments: ReturnType<typeof siteFiles>['resolvers']
}

/**
 * The site in a language: the content that the page gets, and what it shows.
 * @param folder below the site's base: `de/`, or nothing for the main language
 */
export async function localise(source: Source, folder: string, around: Surroundings): Promise<LocalisedSite> {
  const { language, name } = source
  const { content: files, look, date } = around
  const direction = textDirection(language)
  const now = date ?? new Date()
  const texts = { ...interfaceTexts(language), ...source.ui }
  const build = { ...around.resolvers, language, name, now, texts }
  const selected = select(source, 'page')
  const content = await resolveContent(selected, build)
  const drafts = storiesOf(files.stories, source, folder === '' ? undefined : language)
  const stories = await resolveStories(content, drafts, build)
  // While developing, the page knows where its texts are from.
  const shown = around.isMarked ? await resolveContent(select(markedSource(source), 'page'), build) : content
  const countOf = (text: CountedText, count: number) =>
    pluralFormOf(source, text, count).replace('{count}', String(count))
  const toolIcons = await around.toolIconsOf(selected)
  const view = {
    ...showSite(shown, { language, direction, now, countOf, stories, toolIcons }),
    ...(look.pageColours && { pageColours: look.pageColours }),
    built: builtFrom(source, around.commit, date),
  }
  const resolveFor = (audience: Audience) =>
    resolveContent(select(source, audience), { ...around.resolversOfDocuments, language, name, now })
  return {
    language,
    direction,
    now,
    address: `${around.address}/${folder}`.replace(/\/$/, ''),
    base: around.base + folder,
    folder,
    source,
    content,
    view,
    stories,
    contentFor: once(resolveFor),
    look: look.documents,
    imageFile: (file) => join(files.folder, 'images', file),
    diagramOf: ({ src }) => around.diagrams.get(src),
  }
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

/** What a page says at its end: the commit and its date, and that it asks nobody else, each only where it is so. */
function builtFrom(source: Source, commit: string | undefined, date: Date | undefined): string {
  const { builtFrom: from = '', noRequests = '' } = { ...interfaceTexts(source.language), ...source.ui }
  const asksOthers = Object.values(source.animations ?? {}).some((each) => each?.src.startsWith('https:'))
  const parts = [
    from && commit && from.replace('{commit}', commit),
    from &&
      commit &&
      date?.toLocaleDateString(source.language, { dateStyle: 'medium', timeZone: 'UTC' }).replaceAll(' ', '\u{A0}'),
    !asksOthers && noRequests,
  ]
  return parts.filter(Boolean).join('\u{A0}· ')
}

/** Tells each page of the others. With one language, it knows of none. */
export function withOtherLanguages(all: WholeSite['languages']): WholeSite['languages'] {
  const [first, ...others] = all
  return others.length === 0 ? all : [withLocale(first, all), ...others.map((each) => withLocale(each, all))]
}

function withLocale(site: LocalisedSite, all: readonly LocalisedSite[]): LocalisedSite {
  const others = all.filter((other) => other !== site)
  const locale: Locale = {
    language: site.language,
    base: site.base,
    others: others.map(({ language, base }) => ({ language, name: nameOfLanguage(language), base })),
  }
  return { ...site, view: { ...site.view, locale } }
}

/** The path of the page for unknown addresses, which hosts have once. */
export const NOT_FOUND = '/404'

/** The pages: path below the language's home page -> file. */
export function pagesOf({ view, folder }: LocalisedSite): Map<string, string> {
  const routed = pagePathsOf(view).map((path) => [path, `${folder}${path.slice(1)}/index.html`] as const)
  const notFound = folder === '' ? [[NOT_FOUND, '404.html'] as const] : []
  return new Map([['/', `${folder}index.html`], ...routed, ...notFound])
}
