import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import type { Drawing } from './draw-diagram.ts'
import { element, escapeMarkup, rounded } from './draw/markup.ts'
import { SIZES } from './lay-out/text-size.ts'

/** Colours of a file that stands alone, by their roles. */
export type FileColours = Readonly<Record<'panel' | 'tile' | 'text' | 'quiet' | 'accent' | 'edge', string>>

/** The file from which pages load a drawing. A style in it would be against their policy, although it is never shown. */
export function svgFileOf({ width, height, markup }: Drawing): string {
  const plain = {
    fill: 'none',
    stroke: '#7f8b99',
    'font-family': 'sans-serif',
    'font-size': SIZES.label,
    'text-anchor': 'middle',
  }
  return element('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}`, ...plain }, markup)
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture of a drawing in these colours, which needs no font. */
export function pictureOf(drawing: Drawing, colours: FileColours, fonts: readonly string[]): string {
  const { width, height, markup } = withOutlines(drawing, fonts)
  const { panel, tile, text, quiet, accent, edge } = colours
  const style = `svg{fill:none;stroke-width:1.25}
text,.outline{fill:${text}}text{text-anchor:middle}.groupLabel,.condition,.cell{text-anchor:start}.tick{text-anchor:end}
.outline{fill:${text}}.quiet{fill:${quiet}}
.group{fill:${panel};stroke:${edge}}.box,.active,.end,.number{fill:${tile};stroke:${quiet}}.first{stroke:${accent}}
.tile{fill:#eef1f4}.icon{fill:#3a4a58;color:#3a4a58;stroke:none}
.line,.end,.person{stroke:${quiet}}.head{fill:${quiet}}.dotted{stroke-dasharray:2 5;stroke-linecap:round}
.thick{stroke:${accent};stroke-width:2.25}.rim,.lifeline,.divider,.block{stroke:${edge}}.lifeline,.divider{stroke-dasharray:3 5}
.note,.tab{fill:${tile};stroke:${edge}}.word{fill:${accent}}.bar,.dot{fill:${accent}}.curve{stroke:${accent};stroke-width:2}`
  const size = { width: width + 48, height: height + 48, viewBox: `-24 -24 ${width + 48} ${height + 48}` }
  return element('svg', { xmlns: SVG, ...size }, element('style', {}, style), markup)
}

const opened = new Map<string, Font>()

function fontOf(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(file))
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  opened.set(file, font)
  return font
}

/** The texts of a drawing as outlines, for programs that do not have the fonts. Characters of no font are left out. */
function withOutlines(drawing: Drawing, files: readonly string[]): Drawing {
  const markup = drawing.markup.replaceAll(/<text ([^>]*)>(.*?)<\/text>/g, (_all, given: string, inner: string) => {
    const own = attributesIn(given)
    const lines = [...inner.matchAll(/<tspan ([^>]*)>(.*?)<\/tspan>/g)]
    const parts =
      lines.length > 0
        ? lines.map(([, more = '', text = '']) => ({ ...own, ...attributesIn(more), text }))
        : [{ ...own, text: inner }]
    return parts.map((part) => outlineOf({ ...part, class: own['class'] ?? '' }, files)).join('')
  })
  return { ...drawing, markup }
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]))

function outlineOf(
  { class: name = '', x = '0', y = '0', text = '' }: Record<string, string>,
  files: readonly string[],
): string {
  const isLabel = /^(?:label|label name)$/.test(name)
  const size = isLabel ? SIZES.label : SIZES.note
  const paths: string[] = []
  let width = 0
  for (const character of unescaped(text).trim()) {
    const point = character.codePointAt(0) ?? 0
    const file = files.find((each) => fontOf(each).hasGlyphForCodePoint(point))
    if (file === undefined) continue
    const font = fontOf(file)
    const glyph = font.glyphForCodePoint(point)
    const scale = size / font.unitsPerEm
    paths.push(glyph.path.scale(scale, -scale).translate(width, 0).toSVG())
    width += glyph.advanceWidth * scale
  }
  const start = /^(?:groupLabel|condition|cell)$/.test(name) ? 0 : name === 'tick' ? width : width / 2
  const transform = `translate(${rounded(Number(x) - start)} ${rounded(Number(y))})`
  const colour = isLabel ? 'outline' : /^(?:word|numberLabel)$/.test(name) ? 'outline word' : 'outline quiet'
  return element('path', { class: colour, transform, d: paths.join('') })
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What is said of the drawing, within it. */
export function described(drawing: Drawing, description: string): Drawing {
  if (description === '') return drawing
  return { ...drawing, markup: element('desc', {}, escapeMarkup(description)) + drawing.markup }
}
