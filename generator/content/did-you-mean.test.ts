import { expect, test } from 'vitest'
import { fileIssues } from './file-rules.ts'
import { parseContent } from './parse-yaml.ts'
import { schemaIssues } from './schema-issues.ts'

const folder = { name: 'content', has: () => false, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

test.each([
  ['devicon:k8s', 'Did you mean "devicon:kubernetes"'],
  ['devicon:golang', 'Did you mean "devicon:go"'],
  ['devicon:aws', 'Did you mean "devicon:amazonwebservices"'],
  ['devicon:dokcer', 'Did you mean "devicon:docker"'],
  ['tabler:linkedin', 'Did you mean "tabler:brand-linkedin" or "tabler:brand-linkedin-filled"?'],
  ['devicon:kube', 'Did you mean "devicon:kubeflow", "devicon:kubernetes" or "devicon:kubeflow-wordmark"?'],
])('suggests an icon for %s', async (icon, suggestion) => {
  const [issue] = await fileIssues({ expertise: { skills: [{ icon }] } }, folder)
  expect(issue?.message).toContain(suggestion)
})

test.each([
  ['cv: { pages: 2 }', undefined],
  ['gallery: { projects: [{ pictures: a.jpg }] }', 'picture'],
  ['gallery: { pictures: a.jpg }', undefined],
  ['talks: {}', 'publications'],
  ['gallery: { projects: [{ titel: x }] }', 'title'],
  ['nmae: Ada', 'name'],
])('suggests a field in place of an unknown one: %s', (yaml, field) => {
  const message = schemaIssues(parseContent(yaml, 'site.yaml'))
    .map((issue) => issue.message)
    .find((each) => each.startsWith('Unknown field.'))
  expect(message).toContain(field === undefined ? 'Check its spelling' : `Did you mean "${field}"?`)
})
