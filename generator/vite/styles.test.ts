import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { FAMILIES } from './fonts.ts'
import { writingSystemStylesFor } from './virtual-modules.ts'

const css = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n')

test('uses the weights that the fonts contain, and no others', () => {
  const [sans, mono] = FAMILIES
  const labels = [...css.matchAll(/font: (\d+) [^;]*var\(--font-mono\)/g)].map(([, weight]) => Number(weight))
  const texts = [
    ...css.matchAll(/(?:(?:font-weight|--weight-headings): (\d+);|font: (\d+) [^;]*var\(--font-sans\))/g),
  ].map(([, one, other]) => Number(one ?? other))
  expect(texts.length).toBeGreaterThan(5)
  expect([Math.min(...texts), Math.max(...texts)]).toEqual([sans.axes.wght.min, sans.axes.wght.max])
  expect(new Set(labels)).toEqual(new Set([mono.axes.wght]))
  expect(css).not.toMatch(/font(?:-weight)?:\s*(?:bold|lighter)|font-family: var\(--font-mono\)/)
})

test.each([
  [['en'], []],
  [['en', 'de'], ['long-words.css']],
  [['ar-EG'], ['arabic.css', 'right-to-left.css', 'tall-letters.css']],
  [['he'], ['right-to-left.css']],
  [['zh-TW'], ['chinese-japanese-korean.css']],
  [['pt-BR', 'fil'], []],
])('a site in %s has the styles %s', (languages, names) => {
  expect(writingSystemStylesFor(languages).map((file) => basename(file))).toEqual(names)
})
