import { expect, test } from 'vitest'
import { hasIcon } from '../../generator/content/icon-set.ts'
import { toDate } from './coerce.ts'
import { periodOf } from './map-work.ts'
import { profileOf } from './networks.ts'
import { linesOf } from './plain-text.ts'
import { skillIcon } from './skill-icon.ts'

test.each([
  [2019, '2019'],
  ['2019-03-31T10:00:00Z', '2019-03'],
  ['03/2019', '2019-03'],
  ['31.3.2019', '2019-03'],
  ['Sept. 2019', '2019-09'],
  ['Summer 2019', '2019'],
  ['soon', 'soon'],
  ['Present', undefined],
])('reads the date %j as %j', (written, date) => {
  expect(toDate(written)).toBe(date)
})

test('writes the period in years', () => {
  const jobs = [{ startDate: '2023', endDate: '2024' }, { startDate: '2023-01', endDate: '2023-10' }, {}]
  expect(jobs.map((job) => periodOf(job, new Date()))).toEqual(['2023 - 2024', '2023', undefined])
})

test.each([
  ['Node.js', 'devicon:nodejs'],
  ['C#', 'devicon:csharp'],
  ['Apache Kafka', 'devicon:apachekafka'],
  ['Python 3.12', 'devicon:python'],
  ['Snowflake', 'tabler:brand-snowflake'],
  ['CI/CD', 'tabler:git-branch'],
  ['constructor', 'tabler:code'],
])('shows %s with the icon %s', (skill, icon) => {
  expect(skillIcon(skill)).toBe(icon)
  expect(hasIcon(icon)).toBe(true)
})

test.each([
  [{ network: 'Git Hub', username: '@ada' }, ['GitHub', 'tabler:brand-github', 'https://github.com/ada']],
  [{ url: 'https://gitlab.com/ada' }, ['GitLab', 'tabler:brand-gitlab', 'https://gitlab.com/ada']],
  [{ network: 'Forum', url: 'https://f.example/1' }, ['Forum', 'tabler:link', 'https://f.example/1']],
  [{ network: 'Forum', username: 'ada' }, null],
  [{ network: 'GitHub', username: '../x y' }, null],
])('shows the account %j as %j', (account, profile) => {
  const found = profileOf(account)
  expect(found && Object.values(found)).toEqual(profile)
})

test.each([
  ['<p>I <b>run</b> things</p><ul><li>a</li><li>b</li></ul>', ['I run things', 'a', 'b']],
  ['R&amp;D &mdash; caf&eacute; a&nbsp;b', ['R&D — café a b']],
  ['List<String>, <50 ms, 5 * 3 * 2', ['List<String>, <50 ms, 5 * 3 * 2']],
  ['# Work\n- **one**\n2. [two](https://a.dev)', ['Work', 'one', 'two']],
  ['a\u0000b\u202Ec\u200Bd\ud800', ['a bcd']],
  ['calm 🚀. ❤️ 李', ['calm. 李']],
  ['{name}', ['{ name }']],
])('reads the text of %j', (raw, lines) => {
  expect(linesOf(raw)).toEqual(lines)
})
