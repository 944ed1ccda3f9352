import { expect, test } from 'vitest'
import { telOf } from './addresses.ts'

test.each([
  ['+1 (202) 555-0143', 'tel:+12025550143'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['(0) 30 123456', 'tel:030123456'],
  ['(+33) 6 12 34 56 78', 'tel:+33612345678'],
])('keeps the plus sign and the digits of %s', (phone, address) => {
  expect(telOf(phone)).toBe(address)
})
