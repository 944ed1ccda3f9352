import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UiStrings } from '../../../../model/view.ts'
import { Skills } from './skills.tsx'

test('says the name of the only group once, also where no skill has dates', () => {
  const strings = { also: 'Also', close: 'Close', inUse: 'In use', earlier: 'Earlier' } as UiStrings // what it reads
  const spans = [{ x: 0, width: 10 }]
  const shownWith = (evidence?: object) => {
    const skills = ['Go', 'SQL'].map((name) => ({
      id: name,
      name,
      evidence: evidence && { references: [], ...evidence },
    }))
    const groups = [{ name: 'Platform', skills }]
    const props = {
      id: 'expertise',
      title: 'Skills',
      kind: 'expertise' as const,
      groups,
      sections: [],
      years: [],
      strings,
    }
    return renderToStaticMarkup(createElement(Skills, props)).split('Platform').length - 1
  }
  expect(shownWith()).toBe(1)
  expect(shownWith({ spans })).toBe(1)
})
