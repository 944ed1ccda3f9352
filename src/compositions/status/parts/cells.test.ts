import { expect, test } from 'vitest'
import { cellsOf } from './cells.ts'

test('a cell belongs to the span that has most of it, and to the later one of two', () => {
  const spans = [
    { x: 0, width: 52 },
    { x: 40, width: 20 },
    { x: 80, width: 20 },
  ]
  expect(cellsOf(spans, 10)).toEqual([0, 0, 0, 0, 1, 1, -1, -1, 2, 2])
})

test('a cell that neighbours share is no gap', () => {
  const spans = [0, 1, 2].map((index) => ({ x: 20 + 8 * index, width: 8 }))
  expect(cellsOf(spans, 5)).toEqual([-1, 1, 2, -1, -1])
})

test('a span that is shorter than a cell has one', () => {
  expect(cellsOf([{ x: 24, width: 0.6 }], 5)).toEqual([-1, 0, -1, -1, -1])
})
