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
import { OTHERS, PEOPLE } from './people.ts'
import type { Person } from './person.ts'
import { pdfOf } from './print.ts'
import { faultsOf, type Result, summaryOf } from './summary.ts'
import { wordOf } from './word.ts'

/**
 * More layouts, with each fault: `SEEDS=1-60 VERBOSE=1 npx vitest run importers/layouts`. `OTHERS=1` are CVs of other people, and
 * `FILES` is a folder for the CVs.
 */
const DEFAULT_SEEDS = '1-32'
const { SEEDS = DEFAULT_SEEDS, OTHERS: HAS_OTHERS, VERBOSE, FILES } = process.env
const SHOWN = HAS_OTHERS === undefined ? PEOPLE : OTHERS

/** In milliseconds. It takes one minute alone, and several on a busy machine. */
const TIMEOUT = 900_000

/** What may go wrong in all layouts together. */
const AT_MOST = { wrong: 3, unexplained: 4, published: 0, lostWords: 4 }

let browser: Browser
const results: Result[] = []

beforeAll(async () => {
  const executablePath = await findBrowser()
  if (executablePath === undefined) throw new Error('No browser found. Run npm test once, which installs one.')
  browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
})
afterAll(() => browser.close())

test(`imports known CVs in the layouts ${SEEDS}, and says what it does not know`, { timeout: TIMEOUT }, async () => {
  const [first = 1, last = first] = SEEDS.split('-').map(Number)
  const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const queue = seeds.values() // Both share it: one CV is printed while another is read.
  const work = async () => {
    for (const seed of queue) results.push(await resultOf(layoutOf(seed)))
  }
  await Promise.all([work(), work()])
  results.sort((a, b) => a.layout.seed - b.layout.seed)
  const isVerbose = VERBOSE !== undefined
  if (isVerbose || SHOWN !== PEOPLE || SEEDS !== DEFAULT_SEEDS) console.error(summaryOf(results, isVerbose))
  const faults = faultsOf(results)
  const kinds = Object.keys(AT_MOST) as (keyof typeof AT_MOST)[] // its names
  expect(kinds.flatMap((kind) => (faults[kind] > AT_MOST[kind] ? [`${kind}: ${faults[kind]}`] : []))).toEqual([])
})

function personOf({ seed }: Layout): Person {
  const person = SHOWN[seed % SHOWN.length]
  if (person === undefined) throw new Error(`There is no layout ${seed}. Choose SEEDS such as 1-60.`)
  return person
}

async function resultOf(layout: Layout): Promise<Result> {
  const person = personOf(layout)
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
  if (problem !== '') return { person, layout, verdict: refuse(printed), problem }
  const verdict = judge(printed, { yaml: yaml(), report, folder: join(root, 'content') })
  return { person, layout, verdict, problem }
}
