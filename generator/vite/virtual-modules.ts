import type { Plugin } from 'vite'
import { iconShapesOf } from '../content/icon-set.ts'
import { fontFaces, wholeFontFaces } from './fonts.ts'
import type { Site } from './load-site.ts'

/** Modules with the content: id -> code. */
const CONTENT: Record<string, (site: Site) => string> = {
  'virtual:content': ({ content }) => `export const content = ${JSON.stringify(content)}`,
  'virtual:site': ({ description, address, source: { language } }) =>
    `export const site = ${JSON.stringify({ description, address, language })}`,
}

/** The resolved ids of the modules that change with the content. */
export const CONTENT_MODULES = Object.keys(CONTENT).map((id) => `\0${id}`)

/** The `@font-face` rules. Vite knows a stylesheet by the extension of its id. */
const FONTS = { id: 'virtual:fonts.css', resolved: '/virtual/fonts.css' }

/** `icon:sun` imports the icon `sun` of Tabler. */
const ICON = 'icon:'

/** Generates the modules that the application imports, but that are not files. */
export function virtualModules(load: () => Promise<Site>): Plugin {
  let isBuild = false
  return {
    name: 'virtual-modules',

    configResolved({ command }) {
      isBuild = command === 'build'
    },

    resolveId(id) {
      if (id === FONTS.id) return FONTS.resolved
      return id in CONTENT || id.startsWith(ICON) ? `\0${id}` : undefined
    },

    async load(id) {
      if (id === FONTS.resolved) return isBuild ? fontFaces((await load()).source) : wholeFontFaces()
      if (!id.startsWith('\0')) return undefined
      const name = id.slice(1)
      if (name.startsWith(ICON)) return `export default ${JSON.stringify(iconShapesOf(name.replace(ICON, 'tabler:')))}`
      return CONTENT[name]?.(await load())
    },
  }
}
