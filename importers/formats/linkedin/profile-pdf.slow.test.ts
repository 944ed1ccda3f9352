import { expect, test } from 'vitest'
import { run } from '../../fixtures.ts'
import { missingWords } from '../document/fixtures.ts'
import { profilePdf } from './fixtures.ts'

const ENGLISH = { summary: 'Summary', work: 'Experience', education: 'Education' }

async function importProfile(profile: Parameters<typeof profilePdf>[0]) {
  const pdf = await profilePdf(profile)
  return { pdf, ...(await run(pdf, { name: 'cv.pdf' })) }
}

const SHORT = {
  side: { Contact: ['ada@ada.dev', 'www.linkedin.com/in/ada-lovelace (LinkedIn)'], 'Top Skills': ['Go', 'Rust'] },
  name: 'Ada Lovelace',
  headline: 'Engineer',
  place: 'London, United Kingdom',
  headings: ENGLISH,
  jobs: [{ employer: 'Mill', roles: [{ title: 'Engineer', dates: 'March 2021 - Present (3 years)' }] }],
  schools: [{ name: 'University of Oslo', studies: 'Master, Physics · (2015 - 2017)' }],
}

test('imports a short profile without a doubt', async () => {
  const { content, yaml, report } = await importProfile(SHORT)
  expect(await content()).toMatchObject({
    name: 'Ada Lovelace',
    profile: { title: 'Engineer', location: 'London, United Kingdom', email: 'ada@ada.dev' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] },
    history: { entries: [{ employer: 'Mill', role: 'Engineer', period: '2021-03 - Present' }] },
    education: {
      entries: [{ institution: 'University of Oslo', degree: 'Master', area: 'Physics', period: '2015 - 2017' }],
    },
    footer: { profiles: [{ label: 'LinkedIn', address: 'https://www.linkedin.com/in/ada-lovelace' }] },
  })
  expect(yaml()).not.toContain('# check:')
  expect(report).not.toContain('Not imported')
})

const SENTENCE =
  'Moved the platform of forty teams to three zones, and described every environment in one set of modules.'

const LONG = {
  side: {
    Contact: [
      '+49 170 1234567 (Mobile)',
      'jo@jo.dev',
      'www.linkedin.com/in/jo- weiss-1b2c3 (LinkedIn)',
      'www.jo.dev (Personal)',
    ],
    'Top Skills': ['Kubernetes', 'Site Reliability Engineering of Platforms'],
    Languages: ['German (Native or Bilingual)', 'English'],
    Certifications: ['Certified Kubernetes Administrator of a Foundation', 'CKS'],
    'Honors-Awards': ['Engineer of the Year'],
    Publications: ['Night runs: what batch jobs do while nobody looks'],
    Patents: ['A Press'],
  },
  name: 'Jürgen Weiß-Müller',
  headline:
    'Staff Platform Engineer | Kubernetes, Terraform and everything else that forty teams deploy to, since 2012',
  place: 'Tübingen, Germany',
  headings: ENGLISH,
  summary: [
    'I run platforms, the calm ones, for banks and for bakers, and write about what has gone wrong.',
    'Since 2012.',
  ],
  jobs: [
    {
      employer: 'Nordbank of the Kingdom and of all that belongs to it, Group Services and Technology',
      all: '6 years 2 months',
      roles: [
        {
          title: 'Staff Engineer',
          dates: 'March 2021 - Present (3 years)',
          place: 'Stockholm, Sweden',
          text: [
            SENTENCE,
            '- Cut the build time',
            '- Moved 212 services, all of them, on a Sunday evening while nobody looked',
          ],
        },
        { title: 'Engineer', dates: 'June 2018 - February 2021 (2 years 9 months)' },
      ],
    },
    ...['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, index) => ({
      employer: `Firm ${name}`,
      roles: [
        {
          title: 'Engineer',
          dates: `${2017 - index} - ${2018 - index} (1 year)`,
          place: 'Berlin, Germany',
          text: [SENTENCE, SENTENCE],
        },
      ],
    })),
  ],
  schools: [
    { name: 'KTH', studies: "Bachelor's degree, Biology, General · (2007 - 2011)" },
    { name: 'Gymnasium', studies: 'Abitur' },
  ],
}

test('imports every text of a profile of several pages', async () => {
  const { pdf, content, yaml, report } = await importProfile(LONG)
  const { profile, history, education, custom, ...rest } = await content()
  expect(profile).toEqual({
    title: LONG.headline,
    location: 'Tübingen, Germany',
    email: 'jo@jo.dev',
    phone: '+49 170 1234567',
  })
  expect(history?.entries.slice(0, 2)).toEqual([
    {
      employer: LONG.jobs[0]?.employer,
      location: 'Stockholm, Sweden',
      role: 'Staff Engineer',
      period: '2021-03 - Present',
      description: SENTENCE,
      highlights: ['Cut the build time', 'Moved 212 services, all of them, on a Sunday evening while nobody looked'],
    },
    { employer: LONG.jobs[0]?.employer, role: 'Engineer', period: '2018-06 - 2021-02' },
  ])
  expect(history?.entries).toHaveLength(8)
  expect(rest).toMatchObject({
    expertise: { skills: [{ name: 'Kubernetes' }, { name: 'Site Reliability Engineering of Platforms' }] },
    languages: { entries: [{ name: 'German', fluency: 'Native or Bilingual' }, { name: 'English' }] },
    certificates: { entries: [{ name: 'Certified Kubernetes Administrator of a Foundation' }, { name: 'CKS' }] },
    awards: { entries: [{ title: 'Engineer of the Year' }] },
    publications: { entries: [{ title: 'Night runs: what batch jobs do while nobody looks' }] },
    footer: {
      about: LONG.summary.join('\n'),
      profiles: [{ address: 'https://www.linkedin.com/in/jo-weiss-1b2c3' }, { address: 'https://www.jo.dev/' }],
    },
  })
  expect(custom).toMatchObject([{ title: 'Patents', entries: ['A Press'] }])
  expect(education?.entries).toMatchObject([
    { degree: "Bachelor's degree", area: 'Biology, General' },
    { degree: 'Abitur' },
  ])
  expect(yaml()).toContain(
    `degree: Bachelor's degree # check: page 3, "Bachelor's degree, Biology, General · (2007 - 2011)"`,
  )
  const derived = /^(?:Page|\d|of|years?|months?|Mobile|LinkedIn|Personal|January|March|June|February)$/
  expect((await missingWords(pdf, yaml(), report)).filter((word) => !derived.test(word))).toEqual([])
})

test('imports a profile in German', async () => {
  const { content, yaml } = await importProfile({
    ...SHORT,
    side: {
      Kontakt: ['ada@ada.dev', 'www.linkedin.com/in/ada (LinkedIn)'],
      'Top-Kenntnisse': ['Go'],
      Languages: ['Deutsch (Native or Bilingual)'],
    },
    headings: { summary: 'Zusammenfassung', work: 'Berufserfahrung', education: 'Ausbildung' },
    summary: ['Ich halte Cluster ruhig.'],
    jobs: [
      {
        employer: 'Mühle',
        roles: [
          {
            title: 'Ingenieurin',
            dates: 'März 2021 - Present (3 Jahre)',
            place: 'Köln, Nordrhein-Westfalen, Deutschland',
          },
        ],
      },
    ],
  })
  expect(await content()).toMatchObject({
    language: 'de',
    expertise: { skills: [{ name: 'Go' }] },
    history: {
      entries: [
        {
          employer: 'Mühle',
          role: 'Ingenieurin',
          period: '2021-03 - heute',
          location: 'Köln, Nordrhein-Westfalen, Deutschland',
        },
      ],
    },
    languages: { entries: [{ name: 'Deutsch', fluency: 'Native or Bilingual' }] },
    footer: { about: 'Ich halte Cluster ruhig.' },
  })
  expect(yaml()).not.toContain('# check:')
})

test('imports a profile in a language that it does not know, and marks its dates', async () => {
  const { content, yaml } = await importProfile({
    ...SHORT,
    side: { Kontaktu: ['ada@ada.dev', 'www.linkedin.com/in/ada (LinkedIn)'], Osaamiset: ['Go'] },
    headings: { summary: 'Yhteenveto', work: 'Kokemus', education: 'Koulutus' },
    jobs: [{ employer: 'Mylly', roles: [{ title: 'Engineer', dates: 'maaliskuu 2019 - heinäkuu 2021 (2 vuotta)' }] }],
  })
  expect(await content()).toMatchObject({
    profile: { email: 'ada@ada.dev' },
    expertise: { skills: [{ name: 'Go' }] },
    history: { entries: [{ employer: 'Mylly', role: 'Engineer', period: '2019 - 2021' }] },
    education: { entries: [{ institution: 'University of Oslo' }] },
  })
  expect(yaml()).toContain('period: 2019 - 2021 # check: page 1, "maaliskuu 2019 - heinäkuu 2021 (2 vuotta)"')
})
