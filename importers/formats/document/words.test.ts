import { expect, test } from 'vitest'
import { has, isPlace } from './words.ts'

test.each([
  'Berlin, Germany',
  'München, Deutschland',
  'Seattle, WA',
  'Remote',
  'Lisbon (Remote)',
  'Greater Chicago Area',
  'India',
  '東京、日本'.replace('、', ', '),
])('"%s" is a place', (text) => {
  expect(isPlace(text)).toBe(true)
})

test.each(['Engineer, Payments', 'Mill GmbH', 'Weg 1, 10115 Berlin, Germany', 'Go, Python'])(
  '"%s" is no place',
  (text) => {
    expect(isPlace(text)).toBe(false)
  },
)

test('knows what words tell', () => {
  expect(has('roles', 'Senior Software Engineer')).toBe(true)
  expect(has('roles', 'Engineering')).toBe(false)
  expect(has('schools', 'Technische Universität Berlin')).toBe(true)
  expect(has('schools', '京都大学')).toBe(true)
  expect(has('degrees', 'B.Sc. Physics')).toBe(true)
})
