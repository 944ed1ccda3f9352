import { expect, test } from 'vitest'
import { iconOfSkill } from '../../generator/images/icon-of-skill.ts'
import { splitBullets } from './bullets.ts'
import { isPresent } from './dates.ts'
import { languageOf } from './languages.ts'
import { profileOf } from './networks.ts'
import { plainText } from './plain-text.ts'

test.each(['Present', 'to date', 'heute', 'bis heute', 'la actualidad', "aujourd'hui", 'até o momento', '至今', 'الآن'])(
  'knows that %j is no end',
  (word) => {
    expect(isPresent(word)).toBe(true)
  },
)

test.each([
  ['de', 'de'],
  ['pt_BR', 'pt-BR'],
  ['German', 'de'],
  ['deutsch', 'de'],
  ['mandarin_chinese', 'zh'],
  ['fa', 'fa'],
  ['tlh', undefined],
  ['Klingon', undefined],
])('takes %s for the language %s', (written, language) => {
  expect(languageOf(written)).toBe(language)
})

test.each([
  ['Node.js', 'devicon:nodejs'],
  ['C#', 'devicon:csharp'],
  ['Snowflake', 'tabler:brand-snowflake'],
  ...['CI/CD', 'Leadership', 'constructor', 'Buchhaltung', '…'].map((skill) => [skill, 'none']),
])('shows %s with the logo %s', (skill = '', icon = '') => {
  expect(iconOfSkill(skill) ?? 'none').toBe(icon)
})

test.each([
  [{ network: 'github', username: '@ada' }, ['GitHub', 'tabler:brand-github', 'https://github.com/ada']],
  [{ network: 'github2', url: 'https://github.com/b' }, ['github2', 'tabler:brand-github', 'https://github.com/b']],
  [{ url: 'https://gitlab.com/ada' }, ['GitLab', 'tabler:brand-gitlab', 'https://gitlab.com/ada']],
  [{ url: 'https://www.ada.dev/' }, ['ada.dev', 'tabler:link', 'https://www.ada.dev/']],
  [{ network: 'GitHub', username: 'github.com/ada' }, ['GitHub', 'tabler:brand-github', 'https://github.com/ada']],
  [{ network: 'Mastodon', username: '@ada@a.dev' }, ['Mastodon', 'tabler:brand-mastodon', 'https://a.dev/@ada']],
  [{ network: 'Forum', username: 'ada' }, null],
  [{ network: 'GitHub', username: '../x y' }, null],
])('shows the account %j as %j', (account, profile) => {
  const found = profileOf(account)
  expect(found && Object.values(found)).toEqual(profile)
})

test.each([
  ['<p>I <b>run</b> things</p><ul><li>a</li><li>b</li></ul>', 'I run things\n• a\n• b'],
  ['<a class="x" href="https://x.dev/t"><b>talk</b></a><br>List<String>', 'talk (https://x.dev/t)\nList<String>'],
  ['<a href="https://x.dev/t_(y)">talk</a>', 'talk (https://x.dev/t_%28y%29)'],
  ['<P>One<P>Two</P> <i>a</i> &amp;lt;', 'One\nTwo\na &lt;'],
  ['<table><tbody><tr><th>One</th><td>Two</td></tr></tbody></table>', 'One\nTwo'],
  [
    '# Work\n- **one**, _a b_ and `c_d`\n2. [two](https://a.dev) [https://a.dev](https://a.dev)',
    'Work\n- one, a b and c_d\n2. two (https://a.dev) https://a.dev',
  ],
  ['<li>One<ul><li><p>Two</p></li></ul></li><!-- x --><style>p{}</style>', '• One\n• Two'],
  [
    '<a href="https://x.dev/?a=1&amp;b=2"><div>talk</div></a> at a=1&copy=2',
    'talk (https://x.dev/?a=1&b=2) at a=1&copy=2',
  ],
  ['**`npm ci`**, `*.ts` and ***all***', 'npm ci, *.ts and all'],
  ['One\n\n    *two*\n<p> *three*', 'One\n\n    two\n<p> three'],
  ['[Go](https://x.dev/Go_(language) "title")', 'Go (https://x.dev/Go_(language))'],
  ['a\u0000b\u202Ec\u200Bd\ud800\te\u2066f\u200Dg', 'a bcd ef\u200Dg'],
  ['calm 🚀. ❤️ 👩‍💻 ❤️‍🔥 李\n🚀 calm', 'calm. 李\ncalm'],
  ['{name}, /users/{id}, ${DATABASE_URL}, {{ x }}', '{ name }, /users/{id}, ${DATABASE_URL}, {{ x }}'],
  ...[
    'One line.\nAnother  one.\n\n\n  A paragraph.',
    '2**10 users, 3**2, f(**a, **b), ** x **',
    'std::vector<span> removed, List<String>, <50 ms, 5 * 3 * 2',
    'if a <b and c> d',
    'Text\n    indented\n> quoted\n- a *b\n- c* d\n\n---\n```\n<b>\n```\n<div>\n[x]: https://x.dev',
    'npm ci & {shown}, snake_case_name, __init__, https://a.dev/_x_/y',
    'می‌خواهم, علی‌رضا, क्‍ष, ശ്രീമാന്‍',
  ].map((text) => [text, text]),
])('reads the text of %j', (raw = '', text = '') => {
  expect(plainText(raw)).toBe(text)
})

test.each([
  ['Led it:\n\nAll of it.\n• One\n• Two', 'Led it:\n\nAll of it.', ['One', 'Two']],
  ['• One. • Two.', '', ['One.', 'Two.']],
  ['Led it.- One two. - Three', 'Led it.', ['One two.', 'Three']],
  ['- One that\n  goes on\nand on\n- Two', '', ['One that goes on and on', 'Two']],
  ['Led it:\n• One\n• Two\nGo, Python', undefined, []],
  ['2. Platz\n-5 degrees', undefined, []],
  ['A 2-year plan - done. At Acme Inc. - Berlin', undefined, []],
])('finds the list at the end of %j', (text, summary = text, items) => {
  expect(splitBullets(text)).toEqual({ summary, items })
})
