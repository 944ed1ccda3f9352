import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../generator/content/read-content.ts'
import { temporaryFolder } from '../../generator/lib/temporary-folder.ts'
import { installedFiles } from '../../generator/outputs/writing-system-fonts.ts'
import { importResume } from './import-resume.ts'

/** A project folder without content/. */
function project() {
  const root = temporaryFolder()
  cpSync('sample', join(root, 'sample'), { recursive: true })
  return root
}

async function run(resume: unknown, { root = project(), force = false, name = 'resume.json' } = {}) {
  const file = join(root, name)
  writeFileSync(file, typeof resume === 'string' || Buffer.isBuffer(resume) ? resume : JSON.stringify(resume))
  const result = await importResume({ root, file, force })
  const yaml = () => readFileSync(join(root, 'content/site.yaml'), 'utf8')
  return {
    root,
    report: '',
    problem: '',
    ...result,
    yaml,
    content: () => readContent(root, 'content', () => ({ placeholders: true, sample: true })),
  }
}

const summary = 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers.\n\nAnd I wrote down how.'
const complete = {
  basics: {
    name: 'Zoë Müller',
    label: 'Site Engineer',
    image: 'https://zoe.dev/me.jpg',
    email: 'zoe@zoe.dev',
    phone: '+49 30 1234567',
    url: 'https://zoe.dev/cv',
    summary,
    location: { address: 'Weg 1', city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'LinkedIn', username: 'zoe' }],
  },
  work: [
    { name: 'Bank AG', position: 'Operator', startDate: '2014-03-01', endDate: '2016-02-29', summary: 'Kept it up.' },
    {
      name: 'Ovens',
      position: 'Engineer',
      url: 'https://ovens.dev',
      location: 'Ulm',
      startDate: '2021-03',
      highlights: ['Moved it'],
    },
  ],
  skills: [{ name: 'Cloud', level: 'Master', keywords: ['AWS', 'Zymurgy', 'AWS'] }, { name: 'Docker' }],
  projects: [
    {
      name: 'Oven watch',
      type: 'IoT',
      description: 'Watches ovens.',
      keywords: ['Rust'],
      highlights: ['Found 3 fires'],
      url: 'https://github.com/zoe/oven',
      startDate: '2020',
      endDate: '2020',
      roles: ['Author', 'Cook'],
    },
    { name: 'Bare', url: 'https://bare.dev' },
  ],
  education: [{ institution: 'TU Berlin', studyType: 'MSc', area: 'Physics', endDate: '2013', score: '1.3' }],
  certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2020-05-01', url: 'http://cncf.dev/1' }],
  languages: [{ language: 'German', fluency: 'Native' }],
  publications: [{ name: 'Ovens', publisher: 'ACM', releaseDate: '2019-10', summary: 'Hot.' }],
  awards: [{ title: 'Best oven', awarder: 'Bank AG', date: '2015' }],
  volunteer: [{ organization: 'Dojo', position: 'Mentor', startDate: '2019', highlights: ['Python'] }],
  interests: [{ name: 'Sailing' }],
}

test('imports every field that the site shows, and nothing of the sample', async () => {
  const { content } = await run(complete)
  expect(await content()).toEqual({
    url: 'https://zoe.dev/cv',
    language: 'en',
    name: 'Zoë Müller',
    title: '{name} | Site Engineer',
    description: 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers.',
    hero: { headline: 'Site Engineer', subtitle: 'I keep clusters calm.' },
    profile: { title: 'Site Engineer', location: 'Berlin, Germany', email: 'zoe@zoe.dev', phone: '+49 30 1234567' },
    expertise: {
      title: 'Skills',
      label: 'Skills',
      skills: [
        { name: 'AWS', icon: 'devicon:amazonwebservices', group: 'Cloud' },
        { name: 'Zymurgy', group: 'Cloud' },
        { name: 'Docker', icon: 'devicon:docker' },
      ],
    },
    gallery: {
      title: 'Projects',
      label: 'Projects',
      projects: [
        {
          title: 'Oven watch',
          category: 'IoT',
          description: 'Watches ovens.',
          period: '2020',
          role: 'Author',
          highlights: ['Found 3 fires'],
          technologies: ['Rust'],
          links: [{ label: 'GitHub', address: 'https://github.com/zoe/oven' }],
        },
        { title: 'Bare', links: [{ label: 'Website', address: 'https://bare.dev/' }] },
      ],
    },
    history: {
      title: 'Work History',
      label: 'History',
      entries: [
        {
          period: '2021-03 - Present',
          role: 'Engineer',
          employer: 'Ovens',
          address: 'https://ovens.dev/',
          location: 'Ulm',
          highlights: ['Moved it'],
        },
        { period: '2014-03-01 - 2016-02-29', role: 'Operator', employer: 'Bank AG', description: 'Kept it up.' },
      ],
    },
    education: {
      title: 'Education',
      label: 'Education',
      entries: [{ institution: 'TU Berlin', degree: 'MSc', area: 'Physics', period: '2013', score: '1.3' }],
    },
    certificates: {
      title: 'Certificates',
      label: 'Certificates',
      entries: [{ name: 'CKA', issuer: 'CNCF', date: '2020-05-01', address: 'https://cncf.dev/1' }],
    },
    languages: { title: 'Languages', label: 'Languages', entries: [{ name: 'German', fluency: 'Native' }] },
    publications: {
      title: 'Publications',
      label: 'Publications',
      entries: [{ title: 'Ovens', publisher: 'ACM', date: '2019-10', summary: 'Hot.' }],
    },
    awards: {
      title: 'Awards',
      label: 'Awards',
      entries: [{ title: 'Best oven', awarder: 'Bank AG', date: '2015' }],
    },
    volunteering: {
      title: 'Volunteer Work',
      label: 'Volunteering',
      entries: [{ organisation: 'Dojo', role: 'Mentor', period: '2019 - Present', highlights: ['Python'] }],
    },
    footer: {
      aboutTitle: 'About Me',
      about: summary,
      connectTitle: 'Connect',
      profiles: [{ label: 'LinkedIn', icon: 'tabler:brand-linkedin', address: 'https://www.linkedin.com/in/zoe' }],
    },
  })
})

test('reports what was not imported, changed or made public, and what to do next', async () => {
  const { report } = await run(complete)
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.json (jobs: 2, schools and universities: 1, skills: 3, projects: 2, certificates: 1, languages: 1, publications: 1, awards: 1, volunteer roles: 1, profiles: 1).

    Not imported:
      basics.location.address, skills.level, interests (the site has no field for it)
      basics.image (save the picture in content/images/ and write its name in profile.photo)
      role "Cook" in Oven watch (a project has one role on the site)

    Changed:
      certificates[0].url (the site links to https:// only; check that it opens)

    Public; remove a field to keep it private:
      profile.email, profile.phone (on the page, in the CV, the contact card and resume.json)

    To write in content/site.yaml:
      basics.url (it became url https://zoe.dev/cv; write the URL of this site if it is another one)

    Next:
      1. npm run dev     shows the site while you edit content/site.yaml. If your texts are not in English, change
                         language and the headings. docs/fields.md names what you can add, such as a photo.
      2. npm run doctor  lists what is left to write, and other problems."
  `)
})

test('imports old versions, HTML, single values instead of lists, and other field names', async () => {
  const { root, report } = await run({
    basics: { label: '<b>Dev</b> 🚀', website: 'http://ada.dev', location: 'London', profiles: 'https://x.com/ada' },
    work: { company: 'Mill', title: 'Aide', startDate: 'March 2019', endDate: 'Present', highlights: '- One\n- Two' },
    skills: ['Go', { name: 'Rust' }],
    projects: [{ name: 'Engine', type: 'All', keywords: 'brass; steam' }],
  })
  expect(await readContent(root, 'content')).toMatchObject({
    url: 'https://ada.dev/',
    hero: { headline: 'Dev' },
    profile: { location: 'London' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] },
    gallery: { projects: [{ title: 'Engine', technologies: ['brass', 'steam'] }] },
    history: { entries: [{ period: '2019-03 - Present', role: 'Aide', employer: 'Mill', highlights: ['One', 'Two'] }] },
    footer: { profiles: [{ icon: 'tabler:brand-x', address: 'https://x.com/ada' }] },
  })
  expect(report).toMatch(
    /\n {2}basics\.label \(without 🚀, .+\)\n {2}basics\.label \(HTML or .+\)\n {2}basics\.website \(.+ https:\/\/ only/,
  )
})

test('leaves at most three things to write, each with a comment, and the build names them', async () => {
  const { yaml, report, content } = await run({ skills: [{ name: 'Linux' }] })
  expect(yaml().match(/^.*# to write.*$/gm)).toEqual([
    'url: https://example.com/ # to write: the URL of the published site, such as https://me.example/',
    'name: Your Name # to write: your name, such as Ada Lovelace',
    '  title: Your profession # to write: your profession, such as Site reliability engineer',
  ])
  expect(report).toContain(
    'To write in content/site.yaml:\n  line 6, url: Write the URL of the published site, such as',
  )
  await expect(content()).rejects.toThrow(
    /content\/site\.yaml:8:7 name: Write your name.+\n[^]+profile\.title: Write your profession/,
  )
})

test('imports nothing from a file with next to nothing in it', async () => {
  const { problem, root } = await run({ basics: { email: 'ada@ada.dev' }, languages: [{ language: 'English' }] })
  expect(problem).toContain('No name, job, school, skill, project or volunteer role was found')
  expect(readdirSync(root)).not.toContain('content')
})

test('takes the profession from the latest job, and the address of the site from no network', async () => {
  const { yaml, content } = await run({
    basics: { name: 'Ada Lovelace', url: 'https://github.com/ada' },
    work: [
      { name: 'Mill', startDate: '2020' },
      { position: 'Aide', startDate: '2010' },
    ],
  })
  expect(yaml().match(/# to write/g)).toHaveLength(1)
  const { profile, footer } = await content()
  expect([profile.title, footer?.profiles?.[0]?.address]).toEqual(['Aide', 'https://github.com/ada'])
})

test('leaves out invalid values alone, and names them with the reason', async () => {
  const { root, report } = await run({
    basics: { name: 'Ada አ', email: 'nobody', url: 'https://zoe.dev/?a', label: { a: 1 }, phone: 'on request' },
    work: [
      { name: 'Index', position: 'ኢንጂነር', startDate: '2020' },
      { name: 'Mill', position: 'Aide', startDate: '2018', endDate: 'soon', url: 'mailto:a@b.c', location: 'አ' },
      { startDate: '2010' },
    ],
    certificates: [{ name: 'CKA', date: 'soon' }],
    projects: [{ description: 'Two' }],
    awards: [{ summary: 'For nothing' }],
  })
  const { history, certificates } = await readContent(root, 'content')
  expect(history?.entries).toEqual([{ period: '2018 - soon', role: 'Aide', employer: 'Mill' }])
  expect(certificates?.entries).toEqual([{ name: 'CKA' }])
  expect(report.match(/Not imported:\n.*?(?=\n\n(?:Changed|Public|To write))/s)?.[0]).toMatchInlineSnapshot(`
    "Not imported:
      basics.label (not a valid value, see https://jsonresume.org/schema)
      work[1].url (not an https:// URL)
      certificates[0].date ("soon" is not a date such as 2024, 2024-05 or 2024-05-17)
      basics.url https://zoe.dev/?a (no site can be published there; write its own address in url)
      project "Two" (it has no name)
      work of 2010 - Present (it has neither a position nor an employer)
      awards "For nothing" (an entry without a title)
      history.entries[1].role "ኢንጂነር" (The CV fonts do not support "ኢ". Use letters, digits and common symbols.)
      history.entries[0].location "አ", name "Ada አ" (The CV fonts do not support "አ". Use letters, digits and common symbols.)
      profile.phone "on request" (Invalid phone number. Write digits and spaces in quotes, such as "+1 202 555 0143".)
      profile.email "nobody" (Invalid email address. Write an address such as name@example.com.)
      history.entries[1] "2020 - Present, Index" (Required field is missing. Add it with text as its value.)"
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

test('keeps texts that YAML would read as something else', async () => {
  const names = ['2024-01-01', 'true', 'null', '0812', 'a: b', 'a #b', '*a', '&a', "it's", '"x', '[a]']
  const { root } = await run({ skills: names })
  expect((await readContent(root, 'content')).expertise?.skills.map(({ name }) => name)).toEqual(names)
})

test('writes texts that look like dates or booleans in quotes', async () => {
  const { yaml } = await run({
    work: [{ position: 'yes', startDate: '2021', endDate: '2022-02' }],
    awards: [{ title: 'Best', date: '2022-02' }],
  })
  expect(yaml()).toMatch(/ period: '2021 - 2022-02'\n +role: 'yes'\n[^]+ date: '2022-02'\n/)
})

test('replaces own content only with --force, and writes a backup', async () => {
  const { root, yaml } = await run(complete)
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

test('replaces an unchanged copy of the sample without --force, and keeps its images', async () => {
  const root = project()
  cpSync(join(root, 'sample'), join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/images/portrait.jpg'), 'mine')
  const { report } = await run({ basics: { name: 'Ada' } }, { root })
  expect(report).toContain('Wrote content/site.yaml')
  expect(readFileSync(join(root, 'content/images/portrait.jpg'), 'utf8')).toBe('mine')
})

test.each([
  ['an empty file', ' \n', /resume\.json is empty\. Pass a JSON Resume/],
  ['a comma too many', '{\n  "name": "Ada",\n}', /resume\.json:3:1: This is not valid JSON \(.*name\)\. Correct it/],
  [
    'an unquoted text',
    '{\n  "name": Ada\n}',
    /resume\.json:2:11: This is not valid JSON \(Unexpected token 'A'\)\. Correct/,
  ],
  ['an unquoted text at the start', '{"a": Ada}', /resume\.json:1:7: This is not valid JSON/],
  ['a missing bracket', '{\n  "name": "Ada"\n', /resume\.json:3:1: This is not valid JSON/],
  ['a list', '[]', /is not a JSON object/],
  ['other JSON', '{"name": "portfolio"}', /has none of the sections basics, work, .*\. Pass a JSON Resume/],
  [
    'another encoding',
    Buffer.from('{"basics":{"name":"Zo\xeb"}}', 'latin1'),
    /resume\.json is not encoded in UTF-8\. Save it again/,
  ],
  ['a large file', Buffer.alloc(6_000_000, ' '), /larger than 5 MB/],
  ['a huge file', Buffer.alloc(51_000_000, ' '), /larger than 50 MB/],
  ['a PDF', '%PDF-1.7', /resume\.json is a PDF\. Pass a JSON Resume .* or the zip file/],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is an old Word or Excel document\. Pass a JSON/],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(bytes)
  expect(problem).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(['resume.json', 'sample'])
})

test('reports a file where the content folder belongs', async () => {
  const root = project()
  writeFileSync(join(root, 'content'), 'a file')
  const { problem } = await run(complete, { root })
  expect(problem).toBe('content is a file. Remove it, or rename it, and run npm run import again.')
  expect(readFileSync(join(root, 'content'), 'utf8')).toBe('a file')
})

test('reports when the content cannot be written', async () => {
  const root = project()
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, `content/.site.yaml.${process.pid}.tmp`), '')
  const { problem } = await run(complete, { root })
  expect(problem).toMatch(/^content\/site\.yaml cannot be written \(.*\)\. Check the permissions of content\/\.$/)
})

test('removes the unfinished file of a killed import, but not of a running one', async () => {
  const root = project()
  mkdirSync(join(root, 'content'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  for (const id of [pid, process.ppid]) writeFileSync(join(root, `content/.site.yaml.${id}.tmp`), '')
  await run(complete, { root })
  expect(readdirSync(join(root, 'content'))).toEqual([`.site.yaml.${process.ppid}.tmp`, 'site.yaml'])
})

test.each(['utf16le', 'utf-8'] as const)('reads a byte order mark and %s', async (encoding) => {
  const { yaml } = await run(Buffer.from('\uFEFF{"basics":{"name":"Zoë"}}', encoding))
  expect(yaml()).toContain('\nname: Zoë\n')
})

test('describes the owner without unknown countries and double full stops', async () => {
  const { root, report } = await run({
    basics: {
      name: 'Ada',
      label: 'Platform Engineer | Kubernetes | Terraform | Go',
      location: { city: 'Ulm', countryCode: 'ZZ' },
    },
    work: [{ name: 'Acme Inc.', position: 'Engineer' }],
  })
  const { hero, profile, description } = await readContent(root, 'content', () => ({
    placeholders: true,
    sample: true,
  }))
  expect([hero.headline, profile.title, profile.location]).toEqual([
    'Platform Engineer',
    'Platform Engineer | Kubernetes | Terraform | Go',
    'Ulm',
  ])
  expect(description).toContain('Experience at Acme Inc. Personal')
  expect(report).toContain('basics.location.countryCode (there is no country with the code "ZZ")')
})

test('writes the newest entries first, and volunteering behind education', async () => {
  const dated = (name: string) => [{ [name]: 'A' }, { [name]: 'B', date: '2019' }, { [name]: 'C', date: '2020-01' }]
  const { yaml, content } = await run({
    certificates: dated('name'),
    awards: dated('title'),
    publications: [
      { name: 'A', releaseDate: '2019' },
      { name: 'B', releaseDate: '2020' },
    ],
    projects: [{ name: 'A' }, { name: 'B', endDate: '2019' }, { name: 'C', startDate: '2018' }],
    basics: { name: 'Ada', label: 'Aide', url: 'https://ada.dev' },
    education: [{ institution: 'A' }],
    volunteer: [{ organization: 'A' }],
  })
  const { certificates, awards, publications, gallery } = await content()
  expect(certificates?.entries.map(({ name }) => name).join('')).toBe('CBA')
  expect(awards?.entries.map(({ title }) => title).join('')).toBe('CBA')
  expect(publications?.entries.map(({ title }) => title).join('')).toBe('BA')
  expect(gallery?.projects.map(({ title }) => title).join('')).toBe('CBA')
  expect(yaml()).toMatch(/\neducation:[^]+\nvolunteering:[^]+\ncertificates:/)
})

test('names what it dropped, and descriptions of companies that it used', async () => {
  const { report } = await run({
    basics: { profiles: [{ network: 'Forum', username: 'ada' }] },
    skills: [null, 'Go', { name: 'Web', keywords: ['CSS', '???', null] }],
    work: [
      { position: 'Aide', description: 'A mill' },
      { position: 'Lead', description: 'A mill', summary: 'Led it.' },
    ],
  })
  expect(report).toContain('skills[0] (it is empty)')
  expect(report).toContain('skills[2].keywords (without "???", which has no letter or digit)')
  expect(report).toContain('skills[2].keywords (items that are neither a text nor a number)')
  expect(report).toContain('basics.profiles[0] "Forum" (it has no https:// URL')
  expect(report).toContain('work.description (the site has no field for it)')
  expect(report).toContain('work[0].description (the description of the company is shown as that of the job')
})

test('says how to restore a missing sample', async () => {
  const root = project()
  rmSync(join(root, 'sample'), { recursive: true })
  expect((await run(complete, { root })).problem).toMatch(/^sample\/ is missing\. .*: git checkout -- sample$/)
})

test('names a profile whose URL is not an https:// URL', async () => {
  const { report } = await run({ basics: { name: 'Ada', profiles: [{ network: 'Forge', url: 'ftp://ada.dev' }] } })
  expect(report).toContain('basics.profiles[0].url (not an https:// URL)')
  expect(report).not.toContain('no URL')
})

test('rejects a single table of a LinkedIn export', async () => {
  const { problem } = await run('Name\nGo', { name: 'Skills.csv' })
  expect(problem).toMatch(
    /^Skills\.csv is one file of a LinkedIn export\. Pass its zip file, or the unpacked folder\.$/,
  )
})

test('rejects a folder without any file of a LinkedIn export, and names them', async () => {
  const root = project()
  mkdirSync(join(root, 'export'))
  const { problem } = await importResume({ root, file: join(root, 'export'), force: false })
  expect(problem).toMatch(/export has no data of a LinkedIn export\. .*: Profile\.csv, .*Positions\.csv, /)
})
