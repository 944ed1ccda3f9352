import { expect, test } from 'vitest'
import type { Run } from './extract.mjs'
import { pdfLines } from './pdf-lines.ts'

function run(text: string, x: number, width: number, more: Partial<Run> = {}): Run {
  return { text, x, y: 50, width, size: 10, font: 'regular', ...more }
}

function textsOf(...runs: Run[]): string[] {
  const [page] = pdfLines([{ width: 600, height: 800, runs, links: [], shapes: [], hasRatings: false, unplaced: [] }])
  return (page?.lines ?? []).map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

test('takes a character that its font does not tell for a bullet, but not within a word', () => {
  expect(textsOf(run('\0', 40, 3), run('nfo@mill.dev', 50, 60))).toEqual(['• nfo@mill.dev'])
  expect(textsOf(run('\0', 40, 3), run('nfo@mill.dev', 43, 60))).toEqual(['\uFFFDnfo@mill.dev'])
  expect(textsOf(run('Tes', 40, 15), run('\0', 55, 3))).toEqual(['Tes\uFFFD'])
})

test('keeps a word that the tags call the label of an item', () => {
  const item = { item: 1, block: 1 }
  const label = (text: string) => run(text, 40, 30, { tag: { ...item, isLabel: true } })
  const text = run('Native', 80, 30, { tag: item })
  expect(textsOf(label('Spanish'), text)).toEqual(['Spanish | Native'])
  expect(textsOf(label('o'), text)).toEqual(['• Native'])
})

test('keeps a separator that is stretched to the other margin apart from what follows it', () => {
  const [before, behind] = [run('Freelance', 150, 45, { font: 'medium' }), run('2022 – 2023', 475, 60)]
  expect(textsOf(before, run('·', 200, 270), behind)).toEqual(['Freelance | · | 2022 – 2023'])
  expect(textsOf(before, run('·', 466, 4), behind)).toEqual(['Freelance | · 2022 – 2023'])
})
