import { acceptedSource, check, type ContentFile, readContent } from '../../content/content.ts'
import type { Source } from '../../model/site-schema.ts'

/** The content of a folder, which has no errors. */
export async function checkedSource(root: string, name: string): Promise<Source> {
  return checked(readContent(root, name))
}

/** @throws ContentError with all mistakes */
export async function checked(content: ContentFile): Promise<Source> {
  return acceptedSource(content, await check(content))
}
