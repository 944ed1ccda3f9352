import { expect, test } from 'vitest'
import { datesOf, withReadableDates } from './date.ts'

test.each([
  ['2023 - 2024', { start: '2023', end: '2024' }],
  ['2023–2024', { start: '2023', end: '2024' }],
  ['2021-03 - 2024-11', { start: '2021-03', end: '2024-11' }],
  ['2021-03-15 - Present', { start: '2021-03-15' }],
  ['2022', { start: '2022', end: '2022' }],
  ['2021-05', { start: '2021-05', end: '2021-05' }],
  ['2023 - To-date', { start: '2023' }],
  ['2023 - Present – remote', { start: '2023' }],
  ['2019 – heute (80 %)', { start: '2019' }],
  ['2019 -', { start: '2019' }],
  ['2019 – i dag', { start: '2019' }],
  ['2019 - unknown', {}],
  ['2019 - presented', {}],
  ['since 2019', {}],
])('reads the dates of %s', (period, dates) => {
  expect(datesOf(period)).toEqual(dates)
})

test.each([
  ['2021-03 - Present', 'en', 'Mar 2021 - Present'],
  ['2021-03-31 - 2024-11', 'de', 'März 2021 - Nov. 2024'],
  ['2019-20', 'en', '2019-20'],
  ['+49 2021-0345', 'en', '+49 2021-0345'],
])('writes %s in %s as %s', (period, language, text) => {
  expect(withReadableDates(period, language)).toBe(text)
})
