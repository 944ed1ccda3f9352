import { expect, test } from 'vitest'
import { line, lines } from './fixtures.ts'
import { type Layout, readText } from './paragraphs.ts'

const layout: Layout = { wraps: true, bodyStyle: 'regular 10', right: 240 }

test('joins the lines of a paragraph and of an item, and no others', () => {
  const text = `I keep the clusters of a whole bank calm,
and deploy on Fridays.
Since 2014.
• Moved the platform of forty teams, on
  a Sunday
• Wrote tests`
  expect(readText(lines(text), layout)).toMatchObject({
    paragraphs: ['I keep the clusters of a whole bank calm, and deploy on Fridays.', 'Since 2014.'],
    bullets: ['Moved the platform of forty teams, on a Sunday', 'Wrote tests'],
  })
})

test('a line that had room for the next word ends a paragraph', () => {
  expect(readText(lines('Berlin\nPayments'), layout).paragraphs).toEqual(['Berlin', 'Payments'])
})

test('a gap ends a paragraph', () => {
  const apart = [line('I keep the clusters of a whole bank now', { y: 0 }), line('calm', { y: 40 })]
  expect(readText(apart, layout).paragraphs).toHaveLength(2)
})

test('joins a hyphenated word, which is doubtful, and keeps the hyphen of others', () => {
  const { paragraphs, doubtful } = readText(lines('I keep the clusters of a whole plat-\nform'), layout)
  expect(paragraphs).toEqual(['I keep the clusters of a whole platform'])
  expect(doubtful).toEqual(['page 1, "I keep the clusters of a whole plat-"'])
  expect(readText(lines('I led a team that was cross-\nfunctional'), layout).paragraphs[0]).toContain(
    'cross-functional',
  )
})

test('a paragraph of a Word file is a line', () => {
  const text = 'I keep the clusters of a whole bank\ncalm'
  expect(readText(lines(text), { ...layout, wraps: false }).paragraphs).toHaveLength(2)
})
