import { expect, test } from 'vitest'
import type { SectionView } from '../../../model/view.ts'
import { byUse, isEarlierIn } from './technologies.tsx'

test('the technologies of several projects are each there once, in any case, the most used first', () => {
  expect(byUse(['Go', 'Helm', 'Kubernetes', 'kubernetes', 'Go', 'Kubernetes'])).toEqual(['Kubernetes', 'Go', 'Helm'])
})

const SECTIONS = [
  {
    kind: 'expertise',
    groups: [
      {
        skills: [
          { name: 'Go', evidence: { spans: [{ x: 0, width: 10 }] } },
          {
            name: 'Helm',
            evidence: {
              spans: [
                { x: 0, width: 10 },
                { x: 90, width: 10, isCurrent: true },
              ],
            },
          },
          { name: 'Rust' },
        ],
      },
    ],
  },
] as unknown as SectionView[] // what they read

test('a skill is earlier if it has dates, and none in recent work', () => {
  expect(['GO', 'Helm', 'Rust', 'Terraform'].map(isEarlierIn(SECTIONS))).toEqual([true, false, false, false])
})
