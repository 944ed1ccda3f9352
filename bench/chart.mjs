// The first three seconds of a visit as a drawing: what is fetched, painted and run, beside the floors.
import { OVERLAY_MS } from './visits.mjs'

const SECONDS = 3
const LEFT = 150
const WIDTH = 960
const ROW = 7
const perMs = (WIDTH - LEFT - 20) / (SECONDS * 1000)

/** Kinds of files, each with its colour and the word that stands in the legend. */
const KINDS = /** @type {const} */ ([
  ['page', '#4c6ef5', /\/$|\.html$/],
  ['style', '#be4bdb', /\.css$/],
  ['script', '#f08c00', /\.js$/],
  ['face', '#868e96', /\.woff2$/],
  ['hero', '#0ca678', /hero/],
  ['other', '#ced4da', /./],
])

/**
 * @param {Record<string, import('./visits.mjs').Visit>} visits one for each page, in the order they are drawn
 * @returns {string} an SVG on a ground of its own, readable in both themes
 */
export function chartOf(visits) {
  let top = 52
  const lanes = Object.entries(visits).map(([name, visit]) => {
    const lane = laneOf(name, visit, top)
    top += lane.height
    return lane.svg
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 30}" font-family="system-ui, sans-serif" font-size="12">
<title>The first three seconds of a visit</title>
<rect width="100%" height="100%" fill="#fff" />
${legend()}
${lanes.join('\n')}
${axis(top)}
</svg>
`
}

/**
 * @param {string} name
 * @param {import('./visits.mjs').Visit} visit
 * @param {number} top
 */
function laneOf(name, { paint, after, hydrated, fetches, tasks }, top) {
  const early = fetches.filter(({ start }) => start < SECONDS * 1000)
  const bars = early.map(({ name: file, start, end }, row) =>
    bar(start, end, top + 20 + row * ROW, ROW - 2, colourOf(file)),
  )
  const below = top + 24 + early.length * ROW
  const run = tasks.map(({ start, end }) => bar(start, end, below, 9, '#e03131'))
  const height = 24 + early.length * ROW + 26
  const reveal = paint + OVERLAY_MS
  const marks = [
    mark(paint, 'first paint', top, height, '#1971c2', 'start'),
    mark(reveal + after, `complete, ${Math.round(after)} ms after the overlay`, top, height, '#2f9e44', 'end'),
    Number.isNaN(hydrated) ? '' : `<circle cx="${x(hydrated)}" cy="${below + 4}" r="4" fill="#f08c00" />`,
  ]
  const overlay = `<rect x="${x(paint)}" y="${top + 16}" width="${OVERLAY_MS * perMs}" height="${height - 24}" fill="#1971c2" opacity="0.07" />`
  const label = `<text x="12" y="${top + 30}" font-weight="600">${name}</text><text x="12" y="${below + 8}" fill="#868e96">long tasks</text>`
  return { height, svg: [overlay, label, ...bars, ...run, ...marks].join('\n') }
}

/** @type {(start: number, end: number, y: number, height: number, colour: string) => string} */
function bar(start, end, y, height, colour) {
  const width = Math.max(1.5, (Math.min(end, SECONDS * 1000) - start) * perMs)
  return `<rect x="${x(start)}" y="${y}" width="${width.toFixed(1)}" height="${height}" rx="2" fill="${colour}" />`
}

/** @type {(at: number, words: string, top: number, height: number, colour: string, anchor: string) => string} */
function mark(at, words, top, height, colour, anchor) {
  return `<path d="M${x(at)} ${top + 4}V${top + height - 8}" stroke="${colour}" /><text x="${Number(x(at)) + (anchor === 'end' ? -4 : 4)}" y="${top + 12}" text-anchor="${anchor}" fill="${colour}">${words} ${Math.round(at)} ms</text>`
}

function legend() {
  const files = KINDS.map(
    ([word, colour], index) =>
      `<rect x="${LEFT + index * 80}" y="14" width="12" height="12" rx="2" fill="${colour}" /><text x="${LEFT + index * 80 + 17}" y="24">${word}</text>`,
  )
  const rest = `<rect x="${LEFT + 480}" y="14" width="12" height="12" rx="2" fill="#e03131" /><text x="${LEFT + 497}" y="24">over 50 ms of work</text><circle cx="${LEFT + 640}" cy="20" r="4" fill="#f08c00" /><text x="${LEFT + 650}" y="24">hydrated</text>`
  return [...files, rest].join('\n')
}

/** @param {number} top */
function axis(top) {
  const steps = Array.from({ length: SECONDS * 2 + 1 }, (_, half) => half * 500)
  return steps
    .map(
      (at) =>
        `<path d="M${x(at)} 44V${top}" stroke="#000" opacity="0.08" /><text x="${x(at)}" y="${top + 18}" text-anchor="middle" fill="#868e96">${at / 1000} s</text>`,
    )
    .join('\n')
}

/** @param {number} ms */
function x(ms) {
  return (LEFT + Math.min(ms, SECONDS * 1000) * perMs).toFixed(1)
}

/** @param {string} file */
function colourOf(file) {
  return KINDS.find(([, , pattern]) => pattern.test(file))?.[1] ?? ''
}
