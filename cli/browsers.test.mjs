import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from 'web-features'

const page = readFileSync('docs/browsers.md', 'utf8')
const BROWSERS = /** @type {const} */ (['chrome', 'firefox', 'safari', 'safari_ios'])

const rows = Array.from(
  page.matchAll(/^\| \[.+?\]\(https:\/\/webstatus\.dev\/features\/([\w-]+)\)((?: *\|[^|\n]*)+)\|$/gm),
  ([, id = '', cells = '']) => {
    const [, ...texts] = cells.split('|').map((cell) => cell.trim())
    return { id, versions: texts.slice(0, BROWSERS.length), without: texts[BROWSERS.length] }
  },
)
const needed = rows.filter(({ without }) => without === undefined)

test.each(rows)('docs/browsers.md knows since when browsers have $id', ({ id, versions }) => {
  const feature = features[id]
  expect(feature?.kind).toBe('feature')
  const support = feature?.kind === 'feature' ? feature.status.support : {}
  expect(versions).toEqual(BROWSERS.map((browser) => support[browser] ?? 'none'))
})

test('the versions that are supported are the first that have all that is needed', () => {
  expect(needed.length).toBeGreaterThan(5)
  expect(rows.length).toBeGreaterThan(needed.length)
  const first = BROWSERS.map((_, index) => Math.max(...needed.map(({ versions }) => Number(versions[index]))))
  const said = /Chrome ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+) and Safari on iOS\s+([\d.]+),/.exec(page) ?? []
  expect(said.slice(1).map(Number)).toEqual(first)
})
