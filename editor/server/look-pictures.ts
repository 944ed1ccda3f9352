import type { ComponentType } from 'react'
import {
  createRunnableDevEnvironment,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'
import { loadSiteWith } from '../../generator/site.ts'
import { CONTENT_STYLES, LOOK } from '../../generator/vite/virtual-modules.ts'
import { LAYOUTS, type LayoutName } from '../../model/compositions.ts'
import { look as lookSchema } from '../../model/look.ts'
import type { SiteView } from '../../model/view.ts'
import { ChangeError } from './edits/edits.ts'

/** What the pages load first: their styles, and the application. */
const ENTRY = '/src/entry-client.tsx'
const APP = '/src/app.tsx'
type AppModule = { App: ComponentType<{ view: SiteView; initialPath: string }> }

/** A picture does not move, and shows the first screen alone. */
const STILL = `
:root { overflow: hidden; scrollbar-gutter: auto }
*, ::before, ::after { animation: none !important }`

/**
 * Renders the home page with another look. Vite has an environment for each layout, which does nothing until a picture is asked for.
 */
export function lookPictures(root: string, folder: string) {
  /** The compiled stylesheets by their ids. They are the same in every layout. */
  const styles = new Map<string, string>()
  let server: ViteDevServer | undefined
  let last: Promise<unknown> = Promise.resolve()

  const plugin: Plugin = {
    name: 'look-pictures',
    apply: 'serve',
    config: () => ({ environments: Object.fromEntries(LAYOUTS.map((name) => [name, { dev: { createEnvironment } }])) }),
    configureServer(started) {
      server = started
    },
    // Runs after Vite's plugin that compiles stylesheets, and before the one that makes modules of them.
    transform(css, id) {
      if (isLayout(this.environment.name) && isStylesheet(id)) styles.set(id, css)
    },
    // No page has to be loaded again. Vite has invalidated the modules.
    hotUpdate() {
      return isLayout(this.environment.name) ? [] : undefined
    },
  }

  async function render(look: Look): Promise<string | undefined> {
    const site = await loadSiteWith(look, root, folder)
    const environment = server?.environments[site.layout]
    if (!environment || !isRunnableDevEnvironment(environment)) return undefined
    const { language, direction, view } = site.languages[0]
    const { App } = (await environment.runner.import(APP)) as AppModule
    // Imported here, because every build loads this file with vite.config.ts.
    const { createElement } = await import('react')
    const { renderToStaticMarkup } = await import('react-dom/server')
    const page = renderToStaticMarkup(createElement(App, { view, initialPath: '/' }))
    const css = (await stylesOf(environment, site.css)) + STILL
    return [
      `<!doctype html><html lang="${language}" dir="${direction}" data-theme="${look.theme}"><head><meta charset="utf-8">`,
      `<style>${css.replaceAll('</', '<\\/')}</style></head><body><div id="root">${page}</div></body></html>`,
    ].join('')
  }

  /** The stylesheets of the page, in the order of their imports, with another one of the look. */
  async function stylesOf(environment: RunnableDevEnvironment, lookStyles: string): Promise<string> {
    const { moduleGraph } = environment
    for (const id of CONTENT_STYLES) {
      const module = moduleGraph.getModuleById(id)
      if (module) moduleGraph.invalidateModule(module)
    }
    await environment.transformRequest(ENTRY)
    const seen = new Set<EnvironmentModuleNode>()
    const found: string[] = []
    const visit = async (module: EnvironmentModuleNode) => {
      if (seen.has(module)) return
      seen.add(module)
      for (const each of module.importedModules) await visit(each)
      if (module.id === null || !isStylesheet(module.id)) return
      await environment.transformRequest(module.url)
      found.push(module.id === LOOK ? lookStyles : (styles.get(module.id) ?? ''))
    }
    const entry = await moduleGraph.getModuleByUrl(ENTRY)
    if (entry) await visit(entry)
    return found.join('\n')
  }

  return {
    plugin,
    /** The page as HTML without scripts. One at a time, so that the first is there sooner. */
    draw(query: URLSearchParams): Promise<string | undefined> {
      const { data: look } = lookSchema.safeParse(Object.fromEntries(query))
      if (look?.theme === undefined) throw new ChangeError('There is no such look.')
      const page = last.then(() => render(look))
      last = page.catch(() => undefined)
      return page
    },
  }
}

type Look = Parameters<typeof loadSiteWith>[0]

const createEnvironment = (name: string, config: ResolvedConfig) =>
  createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } })

const isLayout = (name: string): name is LayoutName => LAYOUTS.some((each) => each === name)

const isStylesheet = (id: string) => id.endsWith('.css')
