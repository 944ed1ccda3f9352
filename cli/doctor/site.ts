import { ContentError } from '../../generator/content/content-error.ts'
import { textsIn } from '../../generator/content/fields.ts'
import { parseContent, type ParsedContent } from '../../generator/content/parse-yaml.ts'
import { readContent, textOf } from '../../generator/content/read-content.ts'
import { siteSchema } from '../../schema/site.ts'

/** What the checks look at: a content as far as it can be read, valid or not. */
export type Site = {
  root: string
  /** The owner's folder in it. */
  folder: string
  /** The environment's SITE_URL. */
  siteUrl: string | undefined
  written: ParsedContent
  /** Every text that the schema knows. */
  texts: ReturnType<typeof textsIn>
  /** The text at a path like `hero.headline`; empty where there is none. */
  textAt: (path: string) => string
  /** A text with the owner's name in the place of {name}. */
  named: (text: string) => string
}

/** Of a content that is no YAML there is no site, and of one without mistakes no refusal. */
export type Reading = { site: Site | null; refused: ContentError | null }

/**
 * @param root the project's folder
 * @param folder the owner's folder in it
 */
export async function readSite(root: string, folder: string, siteUrl?: string): Promise<Reading> {
  const refused = await readContent(root, folder).then(() => null, asContentError)
  const written = parsed(root, folder)
  if (written === null) return { site: null, refused }
  const texts = textsIn(siteSchema, written.value)
  const byPath = new Map(texts.map(({ path, text }) => [path.join('.'), text]))
  const textAt = (path: string) => byPath.get(path) ?? ''
  const named = (text: string) => text.replaceAll('{name}', () => textAt('name'))
  return { site: { root, folder, siteUrl, written, texts, textAt, named }, refused }
}

function parsed(root: string, folder: string): ParsedContent | null {
  try {
    return parseContent(textOf(root, folder), `${folder}/site.yaml`)
  } catch (error) {
    asContentError(error)
    return null
  }
}

/** @throws what is no mistake of the owner's */
function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  throw error
}
