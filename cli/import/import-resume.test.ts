import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { readContent } from '../../generator/content/read-content.ts'
import { importResume } from './import-resume.ts'

const now = new Date('2026-11-21')

/** A project as it comes, as far as an import needs it, in a folder of its own. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync('sample', join(root, 'sample'), { recursive: true })
  cpSync('sample', join(root, 'content'), { recursive: true })
  return root
}

/** What an import of a file says, and what there is then. */
async function imported(resume: unknown, { root = project(), force = false } = {}) {
  const file = join(root, 'resume.json')
  writeFileSync(file, typeof resume === 'string' || Buffer.isBuffer(resume) ? resume : JSON.stringify(resume))
  const answer = await importResume({ root, file, force, now })
  const said = 'report' in answer ? answer.report : answer.refusal
  return { root, said, refused: 'refusal' in answer, content: await readContent(root, 'content') }
}

const whole = {
  basics: {
    name: 'Zoë Müller',
    label: 'Site Reliability Engineer',
    image: 'https://zoe.dev/me.jpg',
    email: 'zoe@zoe.dev',
    phone: '+49 30 1234567',
    url: 'https://zoe.dev/cv',
    summary: 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers, and written down how.',
    location: { city: 'Berlin', countryCode: 'DE' },
    profiles: [
      { network: 'GitHub', username: 'zoe', url: 'https://github.com/zoe' },
      { network: 'LinkedIn', username: 'zoe' },
    ],
  },
  work: [
    { name: 'Bank AG', position: 'Operator', startDate: '2014-03-01', endDate: '2016-02-29', summary: 'Kept it up.' },
    {
      name: 'Ovens & Sons',
      position: 'Engineer',
      startDate: '2021-03',
      url: 'https://ovens.dev',
      location: 'Hamburg',
      description: 'Bakes for the north.',
      summary: 'Runs its telemetry.',
      highlights: ['Cut the bill by a third.', 'Moved 60 services'],
    },
  ],
  skills: [{ name: 'Cloud', keywords: ['AWS', 'Terraform', 'terraform'] }, { name: 'Docker' }],
  projects: [{ name: 'Oven watch', description: 'Watches ovens.', keywords: ['IoT'], highlights: ['Found 3 fires'] }],
  education: [{ institution: 'TU Berlin' }],
  languages: [{ language: 'German' }, { language: 'English' }],
}

test('a résumé of version 1, which is one by the published schema, gives what it says', async () => {
  const errors = await new Promise((resolve) => schema.validate(whole, resolve))
  expect(errors).toBeNull()
  const { content } = await imported(whole)
  expect(content).toMatchObject({
    url: 'https://zoe.dev/cv',
    name: 'Zoë Müller',
    title: '{name} | Site Reliability Engineer',
    description: whole.basics.summary,
    hero: { headline: 'Site Reliability Engineer', subtitle: 'I keep clusters calm.' },
    profile: {
      title: 'Site Reliability Engineer',
      experience: '12+ Years Experience',
      location: 'Berlin, Germany',
      email: 'zoe@zoe.dev',
    },
    expertise: {
      skills: [
        { name: 'AWS', icon: 'devicon:amazonwebservices' },
        { name: 'Terraform', icon: 'devicon:terraform' },
        { name: 'Docker', icon: 'devicon:docker' },
      ],
    },
    companies: {
      organisations: [
        {
          path: '/ovens-sons',
          name: 'Ovens & Sons',
          legalName: 'Ovens & Sons',
          blurb: 'Bakes for the north.',
          features: ['Cut the bill by a third', 'Moved 60 services'],
          location: 'Hamburg',
          website: 'https://ovens.dev/',
        },
      ],
    },
    gallery: {
      projects: [{ title: 'Oven watch', category: 'IoT', description: 'Watches ovens. Found 3 fires.' }],
    },
    history: {
      entries: [
        {
          period: '2021 - Present',
          role: 'Engineer',
          employer: 'Ovens & Sons',
          description: 'Runs its telemetry. Cut the bill by a third. Moved 60 services.',
        },
        { period: '2014 - 2016', role: 'Operator', employer: 'Bank AG', description: 'Kept it up.' },
      ],
    },
    footer: {
      about: whole.basics.summary,
      profiles: [
        { label: 'GitHub', icon: 'tabler:brand-github', address: 'https://github.com/zoe' },
        { label: 'LinkedIn', icon: 'tabler:brand-linkedin', address: 'https://www.linkedin.com/in/zoe' },
      ],
    },
  })
})

test('a résumé of version 0, with HTML, an unknown end and numbers, is read as well', async () => {
  const { content } = await imported(
    `\ufeff${JSON.stringify(
      {
        basics: {
          name: 'Ada',
          website: 'http://ada.dev',
          picture: '',
          summary: '<p>I build <b>engines</b> &amp; write.</p>',
          location: { city: 'London', countryCode: null },
          profiles: [{ network: 'twitter', username: '@ada' }],
        },
        work: [
          { company: 'Mill Ltd', position: 'Analyst', startDate: 2019, endDate: 'Present', highlights: 'One\nTwo' },
          { company: 'Gate', position: 'Aide', startDate: 'March 2017', endDate: '2017' },
        ],
        skills: ['Go', 'go', { name: 'Rust', keywords: [] }],
      },
      null,
      2,
    ).replaceAll('\n', '\r\n')}`,
  )
  expect(content.history.entries).toEqual([
    { period: '2019 - Present', role: 'Analyst', employer: 'Mill Ltd', description: 'One. Two.' },
    { period: '2017', role: 'Aide', employer: 'Gate', description: 'Aide.' },
  ])
  expect(content.companies.organisations.map(({ name, location, features }) => [name, location, features])).toEqual([
    ['Mill Ltd', 'London', ['One', 'Two']],
  ])
  expect(content.expertise.skills.map(({ name }) => name)).toEqual(['Go', 'Rust'])
  expect(content.footer).toMatchObject({ about: 'I build engines & write.', profiles: [{ label: 'X' }] })
  expect(content.url).toBe('https://example.com/')
})

test('of a name alone, a site is made that claims nothing else, and marks what is the sample’s', async () => {
  const { root, content } = await imported({ basics: { name: 'Ada Lovelace' } })
  expect(content).toMatchObject({ name: 'Ada Lovelace', title: '{name}', gallery: { projects: [] } })
  expect(content.footer.profiles).toEqual([])
  expect([content.expertise.skills.length, content.history.entries.length]).toEqual([1, 1])
  expect(content.companies.organisations).toHaveLength(1)
  expect(content.companies.organisations[0]).not.toHaveProperty('phone')
  const yaml = readFileSync(join(root, 'content/site.yaml'), 'utf8')
  expect(yaml).toContain("\nname: Ada Lovelace\ntitle: '{name}'\ndescription: >- # the sample's\n")
  expect(yaml).toContain("  skills: # the sample's\n    - { name: Docker, icon: 'devicon:docker' }\n\n")
  expect(yaml).toContain("\nui: # the sample's\n")
  expect(yaml).toContain("      email: hello@example.com # the sample's\n")
})

test('every line of the result is the file’s, or is marked, itself or by its block', async () => {
  const { root } = await imported(whole)
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n')
  const sample = readFileSync('sample/site.yaml', 'utf8').split('\n')
  const values = new Set(
    sample.filter((line) => /: [^>]/.test(line) && !line.startsWith('#')).map((line) => line.trim()),
  )
  const unmarked = lines.filter((line) => values.has(line.trim()) && depthOfMark(lines, lines.indexOf(line)) === null)
  // Which the file names as well.
  expect(unmarked).toEqual(["    - { name: Docker, icon: 'devicon:docker' }"])
})

/** How deep the marked block begins that a line stands in. */
function depthOfMark(lines: readonly string[], index: number): number | null {
  let depth = lines[index]?.search(/\S/) ?? 0
  for (const line of lines.slice(0, index).toReversed()) {
    const own = line.search(/\S/)
    if (own < 0 || own >= depth) continue
    if (line.endsWith("# the sample's")) return own
    depth = own
  }
  return null
}

test('what the CV can’t print, or what is no address, is left and told, and the rest is taken', async () => {
  const { content, said, refused } = await imported({
    basics: { name: 'Ada 李', email: 'nobody', phone: 'ring me', url: 'https://github.com/ada' },
    work: [
      { name: 'Index', position: '开发', startDate: '2020' },
      { name: 'Images', position: 'Aide', startDate: '2019' },
    ],
    projects: [{ name: 'One', type: 'All' }, { description: 'Two' }],
  })
  expect(refused).toBe(false)
  expect(content.name).toBe('Alex Example')
  expect(content.history.entries.map(({ role }) => role)).toEqual(['Aide'])
  expect(content.companies.organisations.map(({ path }) => path)).toEqual(['/index-2', '/images-2'])
  expect(content.gallery.projects.map(({ category }) => category)).toEqual(['Projects'])
  expect(said).toContain('\n  name: The CV fonts do not support "李"')
  expect(said).toContain('\n  work[0]: role: The CV fonts do not support "开"')
  expect(said).toContain('\n  basics.email: is no e-mail address')
  expect(said).toContain('\n  basics.phone: is yours, and would be public')
  expect(said).toContain('\n  basics.url: the site can’t stand there')
  expect(said).toContain('\n  projects[1]: has no name')
})

test('of several entries that can’t stand, these go, and no others', async () => {
  const work = ['开', 'One', '发', 'Two', 'Three', '者'].map((position) => ({
    position,
    company: 'Firm',
    startDate: '2019',
  }))
  const { content } = await imported({ basics: { name: 'Ada', label: '李' }, work })
  expect(content.history.entries.map(({ role }) => role)).toEqual(['One', 'Two', 'Three'])
  expect(content.profile.title).toBe('DevOps Engineer & Cloud Architect & Data Engineer')
})

test('texts that YAML would take for something else come through as they are', async () => {
  const names = [
    '2024-01-01',
    'true',
    '~',
    '0812',
    '1e3',
    'a: b',
    'a #b',
    '- a',
    '*a',
    '&a',
    '!a',
    '@a',
    '%a',
    "it's",
    '"',
    '[a]',
    '{a}',
    '? a',
    '<<',
  ]
  const { content } = await imported({
    skills: names,
    projects: [{ name: names[0], description: `${'word '.repeat(40)}: a #b` }],
  })
  expect(content.expertise.skills.map(({ name }) => name)).toEqual(
    names
      .map((name) => ({ '- a': 'a', '{a}': '{ a }' })[name] ?? name)
      .filter((name, index, all) => all.indexOf(name) === index),
  )
  expect(content.gallery.projects[0]?.title).toBe('2024-01-01')
  expect(content.gallery.projects[0]?.description).toBe(`${'word '.repeat(40)}: a #b.`)
})

test('the report tells what was taken, what was left and what is the sample’s', async () => {
  const { said } = await imported(whole)
  expect(said).toMatchInlineSnapshot(`
    "Taken from resume.json:
      url, name, title, description
      hero: headline, subtitle
      profile: title, experience, location, email
      expertise: skills (3 entries)
      companies.organisations[0]: path, name, legalName, blurb, features (2 entries), location, website
      gallery: projects (1 entry)
      history: entries (2 entries)
      footer: about, profiles (2 entries)

    Left in it, or written otherwise:
      basics.phone: is yours, and would be public; an organisation may have a number, in its phone
      skills (1): stand in their list before
      basics.image: put the picture into content/images/ and name it in profile.photo
      education (1), languages (2): the site has no place for them

    Still the sample's, with "# the sample's" in content/site.yaml:
      language, animations, ui
      hero: picture
      profile: photo, availability
      expertise: title, label, lead
      companies: title, label, mission
      companies.organisations[0]: logo, tagline, websiteLabel, about, offers, email
      gallery: title, label, lead
      gallery.projects[]: picture
      history: title, label, lead
      footer: aboutTitle, linksTitle, links, connectTitle, rights

    Next: edit content/site.yaml, then npm run dev."
  `)
})

test('a content that says things of its own is replaced by force alone, and kept', async () => {
  const root = project()
  await imported(whole, { root })
  const first = readFileSync(join(root, 'content/site.yaml'), 'utf8')
  const again = await imported({ basics: { name: 'Ada' } }, { root })
  expect(again).toMatchObject({ refused: true, said: expect.stringContaining('--force') })
  expect(again.content.name).toBe('Zoë Müller')
  const forced = await imported({ basics: { name: 'Ada' } }, { root, force: true })
  expect(forced.said).toContain('What content/site.yaml said before is kept as content/site.before-import.yaml.')
  expect(readFileSync(join(root, 'content/site.before-import.yaml'), 'utf8')).toBe(first)
  const twice = await imported({ basics: { name: 'Bob' } }, { root, force: true })
  expect(twice.content.name).toBe('Bob')
  expect(readFileSync(join(root, 'content/site.before-import.yaml'), 'utf8')).toBe(first)
  expect(readFileSync(join(root, 'content/site.before-import-2.yaml'), 'utf8')).toContain('\nname: Ada\n')
})

test('a content that can’t be read counts as one of its own', async () => {
  const root = project()
  writeFileSync(join(root, 'content/site.yaml'), 'name: [')
  writeFileSync(join(root, 'resume.json'), '{"basics": {"name": "Ada"}}')
  const asked = { root, file: join(root, 'resume.json'), force: false, now }
  expect(await importResume(asked)).toHaveProperty('refusal')
  expect(await importResume({ ...asked, force: true })).toHaveProperty('report')
})

test('without a content, or its pictures, the sample’s are brought along', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync('sample', join(bare, 'sample'), { recursive: true })
  const { said, content } = await imported({ basics: { name: 'Ada' } }, { root: bare })
  expect(content.name).toBe('Ada')
  expect(said).toContain('images/portrait.jpg')
  expect(readdirSync(join(bare, 'content')).toSorted()).toEqual(['animations', 'images', 'site.yaml'])
})

test.each([
  ['no JSON', '{"basics": {\n  "name": Ada }}', 'is no JSON from line 2, column 11 on'],
  ['a list', '[]', 'holds no fields in braces'],
  ['a word', 'null', 'holds no fields in braces'],
  ['nothing', ' \n', 'is empty'],
  ['something else in JSON', '{"name": "portfolio", "version": "1"}', 'says nothing that the site has a place for'],
  ['a web page', '<!doctype html><p>Ada', 'is a web page or XML'],
  ['a PDF', '%PDF-1.7\n', 'is a PDF'],
  ['an archive', 'PK\u0003\u0004', 'is an archive'],
  ['another encoding', Buffer.from('{"basics":{"name":"Zo\xeb"}}', 'latin1'), 'is not written in UTF-8'],
  ['six megabytes', Buffer.alloc(6_000_000, ' '), 'has more than 5 MB'],
])('%s is refused in one sentence, and nothing is written', async (_, bytes, sentence) => {
  const root = project()
  const before = readFileSync(join(root, 'content/site.yaml'), 'utf8')
  const { said, refused } = await imported(bytes, { root, force: true })
  expect({ said, refused }).toEqual({ said: expect.stringContaining(sentence), refused: true })
  expect(said).toMatch(/^\S.*\.$/)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(before)
  expect(readdirSync(join(root, 'content')).toSorted()).toEqual(['animations', 'images', 'site.yaml'])
})

test('what is empty because the file has nothing for it is told', async () => {
  const { said } = await imported({ basics: { name: 'Ada' } })
  expect(said).toContain('Empty, because it has nothing for them:\n  gallery: projects\n  footer: profiles\n')
})

test('a file that is not there, and a folder, are refused in one sentence', async () => {
  const root = project()
  const said = async (file: string) => importResume({ root, file, force: false, now })
  expect(await said(join(root, 'none.json'))).toEqual({ refusal: `There is no file ${join(root, 'none.json')}.` })
  expect(await said(root)).toEqual({ refusal: `${root} is a folder; name the file in it.` })
})

test('where the content can’t be put in place, nothing stays behind', async () => {
  const root = project()
  writeFileSync(join(root, 'content/site.yaml'), 'name: Mine')
  for (const n of Array.from({ length: 1000 }, (__, index) => index + 1)) {
    writeFileSync(join(root, `content/site.before-import${n === 1 ? '' : `-${n}`}.yaml`), '')
  }
  writeFileSync(join(root, 'resume.json'), '{"skills": ["Go"]}')
  const answer = await importResume({ root, file: join(root, 'resume.json'), force: true, now })
  expect(answer).toEqual({ refusal: expect.stringContaining('content/site.yaml can’t be written') })
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('name: Mine')
  expect(readdirSync(join(root, 'content')).filter((name) => name.endsWith('.new'))).toEqual([])
  expect(existsSync(join(root, 'content/site.before-import-1001.yaml'))).toBe(false)
})

test('work without words, a skill without a logo and volunteering are told', async () => {
  const { said } = await imported({
    basics: { name: 'Ada' },
    work: [{ name: 'Mill', position: 'Aide', startDate: '2020' }],
    skills: [{ name: 'Zymurgy' }],
    volunteer: [{ organization: 'School' }],
  })
  expect(said).toContain('work[0]: says nothing of the work; write the description of its entry')
  expect(said).toContain('Zymurgy: has no logo in the icon sets, and got tabler:code')
  expect(said).toContain('volunteer (1): stand with an organisation, if you name it in companies')
})
