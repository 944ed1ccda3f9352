import { expect, test } from 'vitest'
import { findPeriod } from '../../values/dates.ts'
import { dateDoubts } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { line } from './fixtures.ts'

test('a period without an end is in doubt if another date is beside it', () => {
  const doubtOf = (...rest: string[]) => {
    const atoms = rest.map((text) => ({ text, source: text, slot: 'head' }))
    const period = findPeriod('May 2013 -')
    const head = { values: new Map(), doubtful: new Set<string>(), rest: atoms, body: [], dated: line('May 2013 -') }
    const entry: Entry = { ...head, ...(period && { period }) }
    return dateDoubts(entry)['startDate']
  }
  expect(doubtOf('Intern', 'Sep 2013')).toContain('May 2013 -')
  expect(doubtOf('Intern')).toBeUndefined()
})
