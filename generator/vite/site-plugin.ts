import { join, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Source } from '../../schema/content.ts'
import { ContentError } from '../content/content-error.ts'
import { SAMPLE } from '../content/content-folder.mjs'
import { iconShapesOf } from '../content/icon-set.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent, type ResolvedContent } from '../content/resolve-content.ts'
import { isPublic } from '../content/sample-content.ts'
import { siteAddress } from '../lib/site-address.ts'
import { sourceDate } from '../lib/source-date.ts'
import { outputs } from '../outputs/outputs.ts'
import { buildSite } from './build-site.ts'
import { fontFaces, wholeFontFaces } from './fonts.ts'
import { temporaryFolders } from './output-folder.ts'
import { withContent } from './pages.ts'
import { serveContent } from './serve-content.ts'

type Site = { source: Source } & ResolvedContent

/** Modules with the content: name -> code. */
const MODULES: Record<string, (site: Site) => string> = {
  'virtual:content': ({ content }) => `export const content = ${JSON.stringify(content)}`,
  'virtual:site': ({ description, source }) => {
    const { address } = siteAddress(source.url)
    return `export const site = ${JSON.stringify({ description, address, language: source.language })}`
  },
}

/** The `@font-face` rules. Vite knows a stylesheet by the extension of its id. */
const FONTS = { id: 'virtual:fonts.css', resolved: '/virtual/fonts.css' }

/** `icon:sun` imports the icon `sun` of Tabler. */
const ICON = 'icon:'

/**
 * Turns the content into modules and files, and the application into a page for every address.
 * @param root the project's folder
 * @param folder the content folder, relative to the root
 */
export function site(root: string, folder: string): Plugin {
  const contentFolder = join(root, folder)
  let base = '/'
  let output = ''
  let fonts = ''
  let loading: Promise<Site> | undefined

  const load = () => {
    loading ??= readContent(root, folder).then(resolveSite)
    return loading
  }

  async function resolveSite(source: Source): Promise<Site> {
    const resolved = await resolveContent(source, contentFolder, base)
    const imageFile = (name: string) => join(contentFolder, 'images', name)
    const extra = outputs(resolved.content, {
      address: siteAddress(source.url).address,
      language: source.language,
      photo: imageFile(source.profile.photo.file),
      logos: new Map(source.companies.organisations.map(({ path, logo }) => [path, imageFile(logo.file)])),
      changed: sourceDate(root)?.toISOString().slice(0, 10),
    })
    return { source, ...resolved, files: new Map([...resolved.files, ...extra]) }
  }

  return {
    name: 'site',

    async config({ build }, { command }) {
      output = resolve(root, build?.outDir ?? 'dist')
      if (command === 'build') {
        const source = await readContent(root, folder, isForPublication).catch(withAnnotations)
        base = siteAddress(source.url).base
        loading = resolveSite(source)
        fonts = await fontFaces(source)
      } else {
        fonts = wholeFontFaces()
        // With a NODE_ENV of the shell, `import.meta.env.DEV` would be false and the page blank.
        if (process.env['NODE_ENV'] === 'production') process.env['NODE_ENV'] = 'development'
      }
      const folders = temporaryFolders(output)
      return {
        base,
        define: { BUILD_YEAR: (sourceDate(root) ?? new Date()).getUTCFullYear() },
        environments: {
          client: { build: { outDir: folders.site, emptyOutDir: true } },
          prerender: {
            build: {
              outDir: folders.prerender,
              emptyOutDir: true,
              ssr: true,
              rolldownOptions: { input: 'src/entry-prerender.tsx' },
            },
            resolve: { noExternal: true },
          },
        },
      }
    },

    configResolved({ mode }) {
      if (mode === 'test') return
      console.error(`Content: ${folder}/${folder === SAMPLE ? ' (run npm run init to begin your own)' : ''}`)
    },

    resolveId(id) {
      if (id === FONTS.id) return FONTS.resolved
      return id in MODULES || id.startsWith(ICON) ? `\0${id}` : undefined
    },

    async load(id) {
      if (id === FONTS.resolved) return fonts
      if (!id.startsWith('\0')) return undefined
      const name = id.slice(1)
      if (name.startsWith(ICON)) return `export default ${JSON.stringify(iconShapesOf(name.replace(ICON, 'tabler:')))}`
      return MODULES[name]?.(await load())
    },

    buildApp: {
      order: 'pre',
      async handler(builder) {
        await buildSite(builder, root, await load(), output)
      },
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server }) {
        // The build does this in writePages. While developing, `virtual:content` reports mistakes in the content.
        const loaded = server && (await load().catch(() => undefined))
        return loaded ? withContent(template, loaded) : template
      },
    },

    configureServer(server) {
      server.watcher.add(contentFolder)
      serveContent(server, async () => (await load()).files)
    },

    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(`${normalizePath(contentFolder)}/`)) return undefined
      loading = undefined
      if (file.endsWith('.yaml')) {
        return Object.keys(MODULES).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [])
      }
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Whether the sample's identity would be published. `npm run build -- --allow-sample` allows it. */
function isForPublication({ url }: Source): boolean {
  return process.env['ALLOW_SAMPLE'] !== 'yes' && isPublic(siteAddress(url).address)
}

/** On GitHub, mistakes are shown beside their lines. */
function withAnnotations(error: unknown): never {
  if (error instanceof ContentError && process.env['GITHUB_ACTIONS'] === 'true') console.error(error.annotations)
  throw error
}
