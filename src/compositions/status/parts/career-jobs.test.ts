import { expect, test } from 'vitest'
import type { SiteView } from '../../../../model/view.ts'
import { presentJobOf } from './career-jobs.ts'

test('the only job is the job of today if it has not ended', () => {
  const presentIn = (isCurrent?: true) => {
    const job = {
      id: 'history-1',
      heading: 'Intern',
      place: 'Mill',
      period: { text: '2026', ...(isCurrent && { isCurrent }) },
    }
    const timeline = { kind: 'timeline', isMain: true, groups: [[job]] }
    const career = [{ x: 0, width: 100, ...(isCurrent && { isCurrent }) }]
    return presentJobOf({ sections: [timeline], career } as unknown as SiteView)?.place // what it reads
  }
  expect(presentIn(true)).toBe('Mill')
  expect(presentIn()).toBeUndefined()
})
