import { expect, test } from 'vitest'
import { initialsOf, monogramsOf } from './initials.ts'

test.each([
  ['Alex Example', 'AE'],
  ['Zoë von Hohenlohe', 'ZH'],
  ['ada', 'A'],
  ['李 小龙', '李小'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('every skill has a monogram of its own', () => {
  const skills = ['Terraform', 'Tempo', 'Site Reliability Engineering', 'C', 'C++', 'C#', 'CI/CD', 'Ç', 'Test', 'Tests']
  const monograms = monogramsOf(skills)
  expect(monograms).toEqual(['Te', 'Tm', 'SRE', 'C', 'C+', 'C#', 'CC', 'Ç', 'Ts', 'Tt'])
  expect(new Set(monograms).size).toBe(skills.length)
})
