import {
  acceptedSource,
  clashesIn,
  ContentError,
  type ContentFile,
  formatWarnings,
  ownFilesIn,
  readContent,
  translate,
} from '../content/content.ts'
import { siteAddress } from '../lib/site-address.ts'
import { sourceCommit, sourceDate } from '../lib/source-date.ts'
import { DEFAULT_LAYOUT, lookFor, type LayoutName } from '../model/compositions.ts'
import type { Headings } from '../model/heading-fonts.ts'
import type { PrivateFacts } from '../model/private-schema.ts'
import type { Source } from '../model/site-schema.ts'
import { checkContent } from './check-content.ts'
import { HOSTING_FILES } from './hosting/hosting.ts'
import { localise, pagesOf, type Surroundings, withOtherLanguages } from './localise.ts'
import { lookOf } from './look/look.ts'
import type { WholeSite } from './outputs/output.ts'
import { outputFiles } from './outputs/outputs.ts'
import { withPrivateFacts } from './private/with-private-facts.ts'
import { select } from './resolve/audience.ts'
import { type Files, siteFiles, skillIconsIn } from './resolve/site-files.ts'

export type Site = WholeSite & {
  base: string
  files: Files
  /** What is in the diagrams, by the URLs of their files. */
  drawings: ReadonlyMap<string, string>
  /** The stylesheet of the owner's look, and its font. */
  css: string
  headings: Headings
  layout: LayoutName
  /** The content that it was made of. */
  content: ContentFile
  /** What the owner may want to improve, a line for each thing. */
  warnings: readonly string[]
}

/**
 * Reads and resolves the content.
 * @param folder the content folder, absolute or relative to `root`
 * @param isBuild whether to use the site's base path, and to reject sample content at a public address
 * @param facts for documents that are sent; nothing of such a site may be published
 */
export async function loadSite(root: string, folder: string, isBuild: boolean, facts?: PrivateFacts): Promise<Site> {
  try {
    return await load(root, folder, isBuild, { facts })
  } catch (error) {
    // On GitHub, mistakes are shown beside their lines.
    if (error instanceof ContentError && process.env['GITHUB_ACTIONS'] === 'true') console.error(error.annotations)
    throw error
  }
}

/**
 * The site with another look, for a picture of it in the editor.
 * @throws ContentError when the content is not valid
 */
export function loadSiteWith(look: Look, root: string, folder: string): Promise<Site> {
  return load(root, folder, false, { look })
}

type Look = NonNullable<Source['look']>
type Options = { facts?: PrivateFacts | undefined; look?: Look }

/** Reads, checks and translates the content; selects, resolves and shows it in each language; and makes the outputs. */
async function load(root: string, folder: string, isBuild: boolean, { facts = {}, look }: Options): Promise<Site> {
  const content = readContent(root, folder)
  const diagnostics = await checkContent(content, { isBuild })
  const written = acceptedSource(content, diagnostics)
  const accepted = look ? { ...written, look: { ...written.look, ...look } } : written
  const main = withPrivateFacts(accepted, facts)
  const translations = content.translations.map((each) => withPrivateFacts(translate(accepted, each), facts))

  // While developing, the page has the address of each text. A picture has none.
  const surroundings = surroundingsOf(root, content, main, { isBuild, isMarked: !isBuild && !look })
  const { files, date, address } = surroundings
  const first = await localise(main, '', surroundings)
  const others = await Promise.all(translations.map((each) => localise(each, `${each.language}/`, surroundings)))

  const site: WholeSite = {
    languages: withOtherLanguages([first, ...others]),
    address,
    lastModified: date?.toISOString().slice(0, 10),
    look: surroundings.look.documents,
  }
  const created: Files = new Map([...files, ...outputFiles(site, new Set(ownFilesIn(content.files)))])
  const clashes = isBuild ? clashesIn(content, [...created.keys(), ...pages(site), ...HOSTING_FILES]) : []
  if (clashes.length > 0) throw new ContentError([...diagnostics, ...clashes])
  return {
    ...site,
    base: siteAddress(main.url).base,
    files: created,
    drawings: surroundings.drawings,
    css: surroundings.look.css,
    headings: lookFor(main.look).headings,
    layout: main.look?.layout ?? DEFAULT_LAYOUT,
    content,
    warnings: formatWarnings(diagnostics),
  }
}

const pages = ({ languages }: WholeSite) => languages.flatMap((each) => [...pagesOf(each).values()])

/** What the site in each language needs besides its content. */
function surroundingsOf(
  root: string,
  content: ContentFile,
  source: Source,
  { isBuild, isMarked }: { isBuild: boolean; isMarked: boolean },
): Surroundings {
  const { address, base: builtBase } = siteAddress(source.url)
  const base = isBuild ? builtBase : '/'
  const look = lookOf(source.look)
  const paths = new Set(ownFilesIn(content.files))
  const icons = { names: skillIconsIn(select(source, 'page')), colour: look.documents.colours.skillIcon }
  const filesBelow = (linkBase: string) => siteFiles(content.folder, base, icons, { paths, base: linkBase })
  return {
    content,
    address,
    base,
    look,
    isMarked,
    // While developing, without a date: asking git takes longer than reading the content.
    date: isBuild ? sourceDate(root) : undefined,
    commit: isBuild ? sourceCommit(content.folder) : undefined,
    ...filesBelow(base),
    // The files of what only a CV has are not published.
    resolversOfDocuments: filesBelow(`${address}/`).resolvers,
  }
}
