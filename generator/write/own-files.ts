import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import { isOutside } from '../check/check-files.ts'
import { ownStyleFiles } from '../check/own-style.ts'
import { typeOf } from '../hosting/headers.ts'
import { filesIn } from '../lib/files-in.ts'
import { UserError } from '../lib/user-error.ts'
import type { Files } from '../resolve/resolve-content.ts'

/** The owner's folder of files that belong to the site as they are, such as CNAME. */
const OWN_FILES = 'files'

/** Files that systems and editors put into folders. */
const NOT_THE_OWNERS = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]+\.sw[op]|[^/]+~)$/

/** The paths of the files in `content/files/`, with slashes. */
function ownFilesIn(contentFolder: string): string[] {
  const folder = join(contentFolder, OWN_FILES)
  return existsSync(folder) ? filesIn(folder).filter((path) => !NOT_THE_OWNERS.test(path)) : []
}

/**
 * Copies `content/files/` to the root of the site.
 * @throws UserError when the site has a file of the same name, or a link leads out of the folder
 */
export function copyOwnFiles(contentFolder: string, site: string) {
  for (const path of ownFilesIn(contentFolder)) {
    const [source, target] = [join(contentFolder, OWN_FILES, path), join(site, path)]
    const name = `content/${OWN_FILES}/${path}`
    if (/^assets\//i.test(path)) {
      throw new UserError(
        `${name}: Browsers keep the files of assets/ for a year, so a new version would not be seen. Move it to another folder.`,
      )
    }
    if (existsSync(target)) throw new UserError(`${name}: The site has a file of this name already. Rename yours.`)
    if (isOutside(source, contentFolder)) {
      throw new UserError(
        `${name} is a link to a file outside of the content folder. Put a copy of the file in place of the link.`,
      )
    }
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target, { dereference: true })
  }
}

/** Serves the files of the content while developing, as the built site contains them. */
export function serveContent(server: ViteDevServer, contentFolder: string, readFiles: () => Promise<Files>) {
  server.middlewares.use((request, response, next) => {
    const serve = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      const create = (await readFiles()).get(path)
      const own = ownFileAt(path, contentFolder)
      const read = create ?? (own && (() => readFileSync(own)))
      if (!read) return next()
      response.setHeader('Content-Type', typeOf(path))
      response.setHeader('Cache-Control', 'no-store')
      return response.end(await read())
    }
    serve().catch(() => next()) // `virtual:content` reports mistakes in the content.
  })
}

/** The file of `content/files/` or of the owner's stylesheet that the dev server shows at a path. */
function ownFileAt(path: string, contentFolder: string): string | undefined {
  const inContent = `@fs/${normalizePath(realpathSync(contentFolder)).replace(/^\//, '')}/` // Vite's path of a file elsewhere
  const named = path.startsWith(inContent) ? path.slice(inContent.length) : ''
  const isOwn = ownFilesIn(contentFolder).includes(path)
  if (!isOwn && !ownStyleFiles(contentFolder).includes(named)) return undefined
  const file = join(contentFolder, isOwn ? join(OWN_FILES, path) : named)
  return isOutside(file, contentFolder) ? undefined : file
}
