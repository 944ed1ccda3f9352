import type { Files } from '../resolve/site-files.ts'
import { socialCards } from './cards/social-cards.ts'
import { contactCard } from './contact-card.ts'
import { cvMarkdown } from './cv/markdown.ts'
import { cvPdf } from './cv/pdf.ts'
import { cvWord } from './cv/word/word.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { favicon, icon, touchIcon } from './icons.ts'
import { llms } from './llms.ts'
import type { LocalisedSite, Output, WholeSite } from './output.ts'
import { resume } from './resume/resume.ts'
import { robots, sitemap } from './sitemap.ts'
import { stories } from './stories.ts'

/** Once for each language. */
export const LANGUAGE_OUTPUTS: readonly Output<LocalisedSite>[] = [
  cvPdf,
  cvWord,
  cvMarkdown,
  resume,
  contactCard,
  socialCards,
  stories,
  atomFeed,
  jsonFeed,
]

/** Once for the whole site. */
export const SITE_OUTPUTS: readonly Output<WholeSite>[] = [sitemap, robots, llms, icon, favicon, touchIcon]

/**
 * All files of a site beside its pages, its code and the owner's pictures.
 * @param own the paths of the owner's files, which replace some
 */
export function outputFiles(site: WholeSite, own: ReadonlySet<string> = new Set()): Files {
  const files: Files = new Map()
  for (const language of site.languages) {
    for (const output of LANGUAGE_OUTPUTS) {
      for (const [path, create] of output.files(language)) {
        if (!output.isReplaceable || !own.has(language.folder + path)) files.set(language.folder + path, create)
      }
    }
  }
  for (const output of SITE_OUTPUTS) {
    if (output.isReplaceable && own.has(output.path)) continue
    for (const [path, create] of output.files(site)) files.set(path, create)
  }
  return files
}
