import { join } from 'node:path'
import { isOutside } from '../lib/is-outside.ts'
import { type Diagnostic, ofWholeFile } from '../read/diagnostic.ts'
import { OWN_FILES, ownFilesIn } from '../read/own-files.ts'
import type { ContentFile } from '../read/read-content.ts'

/** What every site has beside its pages and pictures. A test compares these names with the outputs. */
const FILES_OF_THE_SITE =
  `404.html apple-touch-icon.png favicon.ico _headers icon.svg _nginx-headers.conf notices.txt robots.txt sitemap.xml
  vercel.json`.split(/\s+/)
const IN_EACH_LANGUAGE = ['index.html', 'contact.vcf', 'resume.json', 'cards/index.jpg']

/** The files in content/files/, which are published as they are. */
export function ownFiles(content: ContentFile): Diagnostic[] {
  const taken = filesOfTheSite(content)
  return ownFilesIn(content.files).flatMap((path) => {
    const name = `${OWN_FILES}/${path}`
    const message = taken.has(path)
      ? 'The build writes a file of this name itself. Remove yours.'
      : isOutside(join(content.folder, name), content.folder) &&
        'This is a link to a file outside of the content folder. Put a copy of the file in place of the link.'
    return message ? [ofWholeFile(`${content.name}/${name}`, message)] : []
  })
}

function filesOfTheSite({ source, translations }: ContentFile): ReadonlySet<string> {
  const { variants = [] } = source?.cv || {}
  const cvs = source?.cv === false ? [] : ['cv.pdf', 'cv.md', ...variants.map(({ name }) => `cv-${name}.pdf`)]
  const folders = ['', ...translations.map(({ language }) => `${language}/`)]
  return new Set([
    ...FILES_OF_THE_SITE,
    ...folders.flatMap((folder) => [...IN_EACH_LANGUAGE, ...cvs].map((name) => folder + name)),
  ])
}
