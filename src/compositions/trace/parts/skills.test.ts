import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Evidence, UiStrings } from '../../../../model/view.ts'
import { Skills } from './skills.tsx'

const strings = {
  also: 'Also',
  close: 'Close',
  inUse: 'In use',
  earlier: 'Earlier',
  projectKey: 'Project',
} as UiStrings // what it reads
const spans = [{ x: 0, width: 10 }]
const skill = (name: string, evidence?: Partial<Evidence>) => ({
  id: name,
  name,
  ...(evidence && { evidence: { references: [], ...evidence } }),
})

function shown(groups: readonly { name: string; skills: ReturnType<typeof skill>[] }[]): string {
  const head = { id: 'expertise', title: 'Skills', kind: 'expertise' as const }
  return renderToStaticMarkup(createElement(Skills, { ...head, groups, sections: [], years: [], strings }))
}

test('says the name of the only group once, also where no skill has dates', () => {
  const shownWith = (evidence?: Partial<Evidence>) => {
    const skills = ['Go', 'SQL'].map((name) => skill(name, evidence))
    return shown([{ name: 'Platform', skills }]).split('Platform').length - 1
  }
  expect(shownWith()).toBe(1)
  expect(shownWith({ spans })).toBe(1)
})

test('skills without dates are below no name of another group', () => {
  const html = shown([
    { name: 'Infrastructure', skills: [skill('Terraform')] },
    { name: 'Containers', skills: [skill('Docker', { spans }), skill('Kubernetes')] },
  ])
  const also = html.slice(html.indexOf('Also'))
  expect(also.indexOf('Kubernetes')).toBeLessThan(also.indexOf('Infrastructure'))
  expect(also.indexOf('Infrastructure')).toBeLessThan(also.indexOf('Terraform'))
})

test('the key has what is drawn', () => {
  const keyOf = (html: string) => Array.from(html.matchAll(/In use|Earlier|Project/g), ([word]) => word)
  const now = skill('Docker', { spans: [{ x: 0, width: 10, isCurrent: true }] })
  const groups = (skills: ReturnType<typeof skill>[]) => [{ name: 'Platform', skills }]
  expect(keyOf(shown(groups([now])))).toEqual(['In use', 'In use'])
  expect(keyOf(shown(groups([now, skill('Go', { spans })])))).toEqual(['In use', 'Earlier', 'In use', 'Earlier'])
})
