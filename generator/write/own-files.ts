import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import { OWN_FILES, ownFilesIn, type Stylesheet } from '../../content/content.ts'
import { filesIn } from '../../lib/files-in.ts'
import { isOutside } from '../../lib/is-outside.ts'
import { UserError } from '../../lib/user-error.ts'
import { typeOf } from '../hosting/headers.ts'
import type { Site } from '../site.ts'

/**
 * Copies `content/files/` to the root of the site, and returns the paths there.
 * @throws UserError when the site has a file of the same name, or a link leads out of the folder
 */
export function copyOwnFiles(contentFolder: string, site: string): string[] {
  const paths = ownFilesIn(filesIn(contentFolder))
  for (const path of paths) {
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
  return paths
}

/** Serves the files of the content while developing, as the built site contains them. */
export function serveContent(server: ViteDevServer, contentFolder: string, load: () => Promise<Site>) {
  server.middlewares.use((request, response, next) => {
    const serve = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      const { files, content } = await load()
      const create = files.get(path)
      const own = ownFileAt(path, contentFolder, content.style)
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
function ownFileAt(path: string, contentFolder: string, style: readonly Stylesheet[]): string | undefined {
  const inContent = `@fs/${normalizePath(realpathSync(contentFolder)).replace(/^\//, '')}/` // Vite's path of a file elsewhere
  const named = path.startsWith(inContent) ? path.slice(inContent.length) : ''
  const isOwn = ownFilesIn(filesIn(contentFolder)).includes(path)
  const isLoaded = style.some(({ loads }) => loads.some((load) => load.path === named))
  if (!isOwn && !isLoaded) return undefined
  const file = join(contentFolder, isOwn ? join(OWN_FILES, path) : named)
  return isOutside(file, contentFolder) ? undefined : file
}
