import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_ARGUMENTS, findBrowser } from '../../cli/browser.mjs'
import { run } from '../fixtures.ts'
import { arrange } from './arrange.ts'
import { factsOf, fieldlessOf } from './facts.ts'
import { judge, refuse } from './judge.ts'
import { type Layout, layoutOf } from './layout.ts'
import { textsOf } from './page-model.ts'
import { PEOPLE } from './people.ts'
import type { Person } from './person.ts'
import { pdfOf } from './print.ts'
import { faultsOf, type Result, summaryOf } from './summary.ts'
import { wordOf } from './word.ts'

/** More layouts, with each fault: `SEEDS=1-60 VERBOSE=1 npx vitest run importers/layouts`. `FILES` is a folder for the CVs. */
const DEFAULT_SEEDS = '1-48'
const { SEEDS = DEFAULT_SEEDS, VERBOSE, FILES } = process.env

/** What may go wrong in all layouts together. */
const AT_MOST = { wrong: 480, unexplained: 315, published: 10, lostWords: 60 }

let browser: Browser
const results: Result[] = []

beforeAll(async () => {
  const executablePath = await findBrowser()
  if (executablePath === undefined) throw new Error('No browser found. Run npm test once, which installs one.')
  browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
})
afterAll(() => browser.close())

test(`imports known CVs in the layouts ${SEEDS}, and says what it does not know`, async () => {
  const [first = 1, last = first] = SEEDS.split('-').map(Number)
  for (let seed = first; seed <= last; seed += 1) results.push(await resultOf(layoutOf(seed)))
  const isVerbose = VERBOSE !== undefined
  if (isVerbose || SEEDS !== DEFAULT_SEEDS) console.error(summaryOf(results, isVerbose))
  const faults = faultsOf(results)
  const kinds = Object.keys(AT_MOST) as (keyof typeof AT_MOST)[] // its names
  expect(kinds.flatMap((kind) => (faults[kind] > AT_MOST[kind] ? [`${kind}: ${faults[kind]}`] : []))).toEqual([])
})

async function resultOf(layout: Layout): Promise<Result> {
  const person: Person = PEOPLE[layout.person]
  const cv = arrange(person, layout)
  const isPdf = layout.medium === 'pdf'
  const bytes = isPdf ? await pdfOf(browser, cv, person, layout) : wordOf(cv, person, layout)
  const name = `cv.${isPdf ? 'pdf' : 'docx'}`
  if (FILES !== undefined) {
    mkdirSync(FILES, { recursive: true })
    writeFileSync(join(FILES, `${layout.seed}-${name}`), bytes)
  }
  const { yaml, report, problem, root } = await run(bytes, { name })
  const printed = {
    facts: factsOf(person, layout),
    privateFacts: person.privateFacts,
    texts: textsOf(cv),
    fieldless: fieldlessOf(person),
  }
  if (problem !== '') return { layout, verdict: refuse(printed), problem }
  return { layout, verdict: judge(printed, { yaml: yaml(), report, folder: join(root, 'content') }), problem }
}
