import { createRequire } from 'node:module'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import type { Icon, IconShape } from '../../schema/content.ts'

type IconSet = { icons: Record<string, { body: string }>; width?: number; height?: number }

const require = createRequire(import.meta.url)
const SETS: Record<string, string> = {
  devicon: '@iconify-json/devicon/icons.json',
  tabler: '@iconify-json/tabler/icons.json',
}

/** Whether `set:name` names an icon of a set that is installed. */
export function hasIcon(name: string): boolean {
  const [set = '', icon = ''] = name.split(':')
  return Object.hasOwn(SETS, set) && Object.hasOwn(setOf(set).icons, icon)
}

/** Every name of the set that `set:name` names. */
export function iconsOf(name: string): string[] {
  const [set = ''] = name.split(':')
  return Object.hasOwn(SETS, set) ? Object.keys(setOf(set).icons).map((icon) => `${set}:${icon}`) : []
}

/** What icons of one colour are drawn in: ink, for the pale tiles they stand on. */
const INK = '#24333d'

/** The icon as an SVG file of its own, in its own colours where it has any. */
export function svgOf(name: string): string {
  const { body, width, height } = iconOf(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', INK)}</svg>\n`
}

/** The icon as elements for a page to draw in the colour of its text: markup handed over as a string would need `innerHTML`. */
export function iconShapesOf(name: string): Icon {
  const { body, width } = iconOf(name)
  return { size: width, shapes: shapesIn(parseXml(`<svg>${body}</svg>`).root) }
}

function iconOf(name: string) {
  const [set = '', icon = ''] = name.split(':')
  const { icons, width = 16, height = width } = setOf(set)
  const body = icons[icon]?.body
  if (body === undefined) throw new Error(`no icon "${name}"`)
  return { body, width, height }
}

function setOf(name: string): IconSet {
  const file = SETS[name]
  if (file === undefined) throw new Error(`no icon set "${name}"`)
  return require(file) as IconSet // the format of the Iconify packages
}

function shapesIn(element: XmlElement | null): IconShape[] {
  return (element?.children ?? [])
    .filter((child) => child instanceof XmlElement)
    .map((child) => {
      const attributes = Object.entries(child.attributes).map(([name, value]) => [camelCase(name), value] as const)
      const shapes = shapesIn(child)
      return { tag: child.name, attributes: Object.fromEntries(attributes), ...(shapes.length > 0 && { shapes }) }
    })
}

/** React's spelling of SVG's attributes. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
