// Draws the diagram of the sample's story: node artwork/pictures/zones.mjs. Texts are outlines, because an SVG in an image element
// can't use the fonts of the page.
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkitten'

const FONTS = 'node_modules/@expo-google-fonts/geist'
const BOLD = create(readFileSync(`${FONTS}/600SemiBold/Geist_600SemiBold.ttf`))
const PLAIN = create(readFileSync(`${FONTS}/400Regular/Geist_400Regular.ttf`))
const TEAL = '#4fd8d0'
const BLUE = '#7fb4ff'
const AMBER = '#f2b84b'
const TEXT = '#eaf1f6'
const MUTED = '#a9b8c6'

function text(words, x, y, size, { font = BOLD, colour = TEXT, anchor = 'start' } = {}) {
  const scale = size / font.unitsPerEm
  const glyphs = font.glyphsForString(words)
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth * scale, 0)
  let at = anchor === 'middle' ? x - width / 2 : x
  const outlines = glyphs.map((glyph) => {
    const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG()
    at += glyph.advanceWidth * scale
    return outline.replace(/\d+\.\d+/g, (number) => String(Math.round(number * 10) / 10))
  })
  return `<path fill="${colour}" d="${outlines.join('')}"/>`
}

const box = (x, y, width, height, radius, fill, stroke) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`

/** The pods of a zone, five in a row: `.` serves, `s` is of the service in question, `n` is its new release. */
function zone(name, x, pods) {
  const colours = { '.': BLUE, s: TEAL, n: AMBER }
  const drawn = [...pods].map((pod, index) => {
    const [left, top] = [x + 18 + (index % 5) * 36, 240 + Math.floor(index / 5) * 54]
    const colour = colours[pod]
    return `${box(left, top, 27, 40, 7, `${colour}26`, colour)}<circle cx="${left + 13.5}" cy="${top + 14}" r="4" fill="${colour}"/>`
  })
  return [box(x, 176, 208, 234, 16, '#0f1c2b', '#2d435a'), text(name, x + 18, 218, 24), ...drawn].join('\n')
}

/** From the load balancer down to a zone: a bend, then straight into the arrow. */
function way(to) {
  const bend = to === 360 ? '' : `C360 130 ${to} 106 ${to} 140`
  return `<path d="M360 92${bend}V168M${to - 7} 161L${to} 170L${to + 7} 161" fill="none" stroke="${TEAL}" stroke-width="2" stroke-linejoin="round"/>`
}

const grid = [
  ...Array.from({ length: 14 }, (_, index) => `M${(index + 1) * 48} 0V576`),
  ...Array.from({ length: 11 }, (_, index) => `M0 ${(index + 1) * 48}H720`),
]

const ZONES = [
  ['Zone A', 24, 's....s....s...'],
  ['Zone B', 256, '...n....s....'],
  ['Zone C', 488, '.s....s....s.'],
]

writeFileSync(
  'sample/images/kubernetes-cluster-zones.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 576" width="720" height="576">
<path fill="#0b1420" d="M0 0H720V576H0z"/>
<path d="${grid.join('')}" stroke="#132234"/>
${box(240, 32, 240, 60, 14, '#10302f', TEAL)}
${text('Load balancer', 360, 70, 24, { anchor: 'middle' })}
${ZONES.map(([name, x, pods]) => zone(name, x, pods)).join('\n')}
${ZONES.map(([, x]) => way(x + 104)).join('\n')}
<path d="${ZONES.map(([, x]) => `M${x + 104} 410V446`).join('')}" stroke="${BLUE}" stroke-width="2"/>
${box(24, 446, 672, 60, 14, '#12223f', BLUE)}
${text('One database, copied to every zone', 360, 484, 24, { anchor: 'middle' })}
<circle cx="186" cy="541" r="6" fill="${AMBER}"/>
${text('new release, five percent of the requests', 202, 547, 19, { font: PLAIN, colour: MUTED })}
</svg>
`,
)
