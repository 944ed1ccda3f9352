import { createRequire } from 'node:module'
import { parseDocument } from 'htmlparser2'
import type { Icon, IconShape } from '../../model/content.ts'
import { suggestionsFor } from './did-you-mean.ts'
import aliases from './icon-aliases.json' with { type: 'json' }

type Document = ReturnType<typeof parseDocument>

/** The format of the Iconify packages. */
type IconSet = { icons: Record<string, { body: string }>; width?: number; height?: number }

const require = createRequire(import.meta.url)
const PACKAGES = new Map([
  ['devicon', '@iconify-json/devicon/icons.json'],
  ['tabler', '@iconify-json/tabler/icons.json'],
])

/** Whether `set:name` is an icon of an installed set. */
export function hasIcon(icon: string): boolean {
  return iconIn(icon) !== undefined
}

/** Up to three icons of the same set that `set:name` may mean. */
export function iconsLike(icon: string): string[] {
  const [set = '', name = ''] = icon.split(':')
  const names = suggestionsFor(name, Object.keys(iconSet(set).icons), aliases)
  return names.slice(0, 3).map((each) => `${set}:${each}`)
}

/** The icon as an SVG file: in its own colours, or, if it has none, in `colour`. */
export function svgOf(icon: string, colour: string): string {
  const { body, width, height } = existingIcon(icon)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', colour)}</svg>\n`
}

/** The icon as elements in the colour of the surrounding text. A string of markup would need `innerHTML`. */
export function iconShapesOf(icon: string): Icon {
  const { body, width } = existingIcon(icon)
  return { size: width, shapes: shapesIn(parseDocument(body, { xmlMode: true }).children) }
}

function existingIcon(icon: string) {
  const found = iconIn(icon)
  if (!found) throw new Error(`There is no icon "${icon}".`)
  return found
}

function iconIn(icon: string) {
  const [set = '', name = ''] = icon.split(':')
  const { icons, width = 16, height = width } = iconSet(set)
  return Object.hasOwn(icons, name) ? { body: icons[name]?.body ?? '', width, height } : undefined
}

function iconSet(name: string): IconSet {
  const file = PACKAGES.get(name)
  return file === undefined ? { icons: {} } : (require(file) as IconSet) // the format of the package
}

function shapesIn(nodes: Document['children']): IconShape[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return []
    const attributes = Object.entries(node.attribs).map(([name, value]) => [camelCase(name), value] as const)
    const shapes = shapesIn(node.children)
    return [{ tag: node.name, attributes: Object.fromEntries(attributes), ...(shapes.length > 0 && { shapes }) }]
  })
}

/** React's spelling of SVG attributes. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
