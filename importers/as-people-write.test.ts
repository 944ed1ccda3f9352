import { expect, test } from 'vitest'
import { run } from './fixtures.ts'

const job = { position: 'Aide' }

test('imports a résumé in German into a German site', async () => {
  const { yaml, content, report } = await run({
    language: 'de',
    basics: {
      name: 'Mira Muster',
      location: { city: 'München', countryCode: 'DE' },
    },
    work: [
      { name: 'Muster AG', position: 'Entwicklerin', startDate: 'März 2021', endDate: 'heute' },
      { name: 'Beispiel GmbH', position: 'Praktikantin', startDate: '21-Aug-2019', endDate: 'Mai 2020' },
    ],
    projects: [{ name: 'Werkzeug', startDate: 'November 2024', endDate: 'Dezember 2024' }],
    interests: ['Segeln'],
  })
  const { language, description, profile, history, gallery, custom } = await content()
  expect({ language, description, location: profile.location }).toEqual({
    language: 'de',
    description: 'Die persönliche Website von {name}, mit dem Lebenslauf als PDF zum Herunterladen.',
    location: { city: 'München', countryCode: 'DE' },
  })
  const written = await run({
    language: 'de',
    basics: { location: { city: 'Wien', country: 'Österreich' } },
    work: [job],
  })
  expect((await written.content()).profile.location).toEqual({ city: 'Wien', countryCode: 'AT' })
  expect([history?.title, gallery?.title, custom?.[0]?.title]).toEqual(['Berufserfahrung', 'Projekte', 'Interessen'])
  expect(history?.entries.map(({ period }) => period)).toEqual(['2021-03 - heute', '2019-08-21 - 2020-05'])
  expect(gallery?.projects[0]?.period).toBe('2024-11 - 2024-12')
  expect(yaml()).not.toContain('# check')
  expect(report).not.toContain('not in English')
})

test('names a language that the interface has no texts in', async () => {
  const { content, report } = await run({ language: 'tlh', work: [job] })
  expect((await content()).language).toBe('en')
  expect(report).toContain('language "tlh" (the site has no texts of the interface in it)')
})

test.each([
  [
    { work: [{ ...job, tech: ['Kafka', 'Go'], tools: ['Grafana'] }] },
    { history: { entries: [{ technologies: ['Kafka', 'Go', 'Grafana'] }] } },
  ],
  [
    { work: [{ ...job, keywords: 'Cloudflare (DNS, CDN), AWS; Go (1.2)' }] },
    { history: { entries: [{ technologies: ['Cloudflare (DNS, CDN)', 'AWS', 'Go (1.2)'] }] } },
  ],
  [{ work: [{ ...job, keywords: 'a), b (c, d' }] }, { history: { entries: [{ technologies: ['a)', 'b (c', 'd'] }] } }],
  [{ portfolio: [{ name: 'worker-pool' }] }, { gallery: { projects: [{ title: 'worker-pool' }] } }],
  [{ work: [job], personal_statement: 'I run platforms.' }, { footer: { about: 'I run platforms.' } }],
  [
    { work: [job], name: 'Ada', email: 'ada@ada.dev' },
    { name: 'Ada', profile: { email: 'ada@ada.dev' } },
  ],
  [
    { education: [{ institution: 'Uni', summary: 'Physics.', highlights: ['Thesis on clocks', 'Choir'] }] },
    { education: { entries: [{ description: 'Physics.\nThesis on clocks\nChoir' }] } },
  ],
  [
    {
      work: [job],
      skills: [{ name: 'Languages', level: 'Advanced', keywords: [{ name: 'Go', level: 'Expert' }, 'C'] }],
    },
    { expertise: { skills: [{ name: 'Go', group: 'Languages (Advanced)', level: 'Expert' }, { name: 'C' }] } },
  ],
  [
    { work: [job], skills: ['Python (Programming Language)'] },
    { expertise: { skills: [{ name: 'Python', icon: 'devicon:python' }] } },
  ],
  [
    { work: [job], references: [{ name: 'Ines Duarte (https://ines.dev/me)', reference: 'Calm.' }] },
    { custom: [{ entries: [{ by: 'Ines Duarte', address: 'https://ines.dev/me', text: 'Calm.' }] }] },
  ],
  [{ work: [{ position: '𝗦𝗲𝗻𝗶𝗼𝗿 𝘈𝘪𝘥𝘦' }] }, { history: { entries: [{ role: 'Senior Aide' }] } }],
  [{ work: [{ position: '1️⃣ Aide' }] }, { history: { entries: [{ role: '1 Aide' }] } }],
  [
    { work: [{ ...job, summary: ' - Baked bread  - Sold it  - Ate it' }] },
    { history: { entries: [{ highlights: ['Baked bread', 'Sold it', 'Ate it'] }] } },
  ],
  [
    { work: [{ ...job, summary: 'Ran it.', description: 'A bakery' }] },
    { history: { entries: [{ description: 'Ran it.\nA bakery' }] } },
  ],
])('accepts %j', async (given, expected) => {
  expect(await (await run(given)).content()).toMatchObject(expected)
})

test('takes highlights that are words for technologies, and marks them', async () => {
  const words = ['architect', '.net', 'docker', 'React Native']
  const { content, yaml, report } = await run({ work: [{ ...job, name: 'Mill', highlights: words }] })
  const [entry] = (await content()).history?.entries ?? []
  expect([entry?.technologies, entry?.highlights]).toEqual([words, undefined])
  expect(yaml()).toContain(
    '- architect # check: the highlights of work "Mill, Aide", "architect, .net, docker, React Native"',
  )
  expect(report).toMatch(/Doubtful, .+:\n {2}line \d+, history\.entries\[0\]\.technologies\[0\]: the highlights of/)
})

test('marks a date that is not understood', async () => {
  const { yaml } = await run({ work: [{ ...job, startDate: '3/4/2019' }] })
  expect(yaml()).toContain('period: 2019 - Present # check: work[0].startDate, "3/4/2019"')
})

test('leaves out levels that are numbers, and says so', async () => {
  const skills = [
    { name: 'PHP', level: '95' },
    { name: 'Go', level: 100 },
  ]
  const { content, report } = await run({ work: [job], skills, languages: [{ language: 'English', level: 4 }] })
  expect((await content()).expertise?.skills.map(({ name, level }) => [name, level])).toEqual([
    ['PHP', undefined],
    ['Go', undefined],
  ])
  expect(report).toContain(
    'skills[0].level "95", skills[1].level "100", languages[0].level "4" (a number without a scale;',
  )
})
