import { expect, test } from 'vitest'
import { inMonths, meetInSharedYears, unsureIn } from './months.ts'

const NOW = new Date('2026-11-30')

function turnsBetween(first: string, second: string) {
  const [[start, end], [next]] = [first.split('/'), second.split('/')]
  const jobs = [inMonths({ text: '', start, end }, NOW), inMonths({ text: '', start: next }, NOW)].flatMap(
    (job) => job ?? [],
  )
  return unsureIn(meetInSharedYears(jobs))
}

test('of jobs that share a year, nobody knows in which month one followed the other', () => {
  expect(turnsBetween('2022/2023', '2023')).toEqual([{ start: 2023 * 12 + 3, end: 2023 * 12 + 9 }])
})

test('years that no two jobs share, and months, are sure', () => {
  expect(turnsBetween('2022/2023', '2024')).toEqual([])
  expect(turnsBetween('2022-03/2023-04', '2023-05')).toEqual([])
})
