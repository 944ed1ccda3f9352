import { expect, test } from 'vitest'
import type { LabelledSpan, SiteView } from '../../../../model/view.ts'
import { namesOf } from './names-of.ts'

const LONG = 'Example University of Technology'

function placesOf(jobs: readonly (readonly [place: string, x: number, width: number])[], isMirrored = false) {
  const spans = jobs.map(([label, x, width], index): LabelledSpan => ({
    id: `${index}`,
    label,
    labelX: x,
    labelIs: 'none',
    x,
    width,
  }))
  const years = [2020, 2021].map((year, index) => ({ label: `${year}`, labelX: isMirrored ? 50 - index : index }))
  const groups = [spans.map(({ id, label }) => ({ id, heading: 'SRE', place: label }))]
  const timeline = { kind: 'timeline', groups, trace: { years, rows: [{ kind: 'job', spans }] } }
  return namesOf(spans, { sections: [timeline] } as unknown as SiteView, 25) // what it reads
}

test('a name begins where its cells do, and is in a second row if it would reach the next one', () => {
  const places = placesOf([
    [LONG, 0, 12],
    ['Freelance', 12.7, 39.3],
    ['Example Academy', 52, 48],
  ])
  expect(places?.map(({ x, row }) => ({ x, row }))).toEqual([
    { x: 0, row: 1 },
    { x: 12, row: 0 },
    { x: 52, row: 0 },
  ])
})

test('the last name ends where the career does if it is longer than its cells', () => {
  const places = placesOf([
    ['Freelance', 0, 92],
    [LONG, 92, 8],
  ])
  expect(places?.[1]).toMatchObject({ row: 0, isAtEnd: true })
  expect((places?.[1]?.x ?? 0) + (places?.[1]?.width ?? 0)).toBe(100)
})

test('from right to left, places are mirrored', () => {
  const places = placesOf(
    [
      ['Freelance', 60, 40],
      ['Example Academy', 0, 60],
    ],
    true,
  )
  expect(places?.map(({ x, width }) => Math.round(x + width))).toEqual([100, 60])
})

test('names without room in two rows are in none', () => {
  expect(placesOf([0, 4, 8].map((x) => [LONG, x, 4] as const))).toBeUndefined()
})
