import { expect, test } from 'vitest'
import { lostTexts, run } from '../../fixtures.ts'
import version3 from './reactive-3-resume.json' with { type: 'json' }
import version4 from './reactive-4-resume.json' with { type: 'json' }
import version5 from './reactive-5-resume.json' with { type: 'json' }

test.each([
  ['3', version3, ['Nobody reads this']],
  [
    '4',
    version4,
    [
      'https://mira.example.com/me.jpg',
      'Spy',
      'Nowhere',
      '2017',
      '<p>Nobody reads this.</p>',
      'Nobody reads this either',
    ],
  ],
  ['5', version5, ['Spy', '<p>Nobody reads this.</p>', 'Hidden medal']],
])('imports everything of version %s, or names it in the report, and nothing hidden', async (_, file, hidden) => {
  const { yaml, report, content } = await run(file, { name: 'mira.json' })
  await content()
  expect(lostTexts(file, yaml(), report)).toEqual(hidden)
  expect(yaml()).not.toMatch(/Nobody|Secret|Spy|medal|Dear|Private/)
  expect(yaml().slice(yaml().indexOf('\nurl:'))).toMatchSnapshot('content')
  expect(report).toMatchSnapshot('report')
})

test('reads version 6, inside data: dates with a start, an end and present, and texts without a name', async () => {
  const dates = { start: '2018', end: 'Feb 2020', present: false }
  const items = [
    { company: 'Harbour', position: 'Engineer', dates: { start: '2021-03', end: '2025', present: true } },
    { company: 'Mill', roles: [{ position: 'Aide', dates }] },
  ]
  const talks = { title: 'Talks', type: 'custom', items: [{ name: '', description: '<p>Said a <b>lot</b></p>' }] }
  const data = { basics: { name: 'Mira' }, sections: { experience: { items } }, customSections: [talks] }
  const { content, report } = await run({ data, title: 'My CV' })
  expect((await content()).history?.entries).toMatchObject([
    { role: 'Engineer', period: '2021-03 - Present' },
    { role: 'Aide', period: '2018 - 2020-02' },
  ])
  expect((await content()).custom).toMatchObject([{ kind: 'text', title: 'Talks', entries: ['Said a lot'] }])
  expect(report).toContain('title "My CV", data.sections.experience.items[0].dates.end "2025" (the site')
})

test.each([
  ['version 3', { basics: {}, sections: { work: { visible: true, items: [{ name: 'Mill', position: 'Aide' }] } } }],
  [
    'version 4',
    { basics: {}, sections: { experience: { visible: true, items: [{ company: 'Mill', position: 'Aide' }] } } },
  ],
  [
    'version 5',
    { basics: {}, sections: { experience: { hidden: false, items: [{ company: 'Mill', position: 'Aide' }] } } },
  ],
])('recognises %s without the rest', async (_, file) => {
  const { report, content } = await run(file, { name: 'x.txt' })
  expect(report).toContain('(a résumé of Reactive Resume)')
  expect((await content()).history?.entries).toMatchObject([{ role: 'Aide', employer: 'Mill' }])
})

test.each([
  {
    basics: { picture: null, customFields: [null, 'x'] },
    sections: { experience: { items: [null, 7, { company: 'Mill' }] } },
  },
  {
    basics: {},
    sections: { a: 1, b: null, c: { items: 'x' }, custom: 7, projects: { items: [{ name: 'Tides' }] } },
    customSections: [null],
  },
  { basics: [], sections: { references: { items: [{}] } }, metadata: 'x', summary: 7 },
])('imports or refuses %j', async (file) => {
  const { report, problem } = await run(file)
  expect(report + problem).toMatch(/^(?:Wrote|No job, school|.* has an unknown)/)
})
