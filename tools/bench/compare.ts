import { type Browser, chromium } from '@playwright/test'
import { measureEdits } from './edits.ts'
import { measureMainThread } from './main-thread.ts'
import { measurePresses, measureVisit } from './measure.ts'
import { buildFloors, readSite, serve, withoutScript } from './sites.ts'

type Measurements = Record<string, () => Promise<Record<string, number>>>

/** @param beside the folder of another built site, if there is one */
export async function compareSites(folder: string, executablePath: string, rounds: number, beside: string | undefined) {
  process.env['NODE_ENV'] = 'production' // Vite set "development" to load this file
  const browser = await chromium.launch({ executablePath })
  try {
    const site = await serve(folder)
    const floors = await serve(await buildFloors(await readSite(browser, site)))
    const visits: Measurements = {
      floor: () => measureVisit(browser, `${floors}/floor`),
      'React floor': () => measureVisit(browser, `${floors}/react`),
    }
    const work: Measurements = {
      floor: () => measureMainThread(browser, `${floors}/floor`),
      'React floor': () => measureMainThread(browser, `${floors}/react`),
    }
    const presses: Measurements = { 'React floor': () => measurePresses(browser, `${floors}/react`) }
    for (const [name, address] of Object.entries({ site, ...(beside && { beside: await serve(beside) }) })) {
      const { organisation, story } = await readSite(browser, address)
      for (const path of ['/', organisation]) {
        visits[`${name}: ${path}`] = () => measureVisit(browser, address + path)
      }
      for (const path of ['/', organisation, ...(story ? [story] : [])]) {
        work[`${name}: ${path}`] = () => measureMainThread(browser, address + path)
      }
      presses[name] = () => measurePresses(browser, address)
    }
    const bare = await serve(withoutScript(folder))
    const { organisation, story } = await readSite(browser, site)
    for (const path of ['/', organisation, ...(story ? [story] : [])]) {
      // The script scrolls to what an organisation or a story shows.
      work[`without script: ${path}`] = () =>
        measureMainThread(browser, `${bare}${path}${path === '/' ? '' : '#routed'}`)
    }
    await compare('First visit, 390 px at 2x, 4x CPU, slow 4G', visits, rounds)
    await compare('Main thread in the first 10 s of a first visit: milliseconds', work, rounds)
    await compare('Presses, 4x CPU: milliseconds until the result is complete', presses, rounds)
    await compareEdits(browser, rounds)
  } finally {
    await browser.close()
  }
}

/** An edit on the page of the dev server: within 200 ms in the file, and within 400 ms on the page. */
async function compareEdits(browser: Browser, rounds: number) {
  await compare('Edits of the sample: milliseconds from the request', await measureEdits(browser), rounds)
}

/** Measures in turn, so that a busy moment of the machine affects all, and prints the medians. */
async function compare(title: string, measurements: Measurements, rounds: number) {
  const results: Record<string, Record<string, number>[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) (results[name] ??= []).push(await measure())
  }
  const rows = Object.entries(results).map(([name, figures]) => [name, mediansOf(figures)])
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows))
}

function mediansOf(rounds: Record<string, number>[]) {
  const medianOf = (figure: string) =>
    rounds.map((each) => each[figure] ?? Number.NaN).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]
  return Object.fromEntries(Object.keys(rounds[0] ?? {}).map((figure) => [figure, medianOf(figure)]))
}
