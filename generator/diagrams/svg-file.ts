import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import type { Drawing } from './draw-diagram.ts'
import { element, escapeMarkup, rounded } from './draw/markup.ts'
import { SIZES } from './lay-out/text-size.ts'

/** Colours of a file that stands alone, by their roles. */
export type FileColours = Readonly<Record<'panel' | 'tile' | 'text' | 'quiet' | 'accent' | 'edge', string>>

const INK = '#1d2833'
const QUIET = '#56636f'
const EDGE = '#8896a3'
const PAPER = '#ffffff'
const BAND = '#f1f4f7'
const ACCENT = '#0a6b64'

const SMALL = { 'font-size': SIZES.note, fill: QUIET }

/** How the file is seen alone: in a tab of its own, and in readers of feeds. On pages, the stylesheet says so. */
const ALONE: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  ground: { fill: PAPER },
  label: { fill: INK },
  name: { 'font-weight': 600 },
  groupLabel: { ...SMALL, 'font-family': 'monospace', 'font-size': 12, 'text-anchor': 'start' },
  condition: { ...SMALL, 'text-anchor': 'start' },
  cell: { 'font-size': SIZES.note, fill: INK, 'text-anchor': 'start' },
  tick: { ...SMALL, 'text-anchor': 'end' },
  edgeLabel: SMALL,
  noteLabel: SMALL,
  quiet: { fill: QUIET },
  word: { 'font-size': 12, fill: ACCENT },
  numberLabel: { 'font-size': 11, fill: ACCENT },
  group: { fill: BAND, stroke: EDGE },
  box: { fill: PAPER, stroke: EDGE },
  active: { fill: PAPER, stroke: EDGE },
  end: { fill: PAPER, stroke: QUIET },
  number: { fill: PAPER, stroke: EDGE },
  first: { stroke: ACCENT },
  tile: { fill: BAND },
  icon: { fill: INK, color: INK },
  line: { stroke: QUIET },
  person: { stroke: QUIET },
  head: { fill: QUIET },
  dotted: { 'stroke-dasharray': '2 5', 'stroke-linecap': 'round' },
  thick: { stroke: ACCENT, 'stroke-width': 2.25 },
  rim: { stroke: EDGE },
  block: { stroke: EDGE },
  lifeline: { stroke: EDGE, 'stroke-dasharray': '3 5' },
  divider: { stroke: EDGE, 'stroke-dasharray': '5 5' },
  note: { fill: BAND, stroke: EDGE },
  tab: { fill: BAND },
  bar: { fill: ACCENT },
  dot: { fill: ACCENT },
  curve: { stroke: ACCENT, 'stroke-width': 2 },
}

/** The file from which pages load a drawing, and to which they link. A style in it would be against their policy. */
export function svgFileOf({ width, height, markup }: Drawing): string {
  const usual = {
    fill: 'none',
    'font-family': 'sans-serif',
    'font-size': SIZES.label,
    'stroke-width': 1.25,
    'text-anchor': 'middle',
  }
  const ground = element('rect', {
    class: 'ground',
    x: -MARGIN,
    y: -MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  })
  return element('svg', { xmlns: SVG, ...sizeWithMargin(width, height), ...usual }, withAttributes(ground + markup))
}

function withAttributes(markup: string): string {
  return markup.replaceAll(/<(\w+) class="([\w ]+)"/g, (all, _tag, names: string) => {
    const attributes: Record<string, string | number> = Object.assign(
      {},
      ...names.split(' ').map((name) => ALONE[name]),
    )
    return (
      all +
      Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')
    )
  })
}

const MARGIN = 24

function sizeWithMargin(width: number, height: number) {
  const whole = { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  return { ...whole, viewBox: `${-MARGIN} ${-MARGIN} ${whole.width} ${whole.height}` }
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
  const size = sizeWithMargin(width, height)
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
