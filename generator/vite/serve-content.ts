import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HotUpdateOptions, ViteDevServer } from 'vite'
import type { Source } from '../../schema/content.ts'
import type { Files } from '../content/resolve-content.ts'
import { bytesOf } from './write-files.ts'

type Content = {
  /** The owner's folder. */
  folder: string
  /** The ids of the modules that are made of it. */
  modules: readonly string[]
  read: () => Promise<{ files: Files; source: Source }>
  forget: () => void
}

/** While developing: files of the content are served as the built site will serve them. */
export function serveContent(server: ViteDevServer, { folder, read }: Content) {
  server.watcher.add(folder)
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request.url)
    const answer = async () => {
      const contents = (await read()).files.get(path)
      if (!contents) return next()
      const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? '']
      if (type) response.setHeader('Content-Type', type)
      return response.end(bytesOf(await contents()))
    }
    answer().catch(() => next()) // The module that holds the content says what is wrong with it.
  })
}

/**
 * While developing: what a change of the content makes anew, for the page to take it in place. A mistake is shown over the
 * page, in the words of the build, until it is mended.
 */
export async function renewContent({ file, type, server, read: written }: HotUpdateOptions, content: Content) {
  if (!file.startsWith(`${content.folder}/`)) return undefined
  const before = await content.read().catch(() => undefined)
  content.forget()
  if (type === 'update') await written() // Some editors empty a file before they write it.
  const { hot, moduleGraph } = server.environments.client
  try {
    const { source } = await content.read()
    const modules = content.modules.flatMap((id) => moduleGraph.getModuleById(id) ?? [])
    const isOpen = modules.some(({ transformResult }) => transformResult !== null)
    // A page that never came takes nothing in place; and the language stands in the frame of a page.
    if (!isOpen || (before && before.source.language !== source.language)) hot.send({ type: 'full-reload' })
    return modules
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    hot.send({ type: 'error', err: { message, stack: '' } })
    server.config.logger.error(message, { timestamp: true })
    return []
  }
}

/** A mark in the name of a file that changes with it: a page that shows the file asks for it anew. */
export function stampedAs(folder: string) {
  return (path: string): string => {
    const file = join(folder, path)
    return existsSync(file) ? path.replace(/(?=\.\w+$)/, `.~${statSync(file).mtimeMs.toString(36)}~`) : path
  }
}

function pathOf(url = '/'): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path.slice(1)).replace(/\.~[^~]*~/, '')
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
