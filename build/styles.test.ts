import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { WEIGHTS } from './faces.ts'

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

test('what stands in the page itself uses no other custom property than it declares', () => {
  const inPage = [...readFileSync('src/critical.ts', 'utf8').matchAll(/from '\.\/(\S+\.css)\?inline'/g)].map(
    ([, file]) => file,
  )
  const first = readFileSync('src/styles/first.css', 'utf8').matchAll(/url\('\.\/(\S+)'\)/g)
  const named = [...inPage, ...[...first].map(([, file]) => `styles/${file}`)]
  expect(named.length).toBeGreaterThan(8)
  const css = named.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !declared.has(name))).toEqual([])
})

test('every weight that a stylesheet asks for is one that the faces are made in', () => {
  const css = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n')
  const declared = [...css.matchAll(/faces\/(geist(?:-mono)?)-\w+[^}]*font-weight: ([\d ]+);/g)].map(([, ...face]) =>
    face.join(' '),
  )
  const { min, max } = WEIGHTS.geist
  expect(new Set(declared)).toEqual(new Set([`geist ${min} ${max}`, `geist-mono ${WEIGHTS['geist-mono']}`]))

  const labels = [...css.matchAll(/font: (\d+) [^;]*var\(--mono\)/g)].map(([, weight]) => Number(weight))
  const words = [...css.matchAll(/(?:font-weight: (\d+);|font: (\d+) [^;]*var\(--sans\))/g)].map(([, one, other]) =>
    Number(one ?? other),
  )
  expect(words.length).toBeGreaterThan(5)
  expect([Math.min(...words), Math.max(...words)]).toEqual([min, max])
  expect(new Set(labels)).toEqual(new Set([WEIGHTS['geist-mono']]))
  expect(css).not.toMatch(/font(?:-weight)?:\s*(?:bold|lighter)|font-family: var\(--mono\)/)
})
