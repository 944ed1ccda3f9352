import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder, ViteDevServer } from 'vite'
import type { Source } from '../schema/content.ts'
import { siteAddress } from './address.ts'
import { buildYear } from './build-year.ts'
import { glyphOf } from './content/icon-set.ts'
import { readContent } from './content/read-content.ts'
import { resolveContent, type ResolvedContent } from './content/resolve-content.ts'
import { outputs } from './outputs.ts'
import { writePages, type Render } from './pages.ts'

const MODULES: Record<string, (resolved: ResolvedContent) => string> = {
  'virtual:content': ({ content }) => `export const content = ${JSON.stringify(content)}`,
  'virtual:profiles': ({ profiles }) => `export const profiles = ${JSON.stringify(profiles)}`,
}

/** `icon:sun` is the sign of that name from the set that the content's signs come from. */
const ICON = 'icon:'

/** Where a build puts its parts until all of them are there: `dist/` is replaced as a whole or stays as it is. */
const PARTS = { client: 'node_modules/.site/client', prerender: 'node_modules/.site/prerender' }

/** Turns the owner's content into modules and files, and the application into a page for every address. */
export function site(root: string): Plugin {
  let base = '/'
  let output = 'dist'
  let reading: Promise<{ source: Source } & ResolvedContent> | undefined
  const read = () => {
    reading ??= Promise.resolve().then(async () => {
      const source = readContent(root)
      const resolved = await resolveContent(source, root, base)
      const { address } = siteAddress(source.url)
      const extra = outputs(resolved.content, { address, language: source.language })
      return { source, ...resolved, files: new Map([...resolved.files, ...extra]) }
    })
    return reading
  }

  return {
    name: 'site',

    config({ build }, { command }) {
      output = build?.outDir ?? output
      if (command === 'build') base = siteAddress(readContent(root).url).base
      return {
        base,
        define: { BUILD_YEAR: buildYear() },
        environments: {
          client: { build: { outDir: PARTS.client } },
          prerender: {
            build: { outDir: PARTS.prerender, ssr: true, rolldownOptions: { input: 'src/prerender.tsx' } },
            resolve: { noExternal: true },
          },
        },
      }
    },

    resolveId(id) {
      return id in MODULES || id.startsWith(ICON) ? `\0${id}` : undefined
    },

    async load(id) {
      if (id.startsWith(`\0${ICON}`))
        return `export default ${JSON.stringify(glyphOf(id.slice(1).replace(ICON, 'tabler:')))}`
      const module = MODULES[id.slice(1)]
      if (!id.startsWith('\0') || !module) return undefined
      this.addWatchFile(join(root, 'content/site.yaml'))
      return module(await read())
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { files } = await read()
      for (const [fileName, contents] of files) {
        this.emitFile({ type: 'asset', fileName, source: contents() })
      }
    },

    buildApp: {
      order: 'pre',
      async handler(builder) {
        await buildSite(builder, root, await read(), join(root, output))
      },
    },

    transformIndexHtml(html, { server }) {
      // A built page gets all of its head in writePages.
      return server
        ? read().then(
            ({ source }) => html.replace('{language}', source.language),
            () => html,
          )
        : html
    },

    configureServer(server) {
      serveContent(server, root, read, () => {
        reading = undefined
      })
    },
  }
}

async function buildSite(
  builder: ViteBuilder,
  root: string,
  content: { source: Source } & ResolvedContent,
  output: string,
) {
  for (const part of Object.values(PARTS)) rmSync(join(root, part), { recursive: true, force: true })
  for (const name of ['client', 'prerender']) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }

  const client = join(root, PARTS.client)
  const { render } = (await import(pathToFileURL(join(root, PARTS.prerender, 'prerender.js')).href)) as {
    render: Render
  } // src/prerender.tsx
  await writePages(client, content, render)

  rmSync(output, { recursive: true, force: true })
  mkdirSync(dirname(output), { recursive: true })
  renameSync(client, output)
  builder.config.logger.info(`The site is in ${relative(root, output)}/`)
}

/** While developing: files of the content are served as the built site will, and a change of it reloads the page. */
function serveContent(server: ViteDevServer, root: string, read: () => Promise<ResolvedContent>, forget: () => void) {
  server.watcher.add(join(root, 'content'))
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(join(root, 'content'))) return
    forget()
    for (const id of Object.keys(MODULES)) {
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(`\0${id}`)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
    }
    server.environments.client.hot.send({ type: 'full-reload' })
  })

  server.middlewares.use((request, response, next) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1)
    read().then(
      ({ files }) => {
        const contents = files.get(path)
        if (!contents) return next()
        const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? '']
        if (type) response.setHeader('Content-Type', type)
        response.end(contents())
      },
      () => next(), // The module that holds the content says what is wrong with it.
    )
  })
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}
