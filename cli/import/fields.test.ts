import { expect, test } from 'vitest'
import { hasIcon } from '../../generator/content/icon-set.ts'
import { titleOf } from './map-basics.ts'
import { profileOf } from './networks.ts'
import { newestFirst, periodOf } from './period.ts'
import { plainText, splitBullets } from './plain-text.ts'
import { toDate } from './read-values.ts'
import { skillIcon } from './skill-icon.ts'

test.each([
  [2019, '2019'],
  ['2019-03', '2019-03'],
  ['2019-03-31T10:00:00Z', '2019-03-31'],
  ['2019/3/31', '2019-03-31'],
  ['2019-13', '2019'],
  ['03/2019', '2019-03'],
  ['3/4/2019', '2019'],
  ['31.3.2019', '2019-03-31'],
  ['Sept. 2019', '2019-09'],
  ['März 2019', '2019-03'],
  ['Jan 5, 2020', '2020-01-05'],
  ['Summer 2019', '2019'],
  ['soon', 'soon'],
  ['Present', undefined],
  ['heute', undefined],
  [true, null],
])('reads the date %j as %j', (written, date) => {
  expect(toDate(written)).toBe(date)
})

test.each([
  [{ startDate: '2021-03', endDate: '2023' }, '2021-03 - 2023'],
  [{ startDate: '2021-03' }, '2021-03 - Present'],
  [{ startDate: '2021', endDate: '2021' }, '2021'],
  [{ endDate: '2021' }, '2021'],
  [{}, undefined],
])('writes %j as the period %j', (span, period) => {
  expect(periodOf(span)).toBe(period)
})

test('sorts the current job first, and a job without dates last', () => {
  const jobs = [{}, { endDate: '2016' }, { startDate: '2014', endDate: '2018' }, { startDate: '2018' }]
  expect(jobs.toSorted(newestFirst)).toEqual(jobs.toReversed().with(1, jobs[2] ?? {}))
})

test.each([
  ['Node.js', 'devicon:nodejs'],
  ['C#', 'devicon:csharp'],
  ['Apache Kafka', 'devicon:apachekafka'],
  ['Python 3.12', 'devicon:python'],
  ['Snowflake', 'tabler:brand-snowflake'],
])('shows %s with the logo %s', (skill, icon) => {
  expect(skillIcon(skill)).toBe(icon)
  expect(hasIcon(icon)).toBe(true)
})

test.each(['CI/CD', 'Leadership', 'constructor', 'Buchhaltung', '…'])('shows %s without an icon', (skill) => {
  expect(skillIcon(skill)).toBeUndefined()
})

test.each([
  [{ network: 'github', username: '@ada' }, ['github', 'tabler:brand-github', 'https://github.com/ada']],
  [{ url: 'https://gitlab.com/ada' }, ['GitLab', 'tabler:brand-gitlab', 'https://gitlab.com/ada']],
  [{ network: 'Forum', url: 'https://f.example/1' }, ['Forum', 'tabler:link', 'https://f.example/1']],
  [{ url: 'https://www.ada.dev/' }, ['ada.dev', 'tabler:link', 'https://www.ada.dev/']],
  [{ network: 'Forum', username: 'ada' }, null],
  [{ network: 'GitHub', username: '../x y' }, null],
])('shows the account %j as %j', (account, profile) => {
  const found = profileOf(account)
  expect(found && Object.values(found)).toEqual(profile)
})

test.each([
  ['Engineer', '{name} | Engineer'],
  ['Senior Backend Engineer | Payments at scale | Python, Go, Kafka', '{name} | Senior Backend Engineer'],
  ['Engineer '.repeat(8).trim(), '{name}'],
  [undefined, '{name}'],
])('has the label %j in the title as %j, as far as search results show it', (label, title) => {
  expect(titleOf('Ada Lovelace', label)).toBe(title)
})

test.each([
  ['One line.\nAnother one.\n\n\nA paragraph.', 'One line.\nAnother one.\n\nA paragraph.'],
  ['<p>I <b>run</b> things</p><ul><li>a</li><li>b</li></ul>', 'I run things\na\nb'],
  ['R&amp;D &mdash; caf&eacute; a&nbsp;b', 'R&D — café a b'],
  ['List<String>, <50 ms, 5 * 3 * 2', 'List<String>, <50 ms, 5 * 3 * 2'],
  ['# Work\n- **one**\n2. [two](https://a.dev)', 'Work\n- one\n2. two'],
  ['a\u0000b\u202Ec\u200Bd\ud800', 'a bcd'],
  ['calm 🚀. ❤️ 李', 'calm. 李'],
  ['{name}', '{ name }'],
])('reads the text of %j', (raw, text) => {
  expect(plainText(raw)).toBe(text)
})

test.each([
  ['Led it:\n• One\n• Two\nGo, Python', ['Led it:', 'Go, Python'], ['One', 'Two']],
  ['• One. • Two.', [], ['One.', 'Two.']],
  ['- One\n\n- Two', [], ['One', 'Two']],
  ['2. Platz\n-5 degrees', ['2. Platz', '-5 degrees'], []],
  ['A 2-year plan - done.', ['A 2-year plan - done.'], []],
])('finds the list in %j', (text, lines, items) => {
  expect(splitBullets(text)).toEqual({ lines, items })
})
