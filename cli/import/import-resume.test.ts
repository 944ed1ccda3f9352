import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../generator/content/read-content.ts'
import { installedFiles } from '../../generator/outputs/writing-system-fonts.ts'
import { project, run } from './fixtures.ts'

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
  skills: [{ name: 'Cloud', level: 'Master', keywords: ['AWS', 'Zymurgy', 'AWS'] }, { name: 'Docker' }],
  projects: [{ name: 'Oven watch', url: 'https://github.com/zoe/oven', roles: ['Author', 'Cook'] }],
  certificates: [{ name: 'CKA', url: 'http://cncf.dev/1' }],
  work: Array.from({ length: 3 }, () => ({ position: 'Aide', skills: ['Go', 'Rust'], manager: 'Grace' })),
  references: Array.from({ length: 12 }, () => ({ name: 'Grace' })),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field ${index}`, 'x'])),
}

test('fills the banner, the profile card and the footer, with nothing of the sample', async () => {
  const { content } = await run(complete)
  const { expertise, gallery, certificates, history, ...others } = await content()
  expect(expertise).toEqual({
    title: 'Skills',
    label: 'Skills',
    skills: [
      { name: 'AWS', icon: 'devicon:amazonwebservices', group: 'Cloud' },
      { name: 'Zymurgy', group: 'Cloud' },
      { name: 'Docker', icon: 'devicon:docker' },
    ],
  })
  expect(history?.entries).toHaveLength(3)
  expect(gallery?.projects[0]).toMatchObject({ role: 'Author', links: [{ label: 'GitHub' }] })
  expect(certificates?.entries).toEqual([{ name: 'CKA', address: 'https://cncf.dev/1' }])
  expect(others).toEqual({
    url: 'https://example.com/',
    language: 'en',
    name: 'Zoë Müller',
    title: '{name} | Site Engineer',
    description: 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers.',
    hero: { headline: 'Site Engineer', subtitle: 'I keep clusters calm.' },
    profile: { title: 'Site Engineer', location: 'Berlin, Germany', email: 'zoe@zoe.dev', phone: '+49 30 1234567' },
    footer: {
      aboutTitle: 'About Me',
      about: complete.basics.summary,
      connectTitle: 'Connect',
      profiles: [
        { label: 'LinkedIn', icon: 'tabler:brand-linkedin', address: 'https://www.linkedin.com/in/zoe' },
        { label: 'zoe.dev', icon: 'tabler:link', address: 'https://zoe.dev/cv' },
      ],
    },
  })
})

test('reports what was not imported, changed or made public, and what to do next', async () => {
  expect((await run(complete)).report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.json (expertise: 3, gallery: 1, history: 3, certificates: 1, footer: 2).

    Not imported:
      basics.location.address, skills[].level, work[].skills: 6, work[].manager: 3, references: 12, field 0, field 1, field 2, field 3, field 4, field 5, field 6, field 7, field 8, field 9, field 10, field 11 (the site has no field for it)
      basics.image (save the picture in content/images/ and write its name in profile.photo)
      projects "Oven watch", roles "Cook" (the site shows one)

    Changed:
      certificates[0].url (the site links to https:// only; check that it opens)
      basics.url (it is among the profiles of the footer; the URL of this site is yours to write)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: zoe@zoe.dev
      profile.phone: +49 30 1234567
      footer.about: +49 170 1234567

    To write in content/site.yaml:
      url: Write the URL of the published site, such as https://me.example/.

    Next:
      1. npm run dev     shows the site while you edit content/site.yaml. If your texts are not in English, change
                         language and the headings. docs/fields.md names what you can add, such as a photo.
      2. npm run doctor  lists what is left to write, and other problems."
  `)
})

test('accepts what people and older versions write: names, single values, HTML and lists in a text', async () => {
  const { content, report } = await run({
    basics: {
      label: '<b>Dev</b> 🚀',
      website: 'http://ada.dev',
      location: 'London',
      profiles: 'https://x.com/ada',
      phone: '(+33) 6 12 34 56 78',
    },
    experience: {
      company: 'Mill',
      title: 'Aide',
      start_date: 'March 2019',
      endDate: 'Present',
      highlights: '- One\n- Two',
    },
    skills: ['Go', { name: 'Rust' }],
    projects: [{ title: 'Engine', keywords: 'brass; steam' }],
    publications: { title: 'Notes' },
    education: { school: 'Home', degree: 'None' },
    certifications: 'CKA',
    languages: [{ name: 'French', level: 'B2' }],
  })
  expect(await content()).toMatchObject({
    hero: { headline: 'Dev' },
    profile: { location: 'London', phone: '(+33) 6 12 34 56 78' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] },
    gallery: { projects: [{ title: 'Engine', technologies: ['brass', 'steam'] }] },
    history: { entries: [{ period: '2019-03 - Present', role: 'Aide', employer: 'Mill', highlights: ['One', 'Two'] }] },
    publications: { entries: [{ title: 'Notes' }] },
    education: { entries: [{ institution: 'Home', degree: 'None' }] },
    certificates: { entries: [{ name: 'CKA' }] },
    languages: { entries: [{ name: 'French', fluency: 'B2' }] },
    footer: { profiles: [{ icon: 'tabler:brand-x', address: 'https://x.com/ada' }, { label: 'ada.dev' }] },
  })
  expect(report).toMatch(
    /basics\.label \(HTML .+\n {2}basics\.label \(without 🚀, which .+\n {2}basics\.website \(.+ https:/,
  )
})

test('leaves at most three things to write, each with a comment, which the report and the build name', async () => {
  const { yaml, report, root } = await run({ skills: [{ name: 'Linux' }] })
  expect(yaml().match(/^.*# to write.*$/gm)).toEqual([
    'url: https://example.com/ # to write: the URL of the published site, such as https://me.example/',
    'name: Your Name # to write: your name, such as Ada Lovelace',
    '  title: Your profession # to write: your profession, such as Site reliability engineer',
  ])
  expect(report).toContain('To write in content/site.yaml:\n  url: Write the URL of the published site, such as')
  await expect(readContent(root, 'content', () => ({ placeholders: true, sample: true }))).rejects.toThrow(
    /content\/site\.yaml:8:7 name: Write your name.+\n[^]+profile\.title: Write your profession/,
  )
})

test('leaves out invalid values alone, and names them with the reason', async () => {
  const { content, report } = await run({
    basics: {
      name: 'Ada አ',
      email: 'nobody',
      label: { a: 1 },
      phone: 'on request',
      location: { city: 'Ulm', countryCode: 'ZZ' },
    },
    work: [
      { name: 'Index', position: 'ኢንጂነር', startDate: '2020', description: 'A mill' },
      { name: 'Mill', position: 'Aide', startDate: '2018', endDate: 'soon', url: 'mailto:a@b.c', location: 'አ' },
      { startDate: '2010' },
    ],
    certificates: [{ name: 'CKA', date: 'soon' }],
    skills: [null, 'Go', { name: 'Web', keywords: ['CSS', '???', null] }],
    projects: [{ description: 'Two' }, { name: 'Three', type: 'All' }],
  })
  const { history, certificates, profile } = await content()
  expect(profile.location).toBe('Ulm')
  expect(history?.entries).toEqual([{ period: '2018 - soon', role: 'Aide', employer: 'Mill' }])
  expect(certificates?.entries).toEqual([{ name: 'CKA' }])
  expect(report.match(/Not imported:\n.*?(?=\n\nTo write)/s)?.[0]).toMatchInlineSnapshot(`
    "Not imported:
      basics.label (not a valid value, see https://jsonresume.org/schema)
      skills[0] (it is empty)
      skills[2].keywords (items that are neither a text nor a number)
      skills[2].keywords (without "???", which has no letter or digit)
      work[1].url (not an https:// URL)
      certificates[0].date ("soon" is not a date such as 2024, 2024-05 or 2024-05-17)
      basics.location.countryCode (there is no country with the code "ZZ")
      work "2010" (an entry without position)
      projects "Two" (an entry without name)
      history.entries[1].role "ኢንጂነር" (The CV fonts do not support "ኢ". Use letters, digits and common symbols.)
      history.entries[0].location "አ", name "Ada አ" (The CV fonts do not support "አ". Use letters, digits and common symbols.)
      gallery.projects[0].category "All" ("All" is the name of the filter that shows all projects (ui.all). Choose another category name.)
      profile.phone "on request" (Invalid phone number. Write digits and spaces in quotes, such as "+1 202 555 0143".)
      profile.email "nobody" (Invalid email address. Write an address such as name@example.com.)
      history.entries[1] "Index, 2020 - Present" (Required field is missing. Add it with text as its value.)

    Changed:
      work[0].description (the description of the company is shown as that of the job, which has no summary)
      work[1].endDate ("soon" is not a date, and is shown as it is)"
  `)
})

test.skipIf(installedFiles('Noto Sans Thai').length > 0)(
  'keeps a text that needs another font for the CV, and names the command that installs it',
  async () => {
    const { yaml, report } = await run({
      basics: { name: 'สมชาย', label: 'วิศวกร ฿', email: 'nobody', location: { city: 'አ' } },
    })
    expect(parse(yaml())).toMatchObject({ name: 'สมชาย', profile: { title: 'วิศวกร ฿' } })
    expect(report.split('\n\n')).toContain(
      `The CV needs a font for some of your texts. Install it before the next step:
  npm install -D @expo-google-fonts/noto-sans-thai`,
    )
    expect(report).toMatch(/Not imported:\n[^]*email "nobody"[^]*location "አ"/)
    expect(report).not.toContain('"สมชาย')
  },
)

test.each([
  ['Site Engineer', '{name} | Site Engineer', 'Site Engineer'],
  [
    'Senior Backend Engineer | Payments at scale | Python, Go, Kafka',
    '{name} | Senior Backend Engineer',
    'Senior Backend Engineer',
  ],
  ['Engineer '.repeat(11).trim(), '{name}', '{name}'],
  [undefined, '{name}', '{name}'],
])('shows the label %j as far as the title and the banner have room', async (label, title, headline) => {
  const { content } = await run({
    basics: { name: 'Ada Lovelace', label },
    work: [
      { name: 'Mill', startDate: '2020' },
      { position: 'Aide', startDate: '2010' },
    ],
  })
  const { title: written, hero, profile } = await content()
  expect([written, hero.headline, profile.title]).toEqual([title, headline, label ?? 'Aide'])
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
    certificates: [{ name: 'A' }, { name: 'B', date: '2019' }, { name: 'C', date: '2020-01' }],
  })
  const { certificates, history } = await content()
  expect(certificates?.entries.map(({ name }) => name).join('')).toBe('CBA')
  expect(history?.entries.map(({ role, period }) => [role, period])).toEqual([
    ['Lead', '2021-03 - Present'],
    ['Engineer', '2018-06 - 2021-02'],
    ['Teacher', '2020 - Present'],
    ['Baker', '2013 - 2015'],
    ['Intern', '2010 - 2012'],
    ['Once', '2009'],
    ['Undated', undefined],
  ])
})

test('reads what people write in JSON by hand, YAML, and UTF-16', async () => {
  for (const text of [
    '{"basics": {"name": "Zoë",},}',
    'basics:\n  name: Zoë\n',
    Buffer.from('\uFEFF{"basics":{"name":"Zoë"}}', 'utf16le'),
  ]) {
    expect((await run(text)).yaml()).toContain('\nname: Zoë\n')
  }
})

test.each([
  ['an empty file', ' \n', /resume\.json is not a JSON object \(\{ … \}\)\. Pass a JSON Resume/],
  ['a missing bracket', '{\n  "name": "Ada"\n', /resume\.json:3:1 A closing quote, a closing bracket/],
  [
    'other JSON',
    '{"name": "portfolio"}',
    /^No name, job, school, .*, so nothing was imported\. Pass a complete JSON Resume/,
  ],
  [
    'another encoding',
    Buffer.from('{"basics":{"name":"Zo\xeb"}}', 'latin1'),
    /resume\.json is not a text in UTF-8\. Export/,
  ],
  ['a large file', Buffer.alloc(6_000_000, ' '), /larger than 5 MB/],
  ['a huge file', Buffer.alloc(51_000_000, ' '), /larger than 50 MB/],
  ['brackets without end', '['.repeat(50_000), /resume\.json:1:\d+ The nesting is too deep/],
  ['quotes without end', '"a\n"'.repeat(20_000), /resume\.json:\d+:\d+ /],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(bytes)
  expect(problem).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(['resume.json', 'sample'])
})

test('replaces the sample, and content of the owner only with --force, after a backup', async () => {
  const root = project({ 'content/site.yaml': readFileSync('sample/site.yaml', 'utf8') })
  const { yaml } = await run(complete, { root })
  const first = yaml()
  const refused = await run({ basics: { name: 'Ada' } }, { root })
  expect(refused.problem).toMatch(/^content\/site\.yaml has content of your own\. Add --force to replace it/)
  expect(yaml()).toBe(first)

  const { report } = await run({ basics: { name: 'Ada' } }, { root, force: true })
  expect(report).toContain('Your previous content is in content/site-before-import.yaml.')
  writeFileSync(join(root, 'content/site.yaml'), 'name: [not YAML')
  expect((await run(complete, { root })).problem).toMatch(/--force/)
  await run(complete, { root, force: true })
  expect(readFileSync(join(root, 'content/site-before-import.yaml'), 'utf8')).toBe(first)
  expect(readFileSync(join(root, 'content/site-before-import-2.yaml'), 'utf8')).toBe('name: [not YAML')
})

test('reports a file where the content folder belongs', async () => {
  const root = project({ content: 'a file' })
  expect((await run(complete, { root })).problem).toMatch(
    /^content\/site\.yaml cannot be written \(Error: EEXIST: file already exists.*\)\. Check its permissions and the free space\.$/,
  )
})

test('says how to restore a missing sample', async () => {
  const root = project()
  rmSync(join(root, 'sample'), { recursive: true })
  expect((await run(complete, { root })).problem).toMatch(/^sample\/ is missing\. .*: git checkout -- sample$/)
})
