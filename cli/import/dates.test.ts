import { expect, test } from 'vitest'
import { dayIn, experienceSince, isOpen, periodOf } from './dates.ts'

test.each([
  ['2019', { year: 2019 }],
  [2019, { year: 2019 }],
  ['2019-03', { year: 2019, month: 3 }],
  ['2019-03-31', { year: 2019, month: 3 }],
  ['2019-03-31T10:00:00Z', { year: 2019, month: 3 }],
  ['03/2019', { year: 2019, month: 3 }],
  ['31.3.2019', { year: 2019, month: 3 }],
  ['March 2019', { year: 2019, month: 3 }],
  ['Sept. 2019', { year: 2019, month: 9 }],
  ['Summer 2019', { year: 2019 }],
  ['2019-00-00', { year: 2019 }],
  ['2019-13', { year: 2019 }],
  ['120191', undefined],
  ['Present', undefined],
  [null, undefined],
  [{}, undefined],
])('the date %j is read', (written, day) => {
  expect(dayIn(written)).toEqual(day)
})

test.each([
  [undefined, true],
  ['', true],
  ['present', true],
  ['Now', true],
  ['-', true],
  ['2019', false],
  ['soon', false],
])('the end %j is open: %s', (written, open) => {
  expect(isOpen(written)).toBe(open)
})

test.each([
  [2023, 2024, false, '2023 - 2024'],
  [2023, 2023, false, '2023'],
  [2024, 2023, false, '2023 - 2024'],
  [2025, undefined, true, '2025 - Present'],
  [2025, undefined, false, '2025'],
  [undefined, 2020, false, 'Until 2020'],
  [undefined, undefined, true, undefined],
])('from %s to %s (goes on: %s) is %j', (start, end, goesOn, period) => {
  const day = (year: number | undefined) => (year === undefined ? undefined : { year })
  expect(periodOf(day(start), day(end), goesOn)).toBe(period)
})

test.each([
  [[{ year: 2019, month: 12 }, { year: 2021 }], '6+ Years Experience'],
  [[{ year: 2019, month: 11 }], '7+ Years Experience'],
  [[{ year: 2025, month: 2 }], '1+ Year Experience'],
  [[{ year: 2026, month: 2 }], 'Less than 1 Year Experience'],
  [[{ year: 2031 }], undefined],
  [[], undefined],
])('experience since %j is counted in whole years', (starts, experience) => {
  expect(experienceSince(starts, new Date('2026-11-21'))).toBe(experience)
})
