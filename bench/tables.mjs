// Figures as tables, medians unless they say otherwise.
import { BEHIND_ANSWERS } from './inputs.mjs'

/** @param {readonly number[]} waits */
export function editLine(waits) {
  const [median, most] = [medianOf([...waits]), Math.max(...waits)]
  return `\nWhile developing, from a changed text to its sight: ${median.toFixed(0)} ms, at most ${most} ms in ${waits.length} edits\n`
}

/** @param {Record<string, import('./visits.mjs').Visit[]>} visits */
export function visitTable(visits) {
  const rows = Object.entries(visits).map(([page, runs]) => {
    const of = (/** @type {'paint' | 'after' | 'hydrated' | 'task' | 'shift' | 'script' | 'bytes'} */ name) =>
      medianOf(runs.map((run) => run[name]))
    return [
      page,
      `${of('paint').toFixed(0)} ms`,
      `${of('after').toFixed(0)} ms`,
      Number.isNaN(of('hydrated')) ? '-' : `${of('hydrated').toFixed(0)} ms`,
      of('task') === 0 ? 'none' : `${of('task').toFixed(0)} ms`,
      of('shift').toFixed(4),
      kB(of('script')),
      kB(of('bytes')),
    ]
  })
  const head = [
    'page',
    'first paint',
    'complete after*',
    'hydrated at',
    'long task**',
    'layout shift',
    'script',
    'all***',
  ]
  return `
First visit, 390 px at two pixels each, 4x CPU, slow 4G:

${table(head, rows)}

*   from the first paint + 2000 ms to the last of headline and hero picture
**  the longest over 50 ms, from 200 ms before to 500 ms after the reveal
*** fetched before the reveal`
}

/** @param {Record<string, number>[]} waits */
export function inputTable(waits) {
  const rows = Object.keys(waits[0] ?? {}).map((name) => {
    const all = waits.map((run) => run[name] ?? Number.NaN)
    return [name, `${medianOf(all)} ms`, `${Math.max(...all)} ms`]
  })
  return `\nFrom a press to its answer on the screen, 4x CPU (16 ms stands for less as well):\n\n${table(['pressed', 'median', 'most'], rows)}`
}

/** @param {Record<string, number[][]>} scores */
export function scoreTable(scores) {
  const rows = Object.entries(scores).map(([name, runs]) => [
    name,
    ...[0, 1, 2, 3, 4].map((column) => {
      const figures = runs.map((run) => run[column] ?? Number.NaN)
      return figures.some(Number.isNaN) ? 'none' : `${medianOf(figures)}`
    }),
  ])
  return `
${table(['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO', 'machine*'], rows)}

* as Lighthouse finds it; below 1000 it calls the machine too slow for "mobile", which is four times slower than that
"none": Lighthouse gave no score in one of the rounds, as for a page that is busy to the end`
}

/** @param {Record<string, Awaited<ReturnType<typeof import('./growth.mjs').grow>>>} growth */
export function growthTable(growth) {
  const rows = Object.entries(growth).map(([projects, { cold, warm, html, script, waits, frames }]) => [
    projects,
    `${cold.toFixed(1)} s`,
    `${medianOf(warm).toFixed(1)} s`,
    kB(html),
    kB(script),
    slowest(waits, (name) => !BEHIND_ANSWERS.includes(name)),
    slowest(waits, (name) => BEHIND_ANSWERS.includes(name)),
    medianOf(frames).toFixed(0),
  ])
  const head = [
    'projects',
    'new pictures',
    'new text',
    'HTML',
    'script',
    'slowest answer',
    'work behind one',
    'frames a second',
  ]
  return `\n${table(head, rows)}`
}

/**
 * @param {Record<string, number>[]} waits
 * @param {(name: string) => boolean} counts
 */
function slowest(waits, counts) {
  const names = Object.keys(waits[0] ?? {}).filter(counts)
  return `${Math.max(...names.map((name) => medianOf(waits.map((round) => round[name] ?? Number.NaN))))} ms`
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)))
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
  return [head, ...rows].map(line).join('\n')
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** @param {number[]} values */
export function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
