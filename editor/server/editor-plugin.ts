import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { z } from 'zod'
import { siteSchema } from '../../model/site-schema.ts'
import { ADDRESS, type Start } from '../protocol.ts'
import { addPicture, discardPicture } from './add-picture.ts'
import { comparison } from './comparison.ts'
import { contentEditor } from './content-editor.ts'
import { ChangeError, changeIn } from './edits/edits.ts'
import { findIcons } from './icons.ts'
import { layoutPictures } from './layout-pictures.ts'
import { isFromOwnPage, isLocal } from './own-page.ts'

const CLIENT = join(import.meta.dirname, '../client')
const PDF_VIEWER = realpathSync(dirname(createRequire(import.meta.url).resolve('unpdf')))

/** Bytes of a change, and of a picture. */
const MAX_CHANGE = 1_000_000
const MAX_PICTURE = 50_000_000

/**
 * Adds the button "Edit" to the pages of `npm run dev`. Only pages of this server may change the content, and only while it listens to
 * this machine alone.
 * @param folder the content folder, absolute or relative to `root`
 */
export function editor(root: string, folder: string): Plugin[] {
  const token = randomUUID()
  const imported = comparison(root, folder)
  const layouts = layoutPictures(root, folder)
  const content = contentEditor(root, folder, imported.name)
  /** Pictures that the content may not name yet. Others are not the editor's to remove. */
  const added = new Set<string>()
  let closed: string | undefined

  const answer = async (request: IncomingMessage, { pathname: path, searchParams }: URL): Promise<unknown> => {
    if (path === '/state') return content.state()
    if (path === '/undo') return content.undo()
    if (path === '/redo') return content.redo()
    if (path === '/change') return content.change(changeIn(await bodyOf(request, MAX_CHANGE)))
    if (path === '/picture') {
      const bytes = await bodyOf(request, MAX_PICTURE)
      const picture = await addPicture(resolve(root, folder), searchParams.get('name') ?? '', bytes)
      if (picture.name !== undefined) added.add(picture.name)
      return picture
    }
    if (path === '/discard') {
      const name = searchParams.get('name') ?? ''
      if (added.delete(name)) discardPicture(root, folder, name)
      return {}
    }
    if (path === '/compare') return imported.compare()
    if (path === '/source') return imported.bytes()
    if (path === '/checked') {
      imported.remove()
      return content.state()
    }
    if (path === '/icons') return findIcons(searchParams.get('kind') ?? '', searchParams.get('query') ?? '')
    if (path === '/layout') {
      const theme = searchParams.get('theme') === 'light' ? 'light' : 'dark'
      return layouts.draw(searchParams.get('name') ?? '', theme)
    }
    return undefined
  }

  const plugin: Plugin = {
    name: 'editor',
    apply: 'serve',

    config: () => ({
      // A page of another port of this machine could read the token.
      server: {
        cors: false,
        fs: { allow: [CLIENT, join(CLIENT, '../protocol.ts'), join(CLIENT, '../../model/marks.ts'), PDF_VIEWER] },
      },
      // It is one file as it is. To prepare it when it is asked for would load the page again.
      optimizeDeps: { exclude: ['unpdf/pdfjs'] },
    }),

    resolveId: (id) => (id === 'virtual:editor' ? `\0${id}` : undefined),

    load(id) {
      if (id !== '\0virtual:editor') return undefined
      const start: Start = {
        token,
        schema: z.toJSONSchema(siteSchema, { io: 'input' }),
        ...(closed !== undefined && { closed }),
      }
      return `export default ${JSON.stringify(start)}`
    },

    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/editor/client/marks.ts' }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { type: 'module', src: '/editor/client/main.tsx' }, injectTo: 'body' },
    ],

    configureServer(server) {
      if (isOpenToNetwork(server))
        closed = 'Editing is off while other devices can open the site. Start npm run dev without --host.'
      server.middlewares.use(ADDRESS, (request, response) => {
        respond(request, response).catch((error: unknown) =>
          end(response, error instanceof ChangeError ? 400 : 500, {
            message: error instanceof Error ? error.message : String(error),
          }),
        )
      })
    },
  }
  return [plugin, layouts.plugin]

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const isOwnPage = isFromOwnPage(request.headers) && request.headers['x-editor-token'] === token
    if (closed !== undefined || request.method !== 'POST' || !isOwnPage) return end(response, 403, {})
    const result = await answer(request, new URL(request.url ?? '/', 'http://localhost'))
    return end(response, result === undefined ? 404 : 200, result ?? {})
  }
}

function isOpenToNetwork({ config }: ViteDevServer): boolean {
  const { host } = config.server
  return host !== undefined && host !== false && !isLocal(String(host))
}

function end(response: ServerResponse, status: number, body: unknown) {
  const isFile = Buffer.isBuffer(body)
  const type = isFile ? 'application/octet-stream' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(isFile ? body : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) throw new Error(`This is larger than ${limit / 1_000_000} MB. Make it smaller first.`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}
