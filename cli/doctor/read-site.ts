import { ContentError } from '../../generator/content/content-error.ts'
import { textsIn } from '../../generator/content/fields.ts'
import { parseContent, type ParsedContent } from '../../generator/content/parse-yaml.ts'
import { readContent, textOf } from '../../generator/content/read-content.ts'
import { siteSchema } from '../../schema/site.ts'

/** Content as far as it can be read, valid or not. */
export type Site = {
  root: string
  /** The content folder, relative to `root`. */
  folder: string
  content: ParsedContent
  /** Every text that the schema knows. */
  texts: ReturnType<typeof textsIn>
  /** The text at a path such as `hero.headline`, or an empty text. */
  textAt: (path: string) => string
}

/** @returns no site if the content is not YAML, and no error if it is valid */
export async function readSite(
  root: string,
  folder: string,
): Promise<{ site: Site | null; error: ContentError | null }> {
  const error = await readContent(root, folder).then(() => null, asContentError)
  try {
    const content = parseContent(textOf(root, folder), `${folder}/site.yaml`)
    const texts = textsIn(siteSchema, content.value)
    const textAt = (path: string) => texts.find((each) => each.path.join('.') === path)?.text ?? ''
    return { site: { root, folder, content, texts, textAt }, error }
  } catch (unreadable) {
    return { site: null, error: asContentError(unreadable) }
  }
}

/** @throws any other error */
function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  throw error
}
