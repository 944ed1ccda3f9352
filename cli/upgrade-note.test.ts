import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageVersion, upgradeNote } from './upgrade-note.mjs'

const CHANGELOG = `# Changelog

## 0.10.0

### Changes without your doing

- The CV is shorter.

### New

Stories.

- More of them.

## 0.9.0

### Changes without your doing

- Skills are sorted.

### New

Looks.

## 0.8.0

### New

Everything.
`
const END = 'All changes: node_modules/vitafolio/CHANGELOG.md'

test('tells first what an upgrade changes without your doing, and then what is new, of all versions between', () => {
  expect(upgradeNote(CHANGELOG, '0.9.0', '0.10.0')).toBe(
    `vitafolio 0.9.0 is now 0.10.0. Changes without your doing:\n\n- The CV is shorter.\n\nNew:\nStories.\n\n${END}`,
  )
  expect(upgradeNote(CHANGELOG, '0.8.0', '0.10.0')).toBe(
    `vitafolio 0.8.0 is now 0.10.0. Changes without your doing:\n\n- The CV is shorter.\n- Skills are sorted.\n\nNew:\nStories.\nLooks.\n\n${END}`,
  )
})

test('tells of this version alone where the previous one is not known, and nothing without an upgrade', () => {
  expect(upgradeNote(CHANGELOG, undefined, '0.8.0')).toBe(`This is vitafolio 0.8.0.\n\nNew:\nEverything.\n\n${END}`)
  for (const previous of ['0.10.0', '0.11.0']) expect(upgradeNote(CHANGELOG, previous, '0.10.0')).toBe('')
})

test('the changelog says of this version what changes without your doing, and what is new', () => {
  const note = upgradeNote(readFileSync('CHANGELOG.md', 'utf8'), '0.1.0', packageVersion())
  expect(note).toMatch(/Changes without your doing:\n\n- [^]+\n\nNew:\n[A-Z]/)
})
