import { expect, test } from 'vitest'
import type { Content } from '../../model/site-schema.ts'
import type { StoryNode } from '../../model/view.ts'
import { frameStory } from './story-frame.ts'

type Project = NonNullable<Content['gallery']>['projects'][number]

const ui = {
  readingTime: '{minutes} min read',
  contents: 'Contents',
  warning: 'Warning',
  started: 'Started',
  detected: 'Detected',
  mitigated: 'Mitigated',
  resolved: 'Resolved',
  cause: 'Cause',
  beforeChange: 'Before',
  afterChange: 'After',
} as Content['ui'] // those that stories have

const paragraph = (words: number): StoryNode => ({ tag: 'p', children: ['word '.repeat(words)] })
const heading = (text: string): StoryNode => ({ tag: 'h3', children: [text] })
const frame = (nodes: readonly StoryNode[], project: Partial<Project> = {}, language = 'en') =>
  frameStory(nodes, { title: 'A', ...project }, ui, language)

function textOf(node: StoryNode): string {
  return typeof node === 'string' ? node : 'children' in node ? (node.children ?? []).map(textOf).join(' ') : ''
}

test('a short story has nothing around it', () => {
  const nodes = [heading('A'), heading('B'), heading('C'), paragraph(200)]
  expect(frame(nodes)).toEqual({ nodes })
})

test('a long story has its reading time, and contents that lead to its headings', () => {
  const { nodes, aside = [] } = frame([heading('Why'), heading('Why'), heading('結果'), paragraph(1150)])
  const ids = nodes.flatMap((node) =>
    typeof node === 'object' && 'tag' in node ? (node.attributes?.['id'] ?? []) : [],
  )
  expect(ids).toEqual(['story-why', 'story-2', 'story-3'])
  expect(aside.map(textOf)[0]).toBe('5 min read')
  for (const id of ids) expect(JSON.stringify(aside)).toContain(`"href":"#${id}"`)
})

test('a long story of two headings has no contents, and code is not read', () => {
  const code: StoryNode = { tag: 'pre', children: [{ tag: 'code', children: ['word '.repeat(5000)] }] }
  const { aside = [] } = frame([heading('A'), heading('B'), paragraph(460), code])
  expect(aside.map(textOf)).toEqual(['2 min read'])
})

test('says how long after its start an incident was mitigated and resolved, also over midnight, and its cause', () => {
  const textsOf = (incident: Project['incident'], language?: string) =>
    textOf(frame([], { incident }, language).nodes[1] ?? '')
  expect(textsOf({ detected: '23:50', mitigated: '00:05', resolved: '01:55' })).toBe(
    'Detected 23:50 Mitigated 00:05 +15 min Resolved 01:55 +2 hr 5 min',
  )
  expect(textsOf({ detected: '2024-05-17 09:14', resolved: '2024-05-18 09:15' }, 'de')).toBe(
    'Detected 09:14 17.05.2024 Resolved 09:15 +24 Std. 1 Min.',
  )
  expect(textsOf({ started: '09:02', detected: '09:14', resolved: '09:41', cause: 'A full pool.' })).toBe(
    'Started 09:02 Detected 09:14 +12 min Resolved 09:41 +39 min Cause A full pool.',
  )
})

test('each part of the line of an incident is as long as it was, and none is lost', () => {
  const partsOf = (incident: Project['incident']) => {
    const [line] = frame([], { incident }).nodes
    return typeof line === 'object' && 'children' in line
      ? (line.children ?? []).map((part) =>
          typeof part === 'object' && 'tag' in part ? [part.attributes?.['x'], part.attributes?.['width']] : [],
        )
      : []
  }
  expect(partsOf({ started: '09:00', detected: '09:30', mitigated: '09:45', resolved: '11:00' })).toEqual([
    [0, 25],
    [25, 12.5],
    [37.5, 62.5],
  ])
  expect(partsOf({ detected: '23:00', mitigated: '08:59', resolved: '08:59' })).toEqual([
    [0, 100],
    [99, 1],
  ])
})

test('figures are above the text', () => {
  const figures = [{ before: '€ 41,000', after: '€ 12,600', what: 'a month' }]
  expect(frame([paragraph(1)], { figures }).nodes.map(textOf)[0]).toBe('a month € 41,000 → € 12,600')
})

test('the diagrams of before and after are side by side above the text, and notes say what they are', () => {
  const diagram = (name: string): StoryNode => ({ tag: 'div', attributes: { 'data-change': name }, children: [name] })
  const note: StoryNode = { tag: 'div', attributes: { 'data-note': 'warning' }, children: ['Hot'] }
  const texts = frame([paragraph(1), diagram('before'), note, diagram('after')]).nodes.map(textOf)
  expect(texts).toEqual(['Before before After after', 'word ', 'Warning Hot'])
  expect(frame([paragraph(1), diagram('after')]).nodes.map(textOf)).toEqual(['word ', 'After after'])
})
