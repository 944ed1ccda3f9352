import { expect, test } from 'vitest'
import { inMonths, meetInSharedYears, unsureIn } from './months.ts'

const NOW = new Date('2026-11-30')

function turnsBetween(first: { start: string; end: string }, start: string) {
  const periods = [
    { text: '', ...first },
    { text: '', start },
  ]
  return unsureIn(meetInSharedYears(periods.flatMap((period) => inMonths(period, NOW) ?? [])))
}

test('of jobs that share a year, nobody knows in which month one followed the other', () => {
  expect(turnsBetween({ start: '2022', end: '2023' }, '2023')).toEqual([{ start: 2023 * 12 + 3, end: 2023 * 12 + 9 }])
})

test('years that no two jobs share, and months, are sure', () => {
  expect(turnsBetween({ start: '2022', end: '2023' }, '2024')).toEqual([])
  expect(turnsBetween({ start: '2022-03', end: '2023-04' }, '2023-05')).toEqual([])
})
