import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolveContent } from '../../generator/content/resolve-content.ts'
import { resume } from '../../generator/outputs/resume.ts'
import { run } from './fixtures.ts'

/** The resume.json of a site that was imported from a résumé. */
async function roundTrip(original: object): Promise<unknown> {
  const { root, content: imported } = await run(original)
  const source = await imported()
  const { content } = await resolveContent(source, join(root, 'content'), '/')
  return JSON.parse(resume(content, { address: 'https://me.example' }))
}

/** Everything that the site can hold. */
const everything = {
  basics: {
    name: 'Jürgen Weiß-Müller',
    label: 'Staff Platform Engineer | Kubernetes, Terraform and everything else that forty teams deploy to, since 2012',
    email: 'juergen@weiss.dev',
    phone: '0711 / 123 45 67',
    url: 'https://weiss.dev/cv/',
    summary: 'I run platforms: “calm” ones.\n\nBefore that, I kept batch jobs alive.',
    location: { city: 'Tübingen', countryCode: 'DE', region: 'Baden-Württemberg' },
    profiles: [
      { network: 'github', url: 'https://github.com/weiss' },
      { network: 'Mastodon', url: 'https://hachyderm.io/@weiss' },
    ],
  },
  work: [
    {
      name: 'Nordbank',
      location: 'Stockholm, Sweden',
      position: 'Staff Engineer',
      url: 'https://nordbank.dev/',
      startDate: '2021-03-01',
      summary: 'Own the platform.\n- Deployments\n- On call',
      highlights: ['Cut the build time from 40 to 6 minutes', 'Moved 212 services: all of them'],
    },
    { name: 'Nordbank', position: 'Engineer', startDate: '2018-06', endDate: '2021-02' },
    { position: 'Freelancer', startDate: '2018', endDate: '2018' },
    { name: 'Undated', position: 'Intern' },
  ],
  volunteer: [
    { organization: 'Dojo', position: 'Aide', startDate: '2019-09', summary: 'Saturdays.', highlights: ['2. Platz'] },
  ],
  education: [
    {
      institution: 'KTH',
      url: 'https://www.kth.se/',
      area: 'Computer Science',
      studyType: 'Master',
      startDate: '2007-08-20',
      endDate: '2012-06',
      score: '4.6 of 5',
      courses: ['DD2443 – Parallel Programming', '2020'],
      summary: 'Thesis on schedulers.',
    },
  ],
  awards: [{ title: 'Engineer of the Year', date: '2022-11-04', awarder: 'Nordbank', summary: 'For the migration.' }],
  certificates: [{ name: 'CKA', date: '2020-05', url: 'https://www.credly.com/badges/1', issuer: 'CNCF' }],
  publications: [
    { name: 'Night runs', publisher: 'ACM', releaseDate: '2019', url: 'https://acm.org/1', summary: 'Batch.' },
  ],
  skills: [
    { name: 'Platforms', keywords: ['Kubernetes', 'Zymurgy', 'true'] },
    { name: 'Mentoring' },
    { name: 'Data', keywords: ['Kubernetes', 'SQL'] },
  ],
  languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }, { language: 'English' }],
  projects: [
    {
      name: 'kubetidy',
      description: 'Finds what a cluster no longer needs.',
      highlights: ['3,000 stars'],
      keywords: ['Go', 'CI/CD'],
      startDate: '2020-01',
      endDate: '2021-12',
      url: 'https://github.com/weiss/kubetidy',
      roles: ['Author'],
      type: 'Open source',
    },
    { name: 'Boat log' },
  ],
}

test('a résumé comes back as it was and in the order of the standard, with the URL of the site and the location as one text', async () => {
  const { url, profiles } = everything.basics
  const { $schema, ...written } = Object(await roundTrip(everything))
  expect($schema).toMatch(/schema\.json$/)
  const basics = {
    ...everything.basics,
    url: 'https://me.example/',
    location: { city: 'Tübingen, Baden-Württemberg, Germany' },
    profiles: [...profiles, { network: 'weiss.dev', url }],
  }
  const meta = { canonical: 'https://me.example/resume.json' }
  expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify({ ...everything, basics, meta }, null, 2))
})
