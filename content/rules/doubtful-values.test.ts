import { expect, test, vi } from 'vitest'
import { check } from '../check.ts'
import { formatInOneLine, isError } from '../diagnostic.ts'
import { doubtsIn } from '../doubts.ts'
import { parseSite } from '../read-content.ts'

const yaml = `url: https://ada.dev/
language: en
name: Ada
title: '# check: no comment'
description: |
  The personal website of {name}, with the CV as a PDF for download.
  # check: a text
hero: { headline: Ada } # check: page 1, "ADA"
profile:
  title: Engineer # check: page 1, "Eng. # 1"
  # A comment of the owner
  location: Paris # checked: yes
history:
  title: Work
  label: Work
  entries:
    - period: 2021 - Present # check: page 2, "Jan 2021 to date"
      role: Aide
      highlights:
        - One # check: page 2, "• One"
        - Two
education:
  title: School
  label: School
  entries:
    # check: all below page 3, "School"
    - institution: Porto
`

const content = parseSite(yaml, { folder: '.', name: 'content' })
const linesFor = async (options: object) => (await check(content, options)).map(formatInOneLine)

test('finds the comments of an import, with the fields they are behind', () => {
  expect(doubtsIn(content).map(({ path, source }) => `${path.join('.')}: ${source}`)).toEqual([
    'hero: page 1, "ADA"',
    'profile.title: page 1, "Eng. # 1"',
    'history.entries.0.period: page 2, "Jan 2021 to date"',
    'history.entries.0.highlights.0: page 2, "• One"',
    'education.entries: all below page 3, "School"',
  ])
})

test('lists each doubtful value in the doctor by its line', async () => {
  const lines = await linesFor({ isBuild: true, isDetailed: true })
  expect(lines).toContain(
    'content/site.yaml:10:19 profile.title: From page 1, "Eng. # 1", perhaps wrong. Compare and correct it, then delete the comment.',
  )
  expect(lines.filter((line) => line.includes('perhaps wrong'))).toHaveLength(5)
})

test.each([
  ['https://ada.dev/', true, undefined, true],
  ['http://localhost:4173/', true, undefined, false],
  ['https://ada.dev/', true, 'yes', false],
  ['https://ada.dev/', false, undefined, false],
])('for %s, as a build: %s, with ALLOW_SAMPLE=%s, it is an error: %s', async (url, isBuild, allowed, isRefused) => {
  vi.stubEnv('SITE_URL', url)
  vi.stubEnv('ALLOW_SAMPLE', allowed)
  const found = (await check(content, { isBuild })).filter(({ message }) => message.startsWith('The import'))
  expect(found.map(formatInOneLine)).toEqual([
    'content/site.yaml:8:25 The import may have read 5 values wrongly (lines 8, 10, 17, 20, 26). Compare each with the source in its comment, correct it, and delete the comment. npm run doctor lists them.',
  ])
  expect(found.every(isError)).toBe(isRefused)
})

test('accepts the content once the comments are deleted', async () => {
  const checked = parseSite(yaml.replaceAll(/ +# check: .*/g, ''), { folder: '.', name: 'content' })
  expect((await check(checked, { isBuild: true })).filter(isError)).toEqual([])
})
