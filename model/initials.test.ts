import { expect, test } from 'vitest'
import { initialsOf, monogramsOf } from './initials.ts'

test.each([
  ['Alex Example', 'AE'],
  ['Zoë von Hohenlohe', 'ZH'],
  ['ada', 'A'],
  ['Dr. Katarzyna Wiśniewska-Grønhaug', 'KW'],
  ['Martin Luther King Jr.', 'MK'],
  ['Code & Coast', 'CC'],
  ['🚀', '🚀'],
  ['李 小龙', '李小'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('every skill has a monogram of its own', () => {
  const skills = [
    'SQL',
    'IaC',
    'Terraform',
    'Tempo',
    'Site Reliability Engineering',
    'C',
    'C++',
    'C#',
    'CI/CD',
    'Ç',
    'Test',
    'Tests',
  ]
  const monograms = monogramsOf(skills)
  expect(monograms).toEqual(['SQL', 'IaC', 'Te', 'Tm', 'SRE', 'C', 'C+', 'C#', 'CC', 'Ç', 'Ts', 'Tt'])
  expect(new Set(monograms).size).toBe(skills.length)
})
