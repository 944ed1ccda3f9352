import { expect, test } from 'vitest'
import { byUse } from './technologies.tsx'

test('the technologies of several projects are each there once, in any case, the most used first', () => {
  expect(byUse(['Go', 'Helm', 'Kubernetes', 'kubernetes', 'Go', 'Kubernetes'])).toEqual(['Kubernetes', 'Go', 'Helm'])
})
