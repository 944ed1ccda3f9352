import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { readContent } from '../read-content.ts'
import { projectIds } from './project-ids.ts'

function problemsOf(projects: readonly object[], { files = {}, footer = {} } = {}) {
  const gallery = { title: 'a', label: 'a', projects }
  const root = temporaryFolder({ 'site.yaml': siteYaml({ gallery, footer }), ...files })
  return projectIds(readContent(root, '.')).map(({ severity, message }) => `${severity}: ${message}`)
}

test('warns of an address that is only a position', () => {
  expect(problemsOf([{ title: 'Cluster' }, { title: '監視基盤' }, { title: 'データ基盤', id: 'data' }])).toEqual([
    'warning: gallery.projects[1].title: "監視基盤" has no Latin letters, so the address of the project (/#project-2) is its place in the list, and moves to another project when you add one above. Write an address of its own below the title, such as id: project-2.',
  ])
})

test.each([
  ['a story in a file', {}, { files: { 'projects/project-1.md': '監視の物語。' } }],
  ['a story', { story: '監視の物語。' }, {}],
  ['a link', {}, { footer: { linksTitle: 'a', links: [{ label: 'a', address: '#project-1' }] } }],
])('requires an id where %s depends on such an address', (_, fields, others) => {
  expect(problemsOf([{ title: '監視基盤', ...fields }], others)).toEqual([
    expect.stringMatching(/^error: .+ Its story or a link depends on it\. Write an address .+ id: project-1\.$/),
  ])
  expect(problemsOf([{ title: '監視基盤', id: 'project-1', ...fields }], others)).toEqual([])
})

test('warns of an address that depends on the order of two projects', () => {
  expect(
    problemsOf([{ title: 'Website' }, { title: 'Website', story: 'It was slow.' }, { title: 'Website', id: 'own' }]),
  ).toEqual([
    'warning: gallery.projects[1].title: Another project or section has the address of "Website", so that of this one (/#website-2) depends on their order. Its story or a link depends on it. Write an address of its own below the title, such as id: website-2.',
  ])
  expect(problemsOf([{ title: 'Website', id: 'first' }, { title: 'Website' }])).toEqual([])
})
