import { expect, test } from 'vitest'
import { hasIcon } from '../../generator/content/icon-set.ts'
import { toDate, toUrl } from './coerce.ts'
import { experienceOf, periodOf } from './dates.ts'
import { profileOf } from './networks.ts'
import { linesOf } from './plain-text.ts'
import { shorten } from './shorten.ts'
import { skillIcon } from './skill-icon.ts'

const now = new Date('2026-11-21')

test.each([
  [2019, '2019'],
  ['2019-03-31T10:00:00Z', '2019-03'],
  ['03/2019', '2019-03'],
  ['31.3.2019', '2019-03'],
  ['Sept. 2019', '2019-09'],
  ['Summer 2019', '2019'],
  ['2019-13', '2019'],
  ['soon', 'soon'],
  ['Present', undefined],
])('reads the date %j as %j', (written, date) => {
  expect(toDate(written)).toBe(date)
})

test.each([
  ['www.ada.dev', 'https://www.ada.dev/'],
  ['http://ada.dev/a', 'https://ada.dev/a'],
  ['<https://ada.dev>', 'https://ada.dev/'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('reads the URL %j as %j', (written, url) => {
  expect(toUrl(written)).toBe(url)
})

test.each([
  ['2023', '2024', '2023 - 2024'],
  ['2023-01', '2023-10', '2023'],
  ['2024', '2023', '2023 - 2024'],
  ['2025', undefined, '2025 - Present'],
  ['2025', '2027', '2025 - Present'],
  [undefined, '2020', 'Until 2020'],
  [undefined, undefined, undefined],
])('writes the period from %s to %s as %s', (startDate, endDate, period) => {
  expect(periodOf({ ...(startDate && { startDate }), ...(endDate && { endDate }) }, now)).toBe(period)
})

test.each([
  [['2019-12', '2021'], '6+ Years Experience'],
  [['2025-02'], '1+ Year Experience'],
  [['2026-02'], 'Less than 1 Year Experience'],
  [['2031'], undefined],
])('counts the experience since %j in whole years', (starts, experience) => {
  expect(
    experienceOf(
      starts.map((startDate) => ({ startDate })),
      now,
    ),
  ).toBe(experience)
})

test.each([
  ['Golang', 'devicon:go'],
  ['Postgres', 'devicon:postgresql'],
  ['Node.js', 'devicon:nodejs'],
  ['C#', 'devicon:csharp'],
  ['Apache Kafka', 'devicon:apachekafka'],
  ['Python 3.12', 'devicon:python'],
  ['Splunk', 'devicon:splunk-wordmark'],
  ['Snowflake', 'tabler:brand-snowflake'],
  ['CI/CD', 'tabler:git-branch'],
  ['constructor', 'tabler:code'],
])('shows %s with the icon %s', (skill, icon) => {
  expect(skillIcon(skill)).toBe(icon)
  expect(hasIcon(icon)).toBe(true)
})

test.each([
  [{ network: 'Git Hub', username: '@ada' }, ['GitHub', 'tabler:brand-github', 'https://github.com/ada']],
  [{ network: 'Twitter', username: 'ada' }, ['X', 'tabler:brand-x', 'https://x.com/ada']],
  [
    { network: 'Mastodon', username: '@ada@m.example' },
    ['Mastodon', 'tabler:brand-mastodon', 'https://m.example/@ada'],
  ],
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
  ['a<script>alert("<b>")</script><!-- x -->b', ['a', 'b']],
  ['List<String>, <50 ms, 1 < 2', ['List<String>, <50 ms, 1 < 2']],
  ['# Work\n- **one**\n2. [two](https://a.dev)', ['Work', 'one', 'two']],
  ['5 * 3 * 2 of snake_case_name in C#', ['5 * 3 * 2 of snake_case_name in C#']],
  ['a\u0000b\u202Ec\u200Bd\ud800', ['a bcd']],
  ['calm 🚀. 李', ['calm. 李']],
  ['{name}', ['{ name }']],
  [' \n N/A', []],
])('reads the text of %j', (raw, lines) => {
  expect(linesOf(raw)).toEqual(lines)
})

test.each([
  ['One two. Three four. Five.', 21, 'One two. Three four.'],
  ['Hi. The quick brown fox jumps', 20, 'Hi. The quick brown…'],
  ['alpha beta, gamma', 14, 'alpha beta…'],
])('shortens %j to %i characters', (text, maximum, short) => {
  expect(shorten(text, maximum)).toBe(short)
})
