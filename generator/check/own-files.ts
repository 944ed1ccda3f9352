import { join } from 'node:path'
import { isOutside } from '../lib/is-outside.ts'
import { type Diagnostic, ofWholeFile } from '../read/diagnostic.ts'
import { OWN_FILES, ownFilesIn } from '../read/own-files.ts'
import type { ContentFile } from '../read/read-content.ts'

/** What every site has beside its pages and pictures, in each language. A test compares it with the outputs. */
const FILES_OF_THE_SITE = new Set(
  `404.html apple-touch-icon.png contact.vcf cv.md cv.pdf favicon.ico _headers icon.svg index.html _nginx-headers.conf notices.txt
  resume.json robots.txt sitemap.xml vercel.json`.split(/\s+/),
)
const CVS_AND_CARDS = /^(?:cv-.+\.pdf|cards\/.+)$/

/** The files in content/files/, which are published as they are. */
export function ownFiles(content: ContentFile): Diagnostic[] {
  const folders = content.translations.map(({ language }) => `${language}/`)
  return ownFilesIn(content.files).flatMap((path) => {
    const name = `${OWN_FILES}/${path}`
    const below = folders.find((each) => path.startsWith(each)) ?? ''
    const message = problemWith(path.slice(below.length), join(content.folder, name), content.folder)
    return message === undefined ? [] : [ofWholeFile(`${content.name}/${name}`, message)]
  })
}

function problemWith(path: string, file: string, folder: string): string | undefined {
  if (FILES_OF_THE_SITE.has(path) || CVS_AND_CARDS.test(path))
    return 'The build writes a file of this name itself. Remove yours.'
  return isOutside(file, folder)
    ? 'This is a link to a file outside of the content folder. Put a copy of the file in place of the link.'
    : undefined
}
