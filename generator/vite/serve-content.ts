import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Files } from '../content/resolve-content.ts'
import { typeOf } from '../hosting/headers.ts'
import { OWN_FILES, ownFilesIn } from './own-files.ts'

/** Serves the files of the content while developing, as the built site contains them. */
export function serveContent(server: ViteDevServer, contentFolder: string, readFiles: () => Promise<Files>) {
  server.middlewares.use((request, response, next) => {
    const serve = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      const create = (await readFiles()).get(path)
      const isOwn = !create && ownFilesIn(contentFolder).includes(path)
      if (!create && !isOwn) return next()
      response.setHeader('Content-Type', typeOf(path))
      response.setHeader('Cache-Control', 'no-store')
      return response.end(create ? await create() : readFileSync(join(contentFolder, OWN_FILES, path)))
    }
    serve().catch(() => next()) // `virtual:content` reports mistakes in the content.
  })
}
