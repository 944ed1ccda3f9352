import { expect, test } from 'vitest'
import { telOf } from './tel-of.ts'

test('a tel: address keeps the plus sign and the digits', () => {
  expect(telOf('+1 (202) 555-0143')).toBe('tel:+12025550143')
})
