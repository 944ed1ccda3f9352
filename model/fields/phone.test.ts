import { expect, test } from 'vitest'
import { phone, telOf } from './address.ts'

test.each([
  ['+1 202 555 0143', 'tel:+12025550143'],
  ['(0211) 555-0143', 'tel:02115550143'],
  ['+44 ( 0 ) 20 7946 0958', 'tel:+442079460958'],
  ['0511/123456', 'tel:0511123456'],
  ['+49 (0) 5321 / 12345', 'tel:+49532112345'],
  ['0049 (0) 170 / 123 45-67', 'tel:+491701234567'],
  ['00 44 20 7946 0958', 'tel:+442079460958'],
  ['+1 202 555 0143 ext. 12', 'tel:+12025550143;ext=12'],
  ['+1 202 555 0143 x11', 'tel:+12025550143;ext=11'],
  ['+1 202\u2011555\u20130143', 'tel:+12025550143'],
])('dials %s as %s', (number, href) => {
  expect(phone.safeParse(number).success).toBe(true)
  expect(telOf(number)).toBe(href)
})

test.each([
  '+1 202 555 0143 / 0144',
  '+49 170 1234567 / 7654321',
  '+1 202 555 0143 +1 202 555 0144',
  '12',
  'call me',
  '+1 202 555 0143 or so',
])('refuses %s', (number) => {
  expect(phone.safeParse(number).success).toBe(false)
})
