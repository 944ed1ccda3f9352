import { expect, test } from 'vitest'
import type { SectionView, TimelineEntry } from '../../model/view.ts'
import { isSmall } from './in-order.ts'

const head = { id: 'list', title: 'List', label: 'List' }
const timeline = (entry: Partial<TimelineEntry>) =>
  ({ ...head, kind: 'timeline', groups: [[{ heading: 'Organiser', ...entry }]] }) as SectionView // what it reads
const records = (count: number) =>
  ({ ...head, kind: 'records', entries: Array.from({ length: count }, () => ({ title: 'CKA' })) }) as SectionView

test('short lists are beside each other, those with long entries or many are not', () => {
  expect([timeline({}), records(8)].map(isSmall)).toEqual([true, true])
  const long = [
    timeline({ highlights: ['Plans meetups'] }),
    timeline({ description: 'Plans. '.repeat(30) }),
    records(9),
  ]
  expect(long.map(isSmall)).toEqual([false, false, false])
})
