import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { UserError } from '../../lib/user-error.ts'
import { compositionOf, DEFAULT_LAYOUT, LAYOUTS } from '../../model/compositions.ts'
import type { Story } from '../../model/view.ts'
import { fontFaces, wholeFontFaces } from '../fonts/page-fonts.ts'
import { iconShapesOf } from '../images/icon-set.ts'
import { lookOf } from '../look/look.ts'
import type { Site } from '../site.ts'

/** The content in every language, for the dev server. */
const CONTENT = '\0virtual:content'

/** The composition of the pages, and what the parts that compositions share know of it. */
const COMPOSITION = '\0virtual:composition'
const LAYOUT = '\0virtual:layout'

/** What shows diagrams, for sites that have any. */
const DIAGRAMS = '\0virtual:diagrams'

/** Stylesheets: the `@font-face` rules, the imports of those that the languages and the stories need, the colours and the owner's `look`. */
const FONTS = '/virtual/fonts.css'
const WRITING_SYSTEMS = '/virtual/writing-systems.css'
const STORIES = '/virtual/stories.css'
export const LOOK = '/virtual/look.css'

/** The owner's, `content/style.css`. */
const OWN_STYLE = '/virtual/own-style.css'

/** The resolved ids of the modules that change with the content. */
export const CONTENT_STYLES = [WRITING_SYSTEMS, STORIES, LOOK, OWN_STYLE]
export const CONTENT_MODULES = [CONTENT, ...CONTENT_STYLES]

/** Those that change with the layout, which loads the page again in an installed package. */
export const LAYOUT_MODULES = [COMPOSITION, LAYOUT]

/** `icon:sun` imports the icon `sun` of Tabler. */
const ICON = '\0icon:'

/** Generates the modules that the application imports, but that are not files. */
export function virtualModules(load: () => Promise<Site>): Plugin {
  let isBuild = false
  return {
    name: 'virtual-modules',

    configResolved({ command }) {
      isBuild = command === 'build'
    },

    resolveId(id) {
      // Vite knows a stylesheet by the extension of its id.
      if (/^virtual:.*\.css$/.test(id)) return id.replace('virtual:', '/virtual/')
      return [CONTENT, COMPOSITION, LAYOUT, DIAGRAMS].includes(`\0${id}`) || id.startsWith('icon:')
        ? `\0${id}`
        : undefined
    },

    async load(id) {
      if (id.startsWith(ICON)) return `export default ${JSON.stringify(iconShapesOf(id.replace(ICON, 'tabler:')))}`
      if (id === FONTS && !isBuild) return wholeFontFaces()
      if (id === CONTENT) {
        const { contents, mistakes } = await load().then(contentsOf, mistakesOf)
        return `export const contents = ${JSON.stringify(contents)}; export const mistakes = ${JSON.stringify(mistakes)}`
      }
      if (![FONTS, WRITING_SYSTEMS, STORIES, LOOK, OWN_STYLE, COMPOSITION, LAYOUT, DIAGRAMS].includes(id))
        return undefined
      const site = await load().catch(() => undefined) // `virtual:content` reports mistakes in the content.
      // An environment with the name of a layout has that one, whichever is chosen.
      const layout = LAYOUTS.find((name) => name === this.environment.name) ?? site?.layout ?? DEFAULT_LAYOUT
      if (id === COMPOSITION) return `export * from '/src/compositions/${layout}/${layout}.tsx'`
      if (id === LAYOUT) return `export const pagesStandAlone = ${compositionOf(layout).pagesStandAlone}`
      // The content may get its first diagram while developing.
      if (id === DIAGRAMS)
        return isBuild && site?.drawings.size === 0
          ? 'export const Diagram = undefined'
          : `export * from '/src/ui/diagram.tsx'`
      if (!site) return id === LOOK ? lookOf().css : ''
      if (id === FONTS) return fontFaces(site.languages, site.headings)
      if (id === LOOK) return site.css
      if (id === OWN_STYLE) {
        const [own] = site.content.style
        return own === undefined || own.text.trim() === '' ? '' : importOf(join(site.content.folder, own.path))
      }
      if (id === STORIES)
        return storyStylesFor(site.languages.flatMap(({ stories }) => [...stories.values()]))
          .map((name) => `@import url('/src/styles/stories/${name}');`)
          .join('\n')
      return writingSystemStylesFor(site.languages.map(({ language }) => language))
        .map((name) => `@import url('/src/styles/writing-systems/${name}');`)
        .join('\n')
    },
  }
}

/** The rule that imports a stylesheet. Vite decodes the paths of `url()`, but neither the paths nor the escapes of imports. */
export function importOf(file: string): string {
  const quote = file.includes('"') ? "'" : '"'
  return `@import ${quote}${normalizePath(file)}${quote};`
}

function contentsOf({ languages }: Site) {
  const contents = languages.map(({ base, language, direction, view }) => ({ base, language, direction, view }))
  return { contents, mistakes: undefined }
}

/** The page shows mistakes of the owner. Vite shows all other errors. */
function mistakesOf(error: unknown) {
  if (!(error instanceof UserError)) throw error
  return { contents: [], mistakes: error.message }
}

const FOLDER = new URL('../../src/styles/writing-systems/', import.meta.url)

/** The stylesheets with rules for the script or the words of one of the languages. */
export function writingSystemStylesFor(languages: readonly string[]): string[] {
  return readdirSync(FOLDER).filter((name) => {
    const selectors = readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/:lang\(([\w-]+)\)/g)
    return Array.from(selectors, ([, language]) => `${language}-`).some((prefix) =>
      languages.some((language) => `${language.toLowerCase()}-`.startsWith(prefix)),
    )
  })
}

const OF_STORIES = new URL('../../src/styles/stories/', import.meta.url)

/** The stylesheets of what the stories have, such as `table.css` for the class `storyTable`. */
export function storyStylesFor(stories: readonly Story[]): string[] {
  const written = JSON.stringify(stories)
  return readdirSync(OF_STORIES).filter((file) => {
    const [first = '', ...rest] = file.replace('.css', '')
    return written.includes(`"className":"story${first.toUpperCase()}${rest.join('')}`)
  })
}
