import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { formatInOneLine } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'
import { unusedFiles } from './unused-files.ts'

/** What is said of a story in a site with these projects. */
function messagesFor(path: string, titles: readonly string[], files = {}) {
  const gallery = { title: 'a', label: 'a', projects: titles.map((title) => ({ title })) }
  const root = temporaryFolder({
    'content/site.yaml': siteYaml({ gallery }),
    [`content/projects/${path}`]: 'A.',
    ...files,
  })
  return unusedFiles(readContent(root, 'content')).map(formatInOneLine)
}

test.each([
  [
    'cluster.md',
    ['Kubernetes cluster', 'Line'],
    'No project has the name "cluster"; it probably belongs to "kubernetes-cluster". Rename the file to kubernetes-cluster.md, or write id: cluster below the title of that project.',
  ],
  [
    'cluster.de.md',
    ['Clusters', 'Line'],
    'No project has the name "cluster"; it probably belongs to "clusters". Rename the file to clusters.de.md, or write id: cluster below the title of that project.',
  ],
  [
    'Cluster.md',
    ['Cluster', 'Line'],
    'No project has the name "Cluster"; it probably belongs to "cluster". Rename the file to cluster.md.',
  ],
  [
    'monitoring.md',
    ['Observability'],
    'No project has the name "monitoring"; it probably belongs to "observability". Rename the file to observability.md, or write id: monitoring below the title of that project.',
  ],
  [
    'monitoring.md',
    ['Observability', 'Line'],
    'No project has the name "monitoring". Rename the file to that of its project (observability.md, line.md), or write id: monitoring below the title of that project.',
  ],
])('names the probable project of the story %s in a site with %j', (path, titles, cure) => {
  expect(messagesFor(path, titles)).toEqual([`content/projects/${path}: The site does not show this story. ${cure}`])
})

test('says what a translated story lacks', () => {
  const story = { 'content/projects/cluster.md': 'A.' }
  expect(messagesFor('cluster.de.md', ['Cluster'], story)).toEqual([
    'content/projects/cluster.de.md: The site does not show this story. Run npx vitafolio translate de for a site in this language, or remove the file.',
  ])
  expect(messagesFor('cluster.de.md', ['Cluster'])).toEqual([
    'content/projects/cluster.de.md: The site does not show this story. Write the story itself in content/projects/cluster.md, or remove the file.',
  ])
})
