import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Alex Example', 'AE'],
  ['Zoë von Hohenlohe', 'ZH'],
  ['ada', 'A'],
  ['Dr. Katarzyna Wiśniewska-Grønhaug', 'KW'],
  ['Ada Lovelace, PMP®', 'AL'],
  ['Martin Luther King Jr.', 'MK'],
  ['Code & Coast', 'CC'],
  ['🚀', '🚀'],
  ['李 小龙', '李小'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
