import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readContent, valueAt } from '../../content/content.ts'
import { ADDRESS, type Start } from '../protocol.ts'
import { addPicture, discardPicture, readPicture } from './add-picture.ts'
import { beginning } from './begin/begin.ts'
import { comparison } from './comparison.ts'
import { contentEditor, type UndoSteps } from './content-editor.ts'
import { cvs } from './cv/cvs.ts'
import { letters } from './cv/letters.ts'
import { devices } from './devices.ts'
import { drawnDiagrams } from './diagrams.ts'
import { ChangeError, changeIn } from './edits/edits.ts'
import { findIcons } from './icons.ts'
import { lookPictures } from './look-pictures.ts'
import { isFromOwnPage, isLocal, isOfOneOrigin } from './own-page.ts'
import { panelSchema } from './panel-schema.ts'
import { publishAnswers } from './publish/requests.ts'
import type { Answers } from './requests.ts'
import { shownColours } from './shown-colours.ts'

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
  const looks = lookPictures(root, folder)
  const steps: UndoSteps = { done: [], undone: [] }
  const content = contentEditor(root, folder, imported.name, steps)
  const begin = beginning(root, folder, steps)
  /** Pictures that the content may not name yet. Others are not the editor's to remove. */
  const added = new Set<string>()
  const others = devices()
  let closed: string | undefined

  const answers: Answers = {
    '/state': () => content.state(),
    '/undo': () => content.undo(),
    '/redo': () => content.redo(),
    '/change': async ({ body }) => content.change(changeIn(await body(MAX_CHANGE))),
    '/picture': async ({ query, body }) => {
      const picture = await addPicture(resolve(root, folder), query.get('name') ?? '', await body(MAX_PICTURE))
      if (picture.name !== undefined) added.add(picture.name)
      return picture
    },
    '/picture/file': ({ query }) => readPicture(resolve(root, folder), query.get('name') ?? ''),
    '/discard': ({ query }) => {
      const name = query.get('name') ?? ''
      if (added.delete(name)) discardPicture(root, folder, name)
      return {}
    },
    ...begin?.answers,
    '/compare': () => imported.compare(),
    '/source': () => imported.bytes(),
    '/checked': () => {
      imported.remove()
      return {}
    },
    ...cvs(root, folder, content),
    ...letters(root, folder, content),
    '/icons': ({ query }) => findIcons(query.get('kind') ?? '', query.get('query') ?? ''),
    '/colours': ({ query }) => shownColours(query),
    '/look': ({ query }) => looks.draw(query),
    '/diagrams': async ({ query, body }) => drawnDiagrams(resolve(root, folder), String(await body(MAX_CHANGE)), query),
    ...publishAnswers(root, folder),
  }

  const plugin: Plugin = {
    name: 'editor',
    apply: 'serve',

    config: () => ({
      // A page of another port of this machine could read the token.
      server: {
        cors: false,
        fs: {
          allow: [
            CLIENT,
            join(CLIENT, '../protocol.ts'),
            join(CLIENT, '../protocol'),
            join(CLIENT, '../../model/marks.ts'),
            join(CLIENT, '../../lib/slug.ts'),
            PDF_VIEWER,
          ],
        },
      },
      // It is one file as it is. To prepare it when it is asked for would load the page again.
      optimizeDeps: { exclude: ['unpdf/pdfjs'] },
    }),

    resolveId: (id) => (id === 'virtual:editor' ? `\0${id}` : undefined),

    load(id) {
      if (id !== '\0virtual:editor') return undefined
      const language = valueAt(readContent(root, folder).value, ['language'])
      const start: Start = {
        // Any device could read it.
        token: closed === undefined ? token : '',
        canBegin: begin !== undefined,
        schema: panelSchema(typeof language === 'string' ? language : 'en'),
        ...(closed !== undefined && { closed }),
      }
      return `export default ${JSON.stringify(start)}`
    },

    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/editor/client/page/take-marks.ts' }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { type: 'module', src: '/editor/client/main.tsx' }, injectTo: 'body' },
    ],

    api: {
      /** Lets another device edit, and returns the end of the address at which it does. */
      newAddress: () => {
        closed &&= NEEDS_KEY
        return `#edit=${others.newKey()}`
      },
    } satisfies EditorApi,

    configureServer(server) {
      if (isOpenToNetwork(server)) closed = OFF
      server.httpServer?.once('close', () => begin?.end())
      server.middlewares.use(ADDRESS, (request, response) => {
        respond(request, response).catch((error: unknown) =>
          end(response, error instanceof ChangeError ? 400 : 500, {
            message: error instanceof Error ? error.message : String(error),
          }),
        )
      })
    },
  }
  return [plugin, looks.plugin]

  function mayEdit({ headers }: IncomingMessage): boolean {
    const given = String(headers['x-editor-token'])
    return closed === undefined
      ? isFromOwnPage(headers) && given === token
      : isOfOneOrigin(headers) && others.has(given)
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method !== 'POST') return end(response, 403, {})
    if (pathname === '/enter' && isOfOneOrigin(request.headers)) {
      const own = others.enter(searchParams.get('key') ?? '')
      return end(response, own === undefined ? 403 : 200, own ?? {})
    }
    if (!mayEdit(request)) return end(response, 403, {})
    const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined
    const result = await answer?.({ query: searchParams, body: (limit) => bodyOf(request, limit) })
    return end(response, answer ? 200 : 404, result ?? {})
  }
}

const OFF =
  'Editing is off while other devices can open the site. Start npm run dev without --host, or with --host --edit.'
const NEEDS_KEY = 'Open the address with a key that npm run dev has printed. A press on e there prints another one.'

/** What `npm run dev -- --host --edit` needs. */
export type EditorApi = { newAddress: () => string }

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
