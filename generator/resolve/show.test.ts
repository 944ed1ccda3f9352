import { expect, test } from 'vitest'
import { LAYOUTS } from '../../model/compositions.ts'
import type { Content, Source } from '../../model/site-schema.ts'
import { cvDocument } from '../outputs/cv/document.ts'
import { bareContent, contentFor, fullContent, siteOf } from '../testing/contents.ts'
import { showSections } from './show.ts'

const shown = (fields: object) => showSections({ ...bareContent(), ...fields })

test('shows the sections in the order of the file, also those with the names of things that objects have', () => {
  const notes = { kind: 'text', title: 'Notes', label: 'Notes', entries: ['A note.'] }
  const custom = ['constructor', 'to-string'].map((id) => ({ ...notes, id }))
  const awards = { title: 'Awards', label: 'Awards', entries: [{ title: 'Prize', awarder: 'City' }] }
  expect(shown({ custom, awards }).map(({ id, kind }) => [id, kind])).toEqual([
    ['constructor', 'paragraphs'],
    ['to-string', 'paragraphs'],
    ['awards', 'records'],
  ])
})

test('groups neighbours at the same place', () => {
  const entries = ['Mill', 'Mill', 'Bank'].map((employer, index) => ({ role: `Role ${index}`, employer }))
  const [history] = shown({ history: { title: 'Work', label: 'Work', entries } })
  const groups = history?.kind === 'timeline' ? history.groups : []
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['history-1', 'history-2'], ['history-3']])
})

test('links the name of a school without a degree, and of an organisation without a role', () => {
  const address = 'https://school.example/'
  const education = { title: 'Education', label: 'Education', entries: [{ institution: 'School', address }] }
  const volunteering = { title: 'Help', label: 'Help', entries: [{ organisation: 'Sea Rescue', address }] }
  const content = { ...bareContent(), education, volunteering } as Content // as checked
  expect(shown(content)).toMatchObject([
    { groups: [[{ heading: 'School', address }]] },
    { groups: [[{ heading: 'Sea Rescue', address }]] },
  ])
  const titles = cvDocument(content, siteOf(content)).sections.map(({ entries }) => entries?.[0]?.title)
  expect(titles).toEqual([
    { text: 'School', address },
    { text: 'Sea Rescue', address },
  ])
})

test('the end of a page of its own does not say again what its first screen says', () => {
  const endOf = (about: string, layout: 'classic' | 'trace') => {
    const hero = { headline: 'Engineer', subtitle: 'I run platforms.' }
    return siteOf({ ...bareContent(), hero, footer: { about }, look: { layout } }).view.footer
  }
  const about = 'I run platforms. I like quiet nights. I sail.'
  expect(endOf(about, 'trace')).toEqual({ aboutLead: 'I like quiet nights.', about: 'I sail.' })
  expect(endOf('I run platforms.', 'trace')).toEqual({})
  expect(endOf('I run platforms and boats.', 'trace')).toEqual({ aboutLead: 'I run platforms and boats.' })
  expect(endOf(about, 'classic')).toEqual({ aboutLead: 'I run platforms.', about: 'I like quiet nights. I sail.' })
})

test('what jobs and projects name and no skill does is known with its years, the most used first', async () => {
  const { source } = await fullContent()
  const toolsIn = async (layout: 'classic' | 'trace') => {
    const projects = [
      { id: 'one', title: 'One', period: '2023', technologies: ['k8s', 'Terraform'] },
      { id: 'two', title: 'Two', period: '2024', technologies: ['AWS', 'terraform'] },
    ]
    const skills = [{ name: 'Kubernetes', aliases: ['K8s'] }]
    const { history: _jobs, ...own } = source
    const gallery = { title: 'Projects', label: 'Projects', projects }
    const expertise = { title: 'Skills', label: 'Skills', skills }
    const content = {
      ...(await contentFor({ ...own, look: { layout }, gallery, expertise } as Source)),
      look: { layout },
    }
    return siteOf(content).view.sections.flatMap((section) => (section.kind === 'expertise' && section.tools) || [])
  }
  const tools = await toolsIn('trace')
  expect(tools.map(({ name, evidence }) => [name, evidence?.references.length])).toEqual([
    ['Terraform', 2],
    ['AWS', 1],
  ])
  expect(await toolsIn('classic')).toEqual([])
})

test.each(LAYOUTS)('the CV says the same years of a skill as the page in the layout %s', async (layout) => {
  const { source } = await fullContent()
  const content = { ...(await contentFor({ ...source, look: { layout } }, 'page')), look: { layout } }
  const site = siteOf(content)
  const years = site.view.sections.flatMap((section) =>
    section.kind === 'expertise'
      ? section.groups.flatMap(({ skills }) =>
          skills.map(({ name, evidence }) => `${name} ${evidence?.years ?? ''}`.trim()),
        )
      : [],
  )
  const inCv = cvDocument(content, site).sections.flatMap(({ skills = [] }) =>
    skills.flatMap((group) => group.skills.map(({ name, note = '' }) => `${name} ${note}`)),
  )
  expect(years.some((text) => /\d/.test(text))).toBe(true)
  for (const text of years.filter((each) => /\d/.test(each))) {
    const [, name = '', when = ''] = /^(.*?) ((?:since )?\d.*)$/.exec(text) ?? []
    expect(inCv.find((each) => each.startsWith(`${name} `))).toContain(when)
  }
})

test('a project of one month has no length, and one of two months has', async () => {
  const { source } = await fullContent()
  const projects = ['2023-01', '2023-01 - 2023-02'].map((period, index) => ({ id: `p${index}`, title: 'Map', period }))
  const gallery = { title: 'Work', label: 'Work', projects }
  const layout = 'status'
  const content = {
    ...(await contentFor({ ...source, look: { layout }, gallery } as Source)),
    look: { layout } as const,
  }
  const shownProjects = siteOf(content).view.sections.flatMap((section) =>
    section.kind === 'gallery' ? section.projects : [],
  )
  expect(shownProjects.map(({ duration }) => duration)).toEqual([undefined, '2 months'])
})
