import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

// Their classes are named after them.
test('no two stylesheets have the same name', () => {
  const names = files.map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

test('every custom property that a stylesheet uses is declared', () => {
  const css = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n')
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})
