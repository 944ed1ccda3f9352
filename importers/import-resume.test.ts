import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../content/content.ts'
import { installedFiles } from '../generator/fonts/writing-systems.ts'
import { resumeJson } from '../generator/outputs/resume/resume.ts'
import { contentFor } from '../generator/testing/contents.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import everything from './complete-resume.json' with { type: 'json' }
import { run } from './fixtures.ts'
import { paragraph, wordOf } from './formats/document/fixtures.ts'

const complete = {
  basics: {
    name: 'Zoë Müller',
    label: 'Site Engineer',
    image: 'https://zoe.dev/me.jpg',
    email: 'zoe@zoe.dev',
    phone: '+49 30 1234567',
    url: 'https://zoe.dev/cv',
    summary: 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers.\n\nCall +49 170 1234567.',
    location: { address: 'Weg 1', city: 'Berlin', countryCode: 'de' },
    profiles: [{ network: 'LinkedIn', username: 'zoe' }],
  },
  skills: [{ name: 'Cloud', level: 'Master', keywords: ['AWS', 'Zymurgy', 'AWS'] }],
  projects: [{ name: 'Oven watch', url: 'https://github.com/zoe/oven', roles: ['Author', 'Cook'] }],
  certificates: [{ name: 'CKA', url: 'http://cncf.dev/1' }],
  work: Array.from({ length: 3 }, () => ({ position: 'Aide', skills: ['Go', 'Rust'], manager: 'Grace' })),
  references: Array.from({ length: 12 }, () => ({ name: 'Grace' })),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field ${index}`, 'x'])),
}

test('fills what the résumé does not say, and reports what it left, changed or made public', async () => {
  const { content, report } = await run(complete)
  expect(await content()).toMatchObject({
    description: 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers.',
    hero: { headline: 'Site Engineer', subtitle: 'I keep clusters calm.' },
    footer: { profiles: [{ address: 'https://www.linkedin.com/in/zoe' }, { address: 'https://zoe.dev/cv' }] },
    expertise: {
      skills: [{ name: 'AWS', icon: 'devicon:amazonwebservices', group: 'Cloud (Master)' }, { name: 'Zymurgy' }],
    },
  })
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.json (a JSON Resume).

    Read:
      2 skills, 1 project, 3 jobs, 1 certificate, 2 profiles

    Not imported:
      work[].manager "Grace": 3, field 0 "x", field 1 "x", field 2 "x", field 3 "x", field 4 "x", field 5 "x", field 6 "x", field 7 "x", field 8 "x", field 9 "x", field 10 "x", field 11 "x" (the site has no field for it)
      projects[0].roles (without "Cook", because the site shows one)
      basics.image "https://zoe.dev/me.jpg" (save the picture in content/images/ and write its name in profile.photo)
      references "Grace": 12 (it has no reference, which the site needs)

    Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:
      basics.location.address "Weg 1" (home address)

    Changed:
      certificates[0].url (the site links to https:// only; check that it opens)
      basics.url (your website is now a link in footer.profiles; the URL of this site is yours to write)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: zoe@zoe.dev
      profile.phone: +49 30 1234567
      footer.about: +49 170 1234567

    To write in content/site.yaml:
      url: Write the URL of the published site, such as https://your-name.github.io/.

    If your texts are not in English, change language and the headings in content/site.yaml."
  `)
})

const job = { position: 'Aide' }
const atDojo = { volunteer: 'Dojo' }

test.each([
  [{ basics: { label: '<b>Dev</b> 🚀' } }, { hero: { headline: 'Dev' } }],
  [{ basics: { website: 'http://ada.dev' } }, { footer: { profiles: [{ label: 'ada.dev' }] } }],
  [{ basics: { website: 'ada.dev:8080' } }, { footer: { profiles: [{ address: 'https://ada.dev:8080/' }] } }],
  [{ basics: { profiles: 'https://x.com/ada' } }, { footer: { profiles: [{ icon: 'tabler:brand-x' }] } }],
  [{ basics: { phone: '(+33) 6 12 34 56 78' } }, { profile: { phone: '(+33) 6 12 34 56 78' } }],
  [
    { experience: { company: 'Mill', title: 'Aide', start_date: 'March 2019', endDate: 'Present' } },
    { history: { entries: [{ period: '2019-03 - Present', role: 'Aide', employer: 'Mill' }] } },
  ],
  [{ work: { ...job, highlights: '- One\n- Two' } }, { history: { entries: [{ highlights: ['One', 'Two'] }] } }],
  [{ skills: ['Go', { name: 'Rust' }] }, { expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] } }],
  [
    { projects: [{ title: 'Engine', keywords: 'brass; steam' }] },
    { gallery: { projects: [{ title: 'Engine', technologies: ['brass', 'steam'] }] } },
  ],
  [{ education: { school: 'Home', degree: 'None' } }, { education: { entries: [{ degree: 'None' }] } }],
  [
    { work: { ...job, summary: 'Ran <a href="http://a.dev">it</a>:<ul><li>One</li><li>Two</li></ul>' } },
    { history: { entries: [{ description: 'Ran [it](https://a.dev):', highlights: ['One', 'Two'] }] } },
  ],
  [
    { work: { ...job, highlights: '<ul><li>One</li><li>Two</li></ul>' } },
    { history: { entries: [{ highlights: ['One', 'Two'] }] } },
  ],
  [{ basics: { location: { address: 'Warsaw, PL', countryCode: 'PL' } } }, { profile: { location: 'Warsaw, PL' } }],
  [
    { basics: { location: { city: 'Riga', region: 'Vidzeme', countryCode: 'lv' } } },
    { profile: { location: { city: 'Riga', region: 'Vidzeme', countryCode: 'LV' } } },
  ],
  [
    { basics: { location: { city: 'Haifa', countryCode: 'Israel' } } },
    { profile: { location: { city: 'Haifa', countryCode: 'IL' } } },
  ],
  [{ basics: { location: { city: 'Leeds', country: 'UK' } } }, { profile: { location: { countryCode: 'GB' } } }],
  [{ basics: { location: { city: 'Ohio', country: 'USA' } } }, { profile: { location: { countryCode: 'US' } } }],
  [{ basics: { location: { city: 'Oban', country: 'Scotland' } } }, { profile: { location: 'Oban, Scotland' } }],
  [{ basics: { location: { city: 'Dublin, Ireland' } } }, { profile: { location: 'Dublin, Ireland' } }],
  [
    { skills: [{ name: 'Web', keywords: [{ name: 'Go', level: 'high' }] }] },
    { expertise: { skills: [{ name: 'Go', group: 'Web' }] } },
  ],
  [
    { basics: { name: 'Ada', label: 'Engineer', summary: 'I keep the clusters of a whole bank calm.' } },
    { description: 'Ada, Engineer: I keep the clusters of a whole bank calm.' },
  ],
])('accepts what people and older versions write: %j', async (given, expected) => {
  expect(await (await run({ volunteer: { ...job, organization: 'Dojo' }, ...given })).content()).toMatchObject(expected)
})

test.each([
  [{ basics: { label: { a: 1 } } }, 'basics.label (not a valid value, see https://jsonresume.org/schema)'],
  [{ skills: [null, 'Go'] }, 'skills[0] (it is empty)'],
  [{ basics: { url: 'index-fr.html' } }, 'basics.url "index-fr.html" (not an https:// URL)'],
  [{ awards: [{ title: 'Best', date: 'ongoing' }] }, 'awards[0].date ("ongoing" is not a date'],
  [{ skills: [{ name: 'Web', keywords: ['???'] }] }, 'keywords (without "???", which has no letter or digit)'],
  [{ work: [{ ...job, endDate: 'soon' }] }, 'work[0].endDate ("soon" is not a date, and is shown as it is)'],
  [{ work: [job, { startDate: '2010' }] }, 'work "2010" (it has no position, which the site needs)'],
  [{ work: [job, { position: 'ኢ', name: 'Mill' }] }, 'history.entries[1] "Mill" (Required field is missing.'],
  [{ certificates: [{ name: 'CKA', date: 'soon' }] }, '("soon" is not a date such as 2024, 2024-05 or 2024-05-17)'],
  [{ projects: [{ name: 'One' }, { name: 'Two', type: 'All' }] }, 'gallery.projects[1].category "All" ("All" is the'],
  [{ basics: { location: { countryCode: 'ZZ' } } }, 'there is no country with the code "ZZ"'],
])('leaves out an invalid value alone, and names it with the reason: %j', async (given, reason) => {
  const { content, report } = await run({ work: [job], ...given })
  expect((await content()).history?.entries[0]?.role).toBe('Aide')
  expect(report).toContain(reason)
})

test.skipIf(installedFiles('Noto Sans Thai').length > 0)(
  'keeps a text that needs another font for the CV, and names the command that installs it',
  async () => {
    const { yaml, report } = await run({
      ...atDojo,
      basics: { name: 'สมชาย', label: 'วิศวกร ฿', location: { city: 'አ' } },
    })
    expect(parse(yaml())).toMatchObject({ name: 'สมชาย', profile: { title: 'วิศวกร ฿' } })
    expect(report).toContain('Install it before the next step:\n  npm install @expo-google-fonts/noto-sans-thai\n')
    expect(report).toMatch(/Not imported:\n[^]*location "አ"/)
  },
)

test.each([
  ['Engineer', '{name} | Engineer', 'Engineer'],
  ['Backend Engineer | Payments at scale | Python', '{name} | Backend Engineer', 'Backend Engineer'],
  [
    'Engineer at Europe’s largest mill, and Baker',
    '{name} | Engineer at Europe’s largest mill',
    'Engineer at Europe’s largest mill',
  ],
  [undefined, '{name} | Aide', 'Aide'],
])('shows the label %j as far as the title and the banner have room', async (label, title, headline) => {
  const { content } = await run({ basics: { name: 'Ada', label }, work: [{ name: 'Mill', startDate: '2020' }, job] })
  const written = await content()
  expect([written.title, written.hero.headline, written.profile.title]).toEqual([title, headline, label ?? 'Aide'])
})

test('writes the newest entries first, and the roles at one employer beside each other', async () => {
  const { content } = await run({
    work: [
      { position: 'Intern', name: 'Pay', startDate: '2010', endDate: '2012' },
      { position: 'Undated' },
      { position: 'Baker', name: 'Oven', startDate: '2013', endDate: '2015' },
      { position: 'Engineer', name: 'Pay', startDate: '2018-06', endDate: '2021-02' },
      { position: 'Teacher', name: 'Dojo', startDate: '2020' },
      { position: 'Lead', name: 'Pay', startDate: '2021-03' },
      { position: 'Once', endDate: '2009' },
    ],
  })
  const roles = (await content()).history?.entries.map(({ role }) => role)
  expect(roles).toEqual(['Lead', 'Engineer', 'Teacher', 'Baker', 'Intern', 'Once', 'Undated'])
})

test('names every text that no value took, whole and with its path', async () => {
  const { report } = await run({
    work: [
      { ...job, team: { lead: 'Bob', members: ['Ann', { name: 'Cem', since: 2019 }] }, highlights: ['One', ['Two']] },
    ],
    basics: { name: 'Ada', extra: `${'word '.repeat(60)}end` },
  })
  expect(report).toContain(
    'work[].team.lead "Bob", work[].team.members "Ann", work[].team.members.name "Cem", work[].team.members.since "2019"',
  )
  expect(report).toContain('work[].highlights[][] "Two"')
  expect(report).toContain(`basics.extra "${'word '.repeat(60)}end"`)
})

test('leaves out private facts, and says them under a heading of their own', async () => {
  const { yaml, report } = await run({
    ...atDojo,
    work: [{ ...job, address: 'Weg 2' }],
    basics: {
      name: 'Ada',
      summary: 'I keep clusters calm. Geboren am 3.4.1980 in Kassel.\nNationality: Italian\nSince 2014.',
      birthDate: '1980-04-03',
      location: { city: 'Riga', address: 'Weg 1', postalCode: '1010' },
    },
    personal: { maritalStatus: 'single', passport: 'C01X00T47' },
  })
  expect(yaml()).not.toMatch(/1980|Kassel|Italian|Weg|1010|single|C01X/)
  expect(yaml()).toContain('I keep clusters calm.\n    Since 2014.')
  expect(report).toContain(`
Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:
  basics.location.postalCode "1010", basics.location.address "Weg 1" (home address)
  basics.birthDate "1980-04-03", basics.summary "Geboren am 3.4.1980 in Kassel." (date of birth)
  personal.maritalStatus "single" (marital status)
  personal.passport "C01X00T47" (identity number)
  basics.summary "Nationality: Italian" (nationality)`)
  expect(report).toContain('work[].address "Weg 2" (the site has no field for it)')
})

test('reads a text with a colon, which YAML takes for a group', async () => {
  const { content } = await run(
    'work:\n  - position: Aide\n    highlights:\n      - Ran it\n      - Result: cut the bill\n',
  )
  expect((await content()).history?.entries[0]?.highlights).toEqual(['Ran it', 'Result: cut the bill'])
})

test('has no end of a sentence before .NET or behind Dr.', async () => {
  const { content } = await run({ ...atDojo, basics: { summary: 'Senior .NET engineer of Dr. Okafor. Calm.' } })
  expect((await content()).hero.subtitle).toBe('Senior .NET engineer of Dr. Okafor.')
})

test('reads 3/4/2019 in the order that another date of the file tells', async () => {
  const jobs = [
    { ...job, startDate: '3/4/2019', endDate: '31/12/2020' },
    { ...job, name: 'Mill', endDate: '2018-01' },
  ]
  const { yaml } = await run({ work: jobs })
  expect(yaml()).toContain('period: 2019-04-03 - 2020-12-31\n')
  expect(yaml()).toContain('period: 2018-01 # check: work[1].endDate, "2018-01"')
})

test('reads what people write in JSON by hand, YAML, and UTF-16', async () => {
  for (const text of [
    '{"basics": {"name": "Zoë",}, "volunteer": "Dojo",}',
    'basics:\n  name: Zoë\nvolunteer: Dojo\n',
    Buffer.from('\uFEFF{"basics":{"name":"Zoë"}, "volunteer":"Dojo"}', 'utf16le'),
  ]) {
    expect((await run(text)).yaml()).toContain('\nname: Zoë\n')
  }
})

test.each([
  [
    'a missing brace',
    '{ "work": [\n  "name": "Max" }\n] }',
    /resume\.json:2:9 This JSON has a mistake: Expected ',' or '\]'/,
  ],
  ['an empty file', ' \n', /resume\.json is empty\. Pass another file\./],
  ['a missing bracket', '{\n  "name": "Ada"\n', /resume\.json:3:1 This JSON has a mistake: Expected ',' or '\}' after/],
  [
    'a résumé without a career',
    '{"name": "Ada", "employment": {"history": [{"employer": "Mill"}]}, "skills": ["Go"]}',
    /^No job, school or project was found in resume\.json, which was read as a JSON Resume, so nothing was imported\. The site has no field for employment\.history\.employer\. Pass one of these:\n/,
  ],
  ['another encoding', Buffer.from('Zo\xeb', 'latin1'), /resume\.json is not a text in UTF-8\. Export/],
  [
    'a picture',
    Buffer.from('\x89PNG\r\n', 'latin1'),
    /^.*resume\.json is a picture, which the import does not read\. Save your CV as/,
  ],
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /is a photo, which the import does not read/],
  [
    'a Europass CV',
    '<?xml version="1.0"?>\n<Candidate xmlns="http://www.europass.eu/1.0"/>',
    /is a Europass CV in XML, which/,
  ],
  [
    'a web page',
    '<!doctype html><title>CV: Ada</title>',
    /is HTML or another XML file, which the import does not read/,
  ],
  ['LaTeX', '\\documentclass{moderncv}\nname: Ada\n', /is a text in LaTeX, which/],
  [
    'OpenDocument',
    zipSync({ mimetype: new Uint8Array(1), 'content.xml': new Uint8Array(1) }),
    /is an OpenDocument text \(\.odt\), which the import does not read\. Save it as a PDF/,
  ],
  ['a large file', Buffer.alloc(6_000_000, ' '), /larger than 5 MB/],
  ['a list', '[{ "basics": {} }]', /resume\.json has an unknown format/],
  ['brackets without end', `{ "basics": ${'['.repeat(50_000)}`, /resume\.json:1:\d+ This JSON has a mistake: /],
  ['quotes without end', `basics: ${'"a\n"'.repeat(20_000)}`, /resume\.json:\d+:\d+ /],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(bytes)
  expect(problem).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(['resume.json'])
})

test('replaces the sample, and content of the owner only with --force, after a backup', async () => {
  const root = temporaryFolder({ 'content/site.yaml': readFileSync('sample/site.yaml', 'utf8') })
  const { yaml } = await run(complete, { root })
  const first = yaml()
  const refused = await run({ ...atDojo, basics: { name: 'Ada' } }, { root })
  expect(refused.problem).toMatch(/^content\/site\.yaml has content of your own\. Add --force to replace it/)
  expect(yaml()).toBe(first)

  const { report, content } = await run({ ...atDojo, basics: { name: 'Ada' } }, { root, force: true })
  expect(report).toContain('Your previous content is in content/site-before-import.yaml.')
  await content()
  expect(readContent(root, 'content').translations, 'no backup is a translation').toEqual([])
  writeFileSync(join(root, 'content/site.yaml'), 'name: [not YAML')
  expect((await run(complete, { root })).problem).toMatch(/--force/)
  await run(complete, { root, force: true })
  expect(readFileSync(join(root, 'content/site-before-import.yaml'), 'utf8')).toBe(first)
  expect(readFileSync(join(root, 'content/site-before-import-2.yaml'), 'utf8')).toBe('name: [not YAML')
})

test('keeps the address and the look of a site whose content it replaces', async () => {
  const look = { layout: 'classic', overlay: false }
  const own = ['url: https://ada.example/', 'look:', '  layout: classic', '  overlay: false', '']
  const root = temporaryFolder({ 'content/site.yaml': own.join('\n') })
  const { report, content } = await run({ ...atDojo, basics: { name: 'Ada' } }, { root, force: true })
  expect(await content()).toMatchObject({ url: 'https://ada.example/', look })
  expect(report).toContain('Kept from it: url, look.')
  expect(report).not.toContain('To write in content/site.yaml:\n  url')
})

const SITE = [
  'url: https://ada.example/',
  'language: en-GB',
  'hero:',
  '  headline: Hello',
  '  picture: { file: hero.svg, alt: The sea }',
  'profile:',
  '  title: Cook',
  '  photo: { file: photo.svg, alt: Ada at the sea }',
  '',
].join('\n')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path d="M0 0h9v9z"/></svg>'

test('keeps the photo, the picture of the banner and the region of the language, and says so', async () => {
  const files = { 'content/images/photo.svg': SVG, 'content/images/hero.svg': SVG }
  const root = temporaryFolder({ 'content/site.yaml': SITE, ...files })
  const { report, content } = await run({ basics: { name: 'Ada', label: 'Baker' }, work: [job] }, { root, force: true })
  expect(await content()).toMatchObject({
    language: 'en-GB',
    hero: { headline: 'Baker', picture: { file: 'hero.svg', alt: 'The sea' } },
    profile: { title: 'Baker', photo: { file: 'photo.svg', alt: 'Ada at the sea' } },
  })
  expect(report).toContain('Kept from it: url, language, profile.photo, hero.picture.')
})

test('keeps no picture that is that of the sample or is gone, and no language that the texts are not in', async () => {
  const root = temporaryFolder({ 'content/site.yaml': SITE.replace('photo.svg', 'portrait.jpg') })
  cpSync('sample/images/portrait.jpg', join(root, 'content/images/portrait.jpg'))
  const german = ['# Ada', '## Berufserfahrung', 'Bäckerin, Elbe Bank, 2019 - 2021', '## Ausbildung', 'Schule, 2014']
  const word = wordOf(german.map(paragraph).join(''))
  const { report, yaml, problem } = await run(word, { root, name: 'cv.docx', force: true })
  expect(problem).toBe('')
  expect(yaml()).not.toMatch(/^ +(?:photo|picture):/m)
  expect(yaml()).toContain('language: de\n')
  expect(report).toContain('Kept from it: url.')
})

test('keeps links of the summary, but for the description and the banner', async () => {
  const summary = 'I keep the clusters of [a bank](https://bank.dev) calm. Since 2014, that is.'
  expect(await (await run({ basics: { name: 'Ada', summary }, work: [job] })).content()).toMatchObject({
    description: 'I keep the clusters of a bank calm. Since 2014, that is.',
    hero: { subtitle: 'I keep the clusters of a bank calm.' },
    footer: { about: summary },
  })
})

test('begins the banner without the bullet of a summary that is a list', async () => {
  const summary = '• I keep the clusters of a whole bank calm\n• I sail'
  const content = await (await run({ basics: { name: 'Ada', summary }, work: [job] })).content()
  expect(content.hero.subtitle).toBe('I keep the clusters of a whole bank calm')
})

test('imports an entry of an own section once, and as a project where its section is missing', async () => {
  const projects = [
    { name: 'Talk', section: 'talks' },
    { name: 'Engine', type: 'Talks' },
  ]
  const sections = [{ id: 'talks', kind: 'records', title: 'Talks', label: 'Talks', entries: [{ title: 'Talk' }] }]
  const whole = await (await run({ projects, meta: { sections } })).content()
  expect(whole.gallery?.projects.map(({ title }) => title)).toEqual(['Engine'])
  expect(whole.custom?.map(({ entries }) => entries.length)).toEqual([1])
  const cut = await (await run({ projects })).content()
  expect(cut.gallery?.projects.map(({ title }) => title)).toEqual(['Talk', 'Engine'])
})

// The résumé has everything that the site can hold.
test('a résumé comes back as it was and in the order of the standard, with the URL of the site', async () => {
  const { content: imported } = await run(everything)
  const source = await imported()
  expect(source.footer?.about).toContain('see https://jobs.dev/ and [the log](https://jobs.dev/log).')
  const content = await contentFor(source, 'cv')
  const { $schema, ...written } = JSON.parse(resumeJson(content, { address: 'https://me.example', direction: 'ltr' }))
  expect($schema).toMatch(/schema\.json$/)
  const { url, profiles } = everything.basics
  const basics = {
    ...everything.basics,
    url: 'https://me.example/',
    profiles: [...profiles, { network: 'weiss.dev', url }],
  }
  const meta = { canonical: 'https://me.example/resume.json', ...everything.meta }
  expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify({ ...everything, basics, meta }, null, 2))
})

test('removes what belongs to the sample that it replaces, and no file of the owner', async () => {
  const root = temporaryFolder({
    'content/projects/own.md': 'With ![a cluster](kubernetes-cluster-zones.svg).',
    'content/images/mine.jpg': 'mine',
  })
  cpSync('sample', join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/images/portrait.jpg'), 'my portrait')
  const { report } = await run({ ...atDojo, basics: { name: 'Ada' } }, { root })
  const left = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['own.md', 'mine.jpg', 'portrait.jpg', 'kubernetes-cluster-zones.svg', 'site.yaml']),
  )
  expect(left).toHaveLength(7)
  expect(report).toContain('Removed from content/, because it belongs to the sample: animations/expertise.json,')
  expect(report).toContain(' projects/kubernetes-cluster.md.\n')
})

test('removes nothing of the sample with content of the owner', async () => {
  const root = temporaryFolder()
  cpSync('sample', join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/site.yaml'), 'name: Ada\n')
  const { report } = await run({ ...atDojo, basics: { name: 'Ada' } }, { root, force: true })
  expect(report).not.toContain('Removed')
  expect(readdirSync(join(root, 'content/projects'))).toEqual(['kubernetes-cluster.md'])
})

test('proposes the result of a job in a document, to check, and of no other file', async () => {
  const highlight = 'Bags a day rose from 3 to 9'
  const lines = ['Ada Lovelace', 'Experience', 'Engineer, Elbe Bank', '2019 - 2021', `• ${highlight}`]
  const word = await run(wordOf(lines.map((text) => paragraph(text)).join('')), { name: 'cv.docx' })
  expect(word.yaml()).toMatch(/result:\n +before: "?'?3'?"? # check: a highlight, "Bags a day rose from 3 to 9"/)
  const json = await run(Buffer.from(JSON.stringify({ work: [{ position: 'Engineer', highlights: [highlight] }] })))
  expect(json.yaml()).not.toContain('result:')
})

test('takes no period for a phone number that becomes public', async () => {
  const { report } = await run({
    basics: { name: 'Ada' },
    work: [{ position: 'Engineer', summary: 'Call 030 1234567. Built 01/2024 - 26/02/2024.' }],
  })
  expect(report).toContain('history.entries[0].description: 030 1234567\n')
  expect(report).not.toMatch(/: 01\/2024/)
  const { report: other } = await run({
    basics: { name: 'Ada', summary: 'Write to ada.12.1999@mill.dev.' },
    work: [{ position: 'Engineer' }],
  })
  expect(other).toContain('ada.12.1999@mill.dev')
})

test('names a language whose headings are not known', async () => {
  const lines = [
    'Ada Lovelace',
    'Tapasztalat',
    ...Array.from({ length: 6 }, () => 'A malom és a szél, illetve az őrlés'),
  ]
  const { problem } = await run(wordOf(lines.map((text) => paragraph(text)).join('')), { name: 'cv.docx' })
  expect(problem).toMatch(
    /It seems to be in Hungarian, whose headings are not known\. Those of Arabic, .+ and Ukrainian are\./,
  )
})

test('says that the pictures of a document are not taken, but nothing of its icons', async () => {
  const body = ['Ada Lovelace', 'Experience', 'Engineer, Elbe Bank', '2019 - 2021']
    .map((text) => paragraph(text))
    .join('')
  const reportWith = async (size: number) =>
    (await run(wordOf(body, { 'word/media/image1.jpeg': 'a'.repeat(size) }), { name: 'cv.docx' })).report
  expect(await reportWith(9000)).toContain(
    'its pictures (save your photo in content/images/, and write its name at profile.photo)',
  )
  expect(await reportWith(900)).not.toContain('pictures')
})
