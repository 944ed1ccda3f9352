import type { ViteDevServer } from 'vite'
import type { Files } from './content/resolve-content.ts'

type Content = {
  /** The owner's folder. */
  folder: string
  /** The ids of the modules that are made of it. */
  modules: readonly string[]
  read: () => Promise<{ files: Files }>
  forget: () => void
}

/** While developing: files of the content are served as the built site will, and a change of it reloads the page. */
export function serveContent(server: ViteDevServer, { folder, modules, read, forget }: Content) {
  server.watcher.add(folder)
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(folder)) return
    forget()
    for (const id of modules) {
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(id)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
    }
    server.environments.client.hot.send({ type: 'full-reload' })
  })

  server.middlewares.use((request, response, next) => {
    const path = pathOf(request.url)
    const answer = async () => {
      const contents = (await read()).files.get(path)
      if (!contents) return next()
      const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? '']
      if (type) response.setHeader('Content-Type', type)
      return response.end(await contents())
    }
    answer().catch(() => next()) // The module that holds the content says what is wrong with it.
  })
}

function pathOf(url = '/'): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return '' // No file of ours has a name that can't be written.
  }
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webp: 'image/webp',
  xml: 'text/xml',
}
