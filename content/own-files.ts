/** The owner's folder of files that belong to the site as they are, such as CNAME. */
export const OWN_FILES = 'files'

/** The path below `content/files/` of a link such as `/talks/slides.pdf#page=2`; a link to a folder shows its index.html. */
export function ownFileOf(link: string): string {
  const { pathname } = new URL(link, 'https://host')
  const path = decoded(pathname.slice(1))
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Files that systems and editors put into folders. */
const NOT_THE_OWNERS = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]+\.sw[op]|[^/]+~)$/

/** The paths below `content/files/` among those of the files of a content folder. */
export function ownFilesIn(files: readonly string[]): string[] {
  return files
    .filter((path) => path.startsWith(`${OWN_FILES}/`) && !NOT_THE_OWNERS.test(path))
    .map((path) => path.slice(OWN_FILES.length + 1))
}
