import { join, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Source } from '../../schema/content.ts'
import { ContentError } from '../content/content-error.ts'
import { iconShapesOf } from '../content/icon-set.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent, type ResolvedContent } from '../content/resolve-content.ts'
import { isPublic } from '../content/sample-content.ts'
import { siteAddress } from '../lib/site-address.ts'
import { sourceDate } from '../lib/source-date.ts'
import { outputs } from '../outputs/outputs.ts'
import { PARTS } from './build-dirs.ts'
import { buildSite } from './build-site.ts'
import { fontFaces, wholeFontFaces } from './fonts.ts'
import { withContent } from './pages.ts'
import { renewContent, serveContent, stampedAs } from './serve-content.ts'

const MODULES: Record<string, (resolved: ResolvedContent & { source: Source }) => string> = {
  'virtual:content': ({ content }) => `export const content = ${JSON.stringify(content)}`,
  'virtual:site': ({ description, source }) => {
    const { address } = siteAddress(source.url)
    return `export const site = ${JSON.stringify({ description, address, language: source.language })}`
  },
}

/** The rules of the fonts: a module that Vite takes for a stylesheet, by its ending. */
const FONTS = { id: 'virtual:fonts.css', resolved: '/virtual/fonts.css' }

/** `icon:sun` is the sign of that name from the set that the content's signs come from. */
const ICON = 'icon:'

/**
 * Turns the owner's content into modules and files, and the application into a page for every address.
 * @param root the project's folder
 * @param folder the owner's folder in it
 */
export function site(root: string, folder: string): Plugin {
  let base = '/'
  let output = 'dist'
  let fonts = ''
  let stamped: ((path: string) => string) | undefined
  let reading: Promise<{ source: Source } & ResolvedContent> | undefined
  const read = () => {
    reading ??= readContent(root, folder).then(resolved)
    return reading
  }
  const resolved = async (source: Source) => {
    const { files, ...pages } = await resolveContent(source, join(root, folder), base, stamped)
    const { address } = siteAddress(source.url)
    const fileOf = (name: string) => join(root, folder, 'images', name)
    const extra = outputs(pages.content, {
      address,
      language: source.language,
      photo: fileOf(source.profile.photo.file),
      marks: new Map(source.companies.organisations.map(({ path, logo }) => [path, fileOf(logo.file)])),
      changed: sourceDate(root)?.toISOString().slice(0, 10),
    })
    return { source, ...pages, files: new Map([...files, ...extra]) }
  }
  const served = {
    // As Vite names what has changed, on Windows as well.
    folder: normalizePath(join(root, folder)),
    modules: Object.keys(MODULES).map((id) => `\0${id}`),
    read,
    forget: () => {
      reading = undefined
    },
  }

  return {
    name: 'site',

    async config({ build }, { command }) {
      output = build?.outDir ?? output
      // With what a shell may say for a build, what is only there while developing would be missing, and with it the page.
      if (command === 'serve' && process.env['NODE_ENV'] === 'production') process.env['NODE_ENV'] = 'development'
      const source = command === 'build' ? await readContent(root, folder, isForOthers).catch(annotated) : undefined
      if (source) {
        base = siteAddress(source.url).base
        reading = resolved(source)
        reading.catch(() => undefined) // It is asked for below.
      }
      fonts = source ? await fontFaces(source, join(root, 'node_modules/.cache/fonts')) : wholeFontFaces()
      return {
        base,
        define: { BUILD_YEAR: (sourceDate(root) ?? new Date()).getUTCFullYear() },
        environments: {
          client: { build: { outDir: PARTS.client } },
          prerender: {
            build: { outDir: PARTS.prerender, ssr: true, rolldownOptions: { input: 'src/entry-prerender.tsx' } },
            resolve: { noExternal: true },
          },
        },
      }
    },

    resolveId(id) {
      if (id === FONTS.id) return FONTS.resolved
      return id in MODULES || id.startsWith(ICON) ? `\0${id}` : undefined
    },

    async load(id) {
      if (id === FONTS.resolved) return fonts
      if (id.startsWith(`\0${ICON}`))
        return `export default ${JSON.stringify(iconShapesOf(id.slice(1).replace(ICON, 'tabler:')))}`
      const module = MODULES[id.slice(1)]
      if (!id.startsWith('\0') || !module) return undefined
      return module(await read())
    },

    buildApp: {
      order: 'pre',
      async handler(builder) {
        await buildSite(builder, root, await read(), resolve(root, output))
      },
    },

    transformIndexHtml: {
      order: 'pre',
      handler(template, { server }) {
        // The build does it in writePages.
        if (!server) return template
        return read().then(
          (framed) => withContent(template, framed),
          () => template,
        )
      },
    },

    configureServer(server) {
      stamped = stampedAs(served.folder)
      serveContent(server, served)
    },

    hotUpdate(change) {
      return this.environment.name === 'client' ? renewContent(change, served) : undefined
    },
  }
}

/** A site for others, unless it is meant as a demonstration (`npm run build -- --allow-sample`). */
function isForOthers({ url }: Source): boolean {
  return process.env['ALLOW_SAMPLE'] !== 'yes' && isPublic(siteAddress(url).address)
}

/** On GitHub, mistakes stand beside the lines they are in as well. */
function annotated(error: unknown): never {
  if (error instanceof ContentError && process.env['GITHUB_ACTIONS'] === 'true') console.error(error.annotations)
  throw error
}
