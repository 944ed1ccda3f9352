import type { ViteDevServer } from 'vite'
import type { Files } from '../content/resolve-content.ts'
import { typeOf } from '../hosting/headers.ts'

/** Serves the files of the content while developing, as the built site contains them. */
export function serveContent(server: ViteDevServer, readFiles: () => Promise<Files>) {
  server.middlewares.use((request, response, next) => {
    const serve = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      const create = (await readFiles()).get(path)
      if (!create) return next()
      response.setHeader('Content-Type', typeOf(path))
      response.setHeader('Cache-Control', 'no-store')
      return response.end(await create())
    }
    serve().catch(() => next()) // `virtual:content` reports mistakes in the content.
  })
}
