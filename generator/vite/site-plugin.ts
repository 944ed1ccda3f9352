import { type Stats, unwatchFile, watchFile } from 'node:fs'
import { basename, resolve } from 'node:path'
import { inspect } from 'node:util'
import { type Logger, normalizePath, type Plugin } from 'vite'
import { ContentError, type ContentFile, ofPosition } from '../../content/content.ts'
import { sourceDate } from '../../lib/source-date.ts'
import { loadSite, type Site } from '../site.ts'
import { buildSite } from '../write/build-site.ts'
import { temporaryFolders } from '../write/output-folder.ts'
import { serveContent } from '../write/own-files.ts'
import { CONTENT_MODULES, LAYOUT_MODULES, virtualModules } from './virtual-modules.ts'

/**
 * Turns the content into modules and files, and the application into a page for every address.
 * @param root the project's folder
 * @param folder the content folder, absolute or relative to `root`
 */
export function site(root: string, folder: string): Plugin[] {
  const contentFolder = resolve(root, folder)
  let isBuild = false
  let output = ''
  let logger: Logger | undefined
  let loading: Promise<Site> | undefined

  const load = () => {
    loading ??= loadSite(root, folder, isBuild)
    return loading
  }

  /** In the terminal, because the page may not be open. One save can be several events. */
  let reported = ''
  const report = async () => {
    const current = load()
    const problems = await current
      .then(({ warnings }) => (loading === current ? warnings.join('\n') : '')) // Another change has a report of its own.
      .catch((error: unknown) => inspect(error))
    if (problems !== '' && problems !== reported) logger?.warn(problems)
    reported = problems
  }

  const plugin: Plugin = {
    name: 'site',

    async config({ build }, { command, mode }) {
      isBuild = command === 'build'
      output = resolve(root, build?.outDir ?? 'dist')
      // The command decides, not NODE_ENV of the shell: a build must be React's production build, and `npm run dev` must not.
      if (mode !== 'test') process.env['NODE_ENV'] = isBuild ? 'production' : 'development'
      const folders = temporaryFolders(output)
      return {
        base: isBuild ? (await load()).base : '/',
        define: { BUILD_YEAR: (sourceDate(root) ?? new Date()).getUTCFullYear() },
        build: { emptyOutDir: false },
        environments: {
          client: {
            build: {
              outDir: folders.site,
              rolldownOptions: { input: { index: 'src/entry-client.tsx' } },
            },
          },
          prerender: {
            build: {
              outDir: folders.prerender,
              ssr: true,
              // .mjs, because the package.json of the project may say nothing of modules.
              rolldownOptions: {
                input: 'src/entry-prerender.tsx',
                output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
              },
            },
            resolve: { noExternal: true },
          },
        },
      }
    },

    configResolved(config) {
      logger = config.logger
    },

    buildApp: {
      order: 'pre',
      async handler(builder) {
        await report()
        const current = await load()
        await buildSite(builder, current, { contentFolder, project: root, output }).catch((error: unknown) => {
          throw styleError(error, current.content) ?? error
        })
      },
    },

    configureServer(server) {
      server.watcher.add(contentFolder)
      // The watcher sees nothing of a folder that was moved away and back, or replaced by git.
      const restartIfReplaced = (now: Stats, before: Stats) => {
        const isMoved = now.ctimeMs !== before.ctimeMs && now.mtimeMs === before.mtimeMs
        if (now.ino !== 0 && (now.ino !== before.ino || isMoved)) void server.restart()
      }
      watchFile(contentFolder, { interval: 500, persistent: false }, restartIfReplaced)
      server.httpServer?.once('close', () => unwatchFile(contentFolder, restartIfReplaced))
      // Vite would open any file in an editor, for everyone in the network.
      server.middlewares.use('/__open-in-editor', (_request, response) => response.writeHead(404).end())
      if (server.config.mode !== 'test') void report()
      serveContent(server, contentFolder, load)
    },

    async hotUpdate({ file, read, type }) {
      if (this.environment.name !== 'client' || !file.startsWith(`${normalizePath(contentFolder)}/`)) return undefined
      // Editors may empty a file before they write it, or remove it: `read` waits for the text.
      await Promise.resolve(read()).catch(() => undefined)
      if (basename(file).startsWith('.')) return [] // such as a file that is not written to its end yet
      const before = await (loading ?? load()).catch(() => undefined)
      loading = undefined
      void report()
      const after = await load().catch(() => undefined)
      const isOtherLayout = after && after.layout !== before?.layout
      const ids = isOtherLayout ? [...CONTENT_MODULES, ...LAYOUT_MODULES] : CONTENT_MODULES
      const modules = ids.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])
      const isBroken = after === undefined // The page shows why.
      if (isBroken || /\.(?:yaml|css|md|mmd)$/.test(file)) return modules
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
      // Valid content shows no new file before it names it.
      if (type !== 'create' || !before) this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
  return [plugin, virtualModules(load)]
}

/** An error of Vite in the owner's stylesheets, where it is stricter than browsers and our check. */
export function styleError(
  error: unknown,
  { style, folder }: Pick<ContentFile, 'style' | 'folder'>,
): ContentError | undefined {
  const { errors } = Object(error) as { errors?: readonly StyleError[] }
  const diagnostics = (errors ?? []).flatMap(({ file = '', line = 1, column = 1, reason }) => {
    const sheet = style.find(({ path }) => resolve(folder, path) === resolve(file))
    return sheet ? [ofPosition(sheet.file, sheet.text, { line, column }, `${reason}. Correct the styles.`)] : []
  })
  return diagnostics.length > 0 ? new ContentError(diagnostics) : undefined
}

/** PostCSS's fields of an error. */
type StyleError = { file?: string; line?: number; column?: number; reason?: string }
