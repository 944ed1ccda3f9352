import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteView, Skill } from '../../../../model/view.ts'
import { Skills } from './skills.tsx'

test('work without dates is no earlier work', () => {
  const references = [{ id: 'map', label: 'Map of mills' }]
  const spans = [{ x: 0, width: 10 }]
  const skills: Skill[] = [
    { id: 'go', name: 'Go', evidence: { references, spans: [{ x: 0, width: 10, isCurrent: true }] } },
    { id: 'sql', name: 'SQL', evidence: { references, spans } },
    { id: 'rust', name: 'Rust', evidence: { references, spans: [] } },
  ]
  const ui = { inUse: 'In use', earlier: 'Earlier', also: 'Also', close: 'Close' }
  const view = { ui, sections: [] } as unknown as SiteView // what it reads
  const markup = (name: string | undefined) =>
    renderToStaticMarkup(
      createElement(Skills, { id: 'expertise', title: 'Skills', groups: [{ ...(name && { name }), skills }], view }),
    )
  const uses = Array.from(markup('Platform').matchAll(/<li[^>]*data-use="(\w+)"/g), ([, use]) => use)
  expect(uses).toEqual(['now', 'past', 'now', 'past'])
  expect(markup(undefined)).toMatch(/Earlier.*SQL.*Also.*Rust/)
})
