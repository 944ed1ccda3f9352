import { expect, test } from 'vitest'
import { asJson, asText, isOk } from './report.mjs'

/** @typedef {import('./finding.ts').Finding} Finding */

const place = { file: 'content/site.yaml', line: 2, column: 7 }
const file = { file: 'content/images/a.jpg', line: null, column: null }
/** @type {Finding} */
const advice = { level: 'advice', place: file, message: 'is small' }
/** @type {Finding} */
const problem = {
  level: 'problem',
  place,
  message: 'name: is wrong',
  frame: '2 | name: x\n  |       ^',
  help: 'Your name.',
}

test('subjects without findings have a line each, those with them stand apart, problems first', () => {
  const checks = [
    { name: 'content', verdict: '9 looked at', findings: [] },
    { name: 'pictures', verdict: '3 looked at', findings: [advice, problem] },
    { name: 'links', verdict: '2 looked at', findings: [advice] },
    { name: 'texts', verdict: '1 looked at', findings: [] },
  ]
  expect(asText(checks)).toMatchInlineSnapshot(`
    "content: 9 looked at

    pictures: 3 looked at, 1 problem, 1 advice
      problem: content/site.yaml:2:7 name: is wrong
        2 | name: x
          |       ^
        help: Your name.
      advice: content/images/a.jpg is small

    links: 2 looked at, 1 advice
      advice: content/images/a.jpg is small

    texts: 1 looked at

    There is something to put right: 1 problem, 2 advice."
  `)
})

test('nothing but advice is nothing to put right', () => {
  const checks = [{ name: 'pictures', verdict: '3 looked at', findings: [advice] }]
  expect(isOk(checks)).toBe(true)
  expect(asText(checks)).toMatch(/^Nothing has to be put right: 0 problems, 1 advice\.$/m)
  expect(JSON.parse(asJson(checks))).toEqual({ version: 1, ok: true, checks })
})
