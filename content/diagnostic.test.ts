import { expect, test } from 'vitest'
import { ContentError, ofWholeFile } from './diagnostic.ts'
import { parseContent } from './parse.ts'

const mistake = {
  file: 'content/site.yaml',
  severity: 'error' as const,
  line: 2,
  column: 7,
  path: ['name'],
  message: 'name: 100 % wrong.',
  frame: '2 | name: x\n  |       ^',
  help: 'Your name.',
}
const missing = ofWholeFile('content/site.yaml', 'Missing "\u001b[31m".')

test('shows several mistakes below their number, and no control characters', () => {
  expect(new ContentError([missing, mistake]).message).toMatchInlineSnapshot(`
    "content/site.yaml has 2 errors:

      content/site.yaml: Missing " [31m".

      content/site.yaml:2:7 name: 100 % wrong.
        2 | name: x
          |       ^
        help: Your name.
    "
  `)
})

test('formats each mistake as a GitHub annotation', () => {
  expect(new ContentError([mistake, { ...mistake, line: 0, help: undefined }]).annotations.split('\n')).toEqual([
    '::error file=content/site.yaml,line=2,col=7::name: 100 %25 wrong.%0AYour name.',
    '::error file=content/site.yaml,line=1,col=7::name: 100 %25 wrong.',
  ])
})

test('shows the first 50 of many mistakes, and the number of the others', () => {
  const mistakes = Array.from({ length: 60 }, () => mistake)
  const error = new ContentError(mistakes)
  expect(error.message).toMatch(/^content\/site\.yaml has 60 errors:\n/)
  expect(error.message.match(/100 % wrong/g)).toHaveLength(50)
  expect(error.message).toMatch(/\n {2}… and 10 more\n$/)
  expect(error.annotations.split('\n')).toHaveLength(50)
})

test('lists warnings below the errors, and counts the files', () => {
  const warning = { ...mistake, severity: 'warning' as const, message: 'name: Short.' }
  expect(new ContentError([mistake, warning]).message).toMatch(
    /^content\/site\.yaml:2:7 name: 100 % wrong\.\n[^]+\n\nwarning: content\/site\.yaml:2:7 name: Short\.$/,
  )
  expect(new ContentError([mistake, warning]).annotations.split('\n')).toHaveLength(1)
  expect(new ContentError([mistake, { ...mistake, file: 'content/style.css' }]).message).toMatch(
    /^The content has 2 errors:/,
  )
})

test('describes the field of the kind of section that it is in', () => {
  const { diagnose } = parseContent(
    'custom: [{ id: a, kind: records, entries: [{ title: A, address: b }] }]',
    'site.yaml',
  )
  expect(diagnose(['custom', 0, 'entries', 0, 'address'], 'Wrong').help).toBe('The URL where others can see it.')
})
