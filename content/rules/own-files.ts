import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOutside } from '../../lib/is-outside.ts'
import { siteAddress } from '../../lib/site-address.ts'
import { type CheckOptions, NO_BUILD_FILES, type BuildFiles, type BuildFile } from '../check-options.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { OWN_FILES, ownFilesIn } from '../files.ts'
import type { ContentFile } from '../read-content.ts'

/** The files in content/files/, which are published as they are. */
export function ownFiles(content: ContentFile, { buildFiles = NO_BUILD_FILES }: CheckOptions): Diagnostic[] {
  const taken = new Set([...FOLDERS_OF_THE_BUILD, ...foldersOf(content), ...pathsOf(buildFiles, content)])
  const replaceable = new Set(pathsOf(replaceableOf(buildFiles), content))
  const icons = replaceableOf(buildFiles).once.flatMap(({ path }) => (path === 'robots.txt' ? [] : path))
  const all = ownFilesIn(content.files)
  return all.flatMap((path) => {
    const file = `${content.name}/${OWN_FILES}/${path}`
    const leadsOutside = () => isOutside(join(content.folder, OWN_FILES, path), content.folder)
    if (replaceable.has(path) && !leadsOutside())
      return [ofWholeFile(file, replacing(path, all, icons, content), 'warning')]
    const problem = problemWith(path, taken, leadsOutside)
    return problem === undefined ? [] : [ofWholeFile(file, problem)]
  })
}

function problemWith(path: string, taken: ReadonlySet<string>, leadsOutside: () => boolean): string | undefined {
  if (taken.has(path)) return 'The build writes a file of this name itself. Remove yours.'
  if (/[\\\p{Cc}]/u.test(path))
    return 'The name has a backslash or a line break, which addresses cannot have. Rename the file.'
  const other = conflictOf(path, taken)
  if (other !== undefined) return fileAndFolder(other)
  if (/^assets\//i.test(path))
    return 'Browsers keep the files of assets/ for a year, so a new version would not be seen. Move it to another folder.'
  return leadsOutside()
    ? 'This is a link to a file outside of the content folder. Put a copy of the file in place of the link.'
    : undefined
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
function replacing(path: string, all: readonly string[], others: readonly string[], content: ContentFile): string {
  const sentence = 'Your file replaces that of the build.'
  if (path === 'robots.txt') {
    const isListed = /^\s*sitemap:/im.test(readFileSync(join(content.folder, OWN_FILES, path), 'utf8'))
    const address = content.source ? siteAddress(content.source.url, '').address : 'https://me.example'
    return isListed ? sentence : `${sentence} To keep the sitemap, add the line "Sitemap: ${address}/sitemap.xml".`
  }
  const icons = others.filter((each) => /\.(?:ico|svg|png)$/.test(each))
  if (!icons.includes(path)) return sentence
  const missing = icons.filter((icon) => !all.includes(icon))
  const list = new Intl.ListFormat('en').format(missing)
  return missing.length === 0 ? sentence : `${sentence} Browsers choose among the icons, so add yours as ${list}, too.`
}

const FOLDERS_OF_THE_BUILD = ['assets/', 'images/', 'animations/']

/** The folders of the translations. */
function foldersOf({ translations }: ContentFile): string[] {
  return translations.map(({ language }) => `${language}/`)
}

function replaceableOf({ inEachLanguage, once }: BuildFiles): BuildFiles {
  const isReplaceable = (file: BuildFile) => file.isReplaceable === true
  return { inEachLanguage: inEachLanguage.filter(isReplaceable), once: once.filter(isReplaceable) }
}

/** The paths in all languages, and those of the CVs for kinds of jobs. */
function pathsOf({ inEachLanguage, once }: BuildFiles, content: ContentFile): string[] {
  const { cv } = content.source ?? {}
  const { variants = [] } = cv || {}
  const paths = inEachLanguage
    .filter(({ path }) => cv !== false || !path.startsWith('cv'))
    .flatMap(({ path, isForVariants }) => [
      path,
      ...(isForVariants ? variants.map(({ name }) => path.replace('.', `-${name}.`)) : []),
    ])
  const ofLanguages = ['', ...foldersOf(content)].flatMap((folder) => paths.map((path) => folder + path))
  return [...once.map(({ path }) => path), ...ofLanguages]
}
