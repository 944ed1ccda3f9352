import { expect, test } from 'vitest'
import { hasIcon } from '../../generator/content/icon-set.ts'
import { iconFor } from './skill-icon.ts'

test.each([
  ['Docker', 'devicon:docker'],
  ['AWS', 'devicon:amazonwebservices'],
  ['Golang', 'devicon:go'],
  ['Postgres', 'devicon:postgresql'],
  ['K8s', 'devicon:kubernetes'],
  ['Node.js', 'devicon:nodejs'],
  ['React.js', 'devicon:react'],
  ['Vue', 'devicon:vuejs'],
  ['C++', 'devicon:cplusplus'],
  ['C#', 'devicon:csharp'],
  ['C', 'devicon:c'],
  ['.NET Core', 'devicon:dotnetcore'],
  ['GCP', 'devicon:googlecloud'],
  ['Apache Kafka', 'devicon:apachekafka'],
  ['Kafka', 'devicon:apachekafka'],
  ['HashiCorp Vault', 'devicon:vault'],
  ['Python 3.12', 'devicon:python'],
  ['Java (17)', 'devicon:java'],
  ['Splunk', 'devicon:splunk-wordmark'],
  ['Snowflake', 'tabler:brand-snowflake'],
  ['CI/CD', 'tabler:git-branch'],
  ['Team leadership', 'tabler:users'],
  ['AWS Lambda', 'tabler:cloud'],
  ['Origami', 'tabler:code'],
  ['constructor', 'tabler:code'],
  ['李', 'tabler:code'],
  ['', 'tabler:code'],
])('%s has the icon %s', (skill, icon) => {
  expect(iconFor(skill)).toBe(icon)
  expect(hasIcon(icon)).toBe(true)
})
