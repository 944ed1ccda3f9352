import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOutside } from '../../lib/is-outside.ts'
import { siteAddress } from '../../lib/site-address.ts'
import { LANGUAGE_OUTPUTS, SITE_OUTPUTS } from '../../generator/outputs/outputs.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { OWN_FILES, ownFilesIn } from '../own-files.ts'
import type { ContentFile } from '../read-content.ts'

/** What the build writes besides the outputs, and what every language has of an output with several files. */
const FILES_OF_THE_BUILD = ['404.html', '_headers', '_nginx-headers.conf', 'notices.txt', 'vercel.json']
const IN_EACH_LANGUAGE = ['index.html', 'cards/index.jpg']

const isReplaceable = (output: { isReplaceable?: true }) => output.isReplaceable === true
const REPLACEABLE = SITE_OUTPUTS.filter(isReplaceable).map(({ path }) => path)
const ICONS = REPLACEABLE.filter((path) => path !== 'robots.txt')

const pathsOf = (outputs: readonly { path: string }[]) => outputs.map(({ path }) => path)
const isOfCv = (path: string) => path.startsWith('cv')

/** The files in content/files/, which are published as they are. */
export function ownFiles(content: ContentFile): Diagnostic[] {
  const taken = filesOfTheSite(content)
  const replaceable = new Set([...REPLACEABLE, ...inEachLanguage(content, LANGUAGE_OUTPUTS.filter(isReplaceable))])
  const all = ownFilesIn(content.files)
  return all.flatMap((path) => {
    const name = `${OWN_FILES}/${path}`
    if (taken.has(path) && replaceable.has(path) && !isOutside(join(content.folder, name), content.folder))
      return [ofWholeFile(`${content.name}/${name}`, replacing(path, all, content), 'warning')]
    const ofSite = conflictOf(path, taken)
    const message = taken.has(path)
      ? 'The build writes a file of this name itself. Remove yours.'
      : /[\\\p{Cc}]/u.test(path)
        ? 'The name has a backslash or a line break, which addresses cannot have. Rename the file.'
        : ofSite !== undefined
          ? fileAndFolder(ofSite)
          : /^assets\//i.test(path)
            ? 'Browsers keep the files of assets/ for a year, so a new version would not be seen. Move it to another folder.'
            : isOutside(join(content.folder, name), content.folder) &&
              'This is a link to a file outside of the content folder. Put a copy of the file in place of the link.'
    return message ? [ofWholeFile(`${content.name}/${name}`, message)] : []
  })
}

/**
 * Own files with the name of a file that the build writes.
 * @param paths of all its files
 */
export function clashesIn({ files, name }: ContentFile, paths: readonly string[]): Diagnostic[] {
  const taken = new Set(paths)
  return ownFilesIn(files).flatMap((path) => {
    const other = conflictOf(path, taken)
    const message = taken.has(path)
      ? 'The site has a file of this name already. Rename yours.'
      : other !== undefined && fileAndFolder(other)
    return message ? [ofWholeFile(`${name}/${OWN_FILES}/${path}`, message)] : []
  })
}

/** A file of the site that has the path as its folder, or a folder of the path as its name. */
function conflictOf(path: string, taken: ReadonlySet<string>): string | undefined {
  return [...taken].find((each) => each.startsWith(`${path}/`) || path.startsWith(`${each}/`))
}

function fileAndFolder(ofSite: string): string {
  return `The site has ${ofSite}, and a name cannot be that of a file and of a folder. Rename yours.`
}

/** What the owner should know of a file that replaces one of the build. */
function replacing(path: string, all: readonly string[], { folder, source }: ContentFile): string {
  const word = 'Your file replaces that of the build.'
  if (path === 'robots.txt') {
    const isListed = /^\s*sitemap:/im.test(readFileSync(join(folder, OWN_FILES, path), 'utf8'))
    const address = source ? siteAddress(source.url, '').address : 'https://me.example'
    return isListed ? word : `${word} To keep the sitemap, add the line "Sitemap: ${address}/sitemap.xml".`
  }
  if (!ICONS.includes(path)) return word
  const others = ICONS.filter((icon) => !all.includes(icon))
  const list = new Intl.ListFormat('en').format(others)
  return others.length === 0 ? word : `${word} Browsers choose among the icons, so add yours as ${list}, too.`
}

function filesOfTheSite(content: ContentFile): ReadonlySet<string> {
  const { source, translations } = content
  const outputs = LANGUAGE_OUTPUTS.filter(({ path }) => source?.cv !== false || !isOfCv(path))
  const folders = translations.map(({ language }) => `${language}/`)
  return new Set([
    ...FILES_OF_THE_BUILD,
    ...pathsOf(SITE_OUTPUTS),
    'assets/',
    'images/',
    'animations/',
    ...folders,
    ...['', ...folders].flatMap((folder) => IN_EACH_LANGUAGE.map((name) => folder + name)),
    ...inEachLanguage(content, outputs),
  ])
}

/** The first files of the outputs, and those of the CVs for kinds of jobs. */
function inEachLanguage({ source, translations }: ContentFile, outputs: typeof LANGUAGE_OUTPUTS): string[] {
  const { variants = [] } = source?.cv || {}
  const paths = outputs.flatMap(({ path, isForVariants }) => [
    path,
    ...(isForVariants ? variants.map(({ name }) => path.replace('.', `-${name}.`)) : []),
  ])
  return ['', ...translations.map(({ language }) => `${language}/`)].flatMap((folder) =>
    paths.map((path) => folder + path),
  )
}
