import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../generator/content/read-content.ts'
import { importResume } from './import-resume.ts'

/** A project folder without content/. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('sample', join(root, 'sample'), { recursive: true })
  return root
}

async function run(resume: unknown, { root = project(), force = false } = {}) {
  const file = join(root, 'resume.json')
  writeFileSync(file, typeof resume === 'string' || Buffer.isBuffer(resume) ? resume : JSON.stringify(resume))
  const result = await importResume({ root, file, force, now: new Date('2026-11-21') })
  const yaml = () => readFileSync(join(root, 'content/site.yaml'), 'utf8')
  return { root, report: '', problem: '', ...result, yaml, content: () => readContent(root, 'content') }
}

const complete = {
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
      { network: 'GitHub', url: 'https://github.com/zoe' },
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
      highlights: ['Moved 60 services'],
    },
  ],
  skills: [{ name: 'Cloud', keywords: ['AWS', 'Zymurgy', 'aws'] }, { name: 'Docker' }],
  projects: [{ name: 'Oven watch', description: 'Watches ovens.', keywords: ['IoT'], highlights: ['Found 3 fires'] }],
  education: [{ institution: 'TU Berlin' }],
}

test('imports every field of a JSON Resume that the site shows', async () => {
  const { content } = await run(complete)
  expect(await content()).toMatchObject({
    url: 'https://zoe.dev/cv',
    name: 'Zoë Müller',
    title: '{name} | Site Reliability Engineer',
    description: complete.basics.summary,
    hero: { headline: 'Site Reliability Engineer', subtitle: 'I keep clusters calm.' },
    profile: { experience: '12+ Years Experience', location: 'Berlin, Germany', email: 'zoe@zoe.dev' },
    expertise: {
      skills: [
        { name: 'AWS', icon: 'devicon:amazonwebservices' },
        { name: 'Zymurgy', icon: 'tabler:code' },
        { name: 'Docker', icon: 'devicon:docker' },
      ],
    },
    companies: {
      organisations: [
        {
          path: '/ovens-sons',
          legalName: 'Ovens & Sons',
          blurb: 'Bakes for the north.',
          location: 'Hamburg',
          website: 'https://ovens.dev/',
        },
      ],
    },
    gallery: { projects: [{ title: 'Oven watch', category: 'IoT', description: 'Watches ovens. Found 3 fires.' }] },
    history: {
      entries: [
        {
          period: '2021 - Present',
          role: 'Engineer',
          employer: 'Ovens & Sons',
          description: 'Runs its telemetry. Moved 60 services.',
        },
        { period: '2014 - 2016', role: 'Operator', employer: 'Bank AG', description: 'Kept it up.' },
      ],
    },
    footer: {
      about: complete.basics.summary,
      profiles: [
        { label: 'GitHub', icon: 'tabler:brand-github', address: 'https://github.com/zoe' },
        { label: 'LinkedIn', address: 'https://www.linkedin.com/in/zoe' },
      ],
    },
  })
})

test('reports what was imported, what was not, and what to do next', async () => {
  const { report } = await run(complete)
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.json (skills: 3, organisations: 1, projects: 1, history entries: 2, profiles: 2).
    Copied from sample/: images/hero.jpg, images/portrait.jpg, images/example-technologies.svg, images/cloud-infrastructure.jpg, animations/hero.json, animations/profile.json, animations/expertise.json, animations/history.json.

    Not imported:
      education (the site has no field for it)
      skills (duplicates: 1)
      basics.phone (it would be public; add it to companies.organisations[0].phone to show it)
      basics.image (save the picture in content/images/ and write its file name in profile.photo)

    Complete by hand:
      icon of Zymurgy (no icon found; replace tabler:code in expertise.skills)

    Next:
      1. Edit content/site.yaml. 31 lines with "# sample" are not from your résumé.
      2. npm run dev     shows the site while you edit.
      3. npm run doctor  lists what is still sample content, and other problems."
  `)
})

test('imports old versions, HTML, single values instead of lists, and other field names', async () => {
  const { content, report } = await run({
    basics: {
      name: 'Ada Lovelace',
      label: '<b>Engineer</b> 🚀',
      website: 'http://ada.dev',
      summary: '<p>I build <b>engines</b> &amp; write.</p>',
      location: 'London',
      profiles: { network: 'Twitter', username: '@ada' },
    },
    work: {
      company: 'Mill',
      position: 'Aide',
      startDate: 'March 2019',
      endDate: 'Present',
      highlights: '- One\n- Two',
    },
    skills: ['Go', { name: 'Rust' }],
    projects: [{ title: 'Engine', type: 'All', keywords: 'brass; steam' }],
  })
  expect(await content()).toMatchObject({
    url: 'https://ada.dev/',
    name: 'Ada Lovelace',
    hero: { headline: 'Engineer' },
    profile: { location: 'London' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] },
    gallery: { projects: [{ title: 'Engine', category: 'brass', description: 'brass, steam.' }] },
    history: { entries: [{ period: '2019 - Present', role: 'Aide', employer: 'Mill', description: 'One. Two.' }] },
    footer: { about: 'I build engines & write.', profiles: [{ label: 'X', address: 'https://x.com/ada' }] },
  })
  expect(report).not.toContain('Not imported')
})

test('claims nothing that the résumé does not have, and marks the sample content', async () => {
  const { yaml, content } = await run({ basics: { name: 'Ada Lovelace' } })
  const { gallery, footer, companies } = await content()
  expect([gallery.projects, footer.profiles]).toEqual([[], []])
  expect(companies.organisations).toHaveLength(1)
  expect(companies.organisations[0]).not.toHaveProperty('phone')
  expect(yaml()).toContain("\nname: Ada Lovelace\ntitle: '{name}'\ndescription: >- # sample\n")
  expect(yaml()).toContain('  skills:\n    - name: Docker # sample\n')
  expect(yaml()).toContain('      email: hello@example.com # sample\n')
  expect(yaml()).toContain('\nui: # sample\n')
})

test('leaves out invalid values, and names them with the reason', async () => {
  const { content, report } = await run({
    basics: { name: 'Ada 李', email: 'nobody', url: 'https://github.com/ada', label: { a: 1 } },
    work: [
      { name: 'Index', position: '开发', startDate: '2020' },
      { name: 'Mill', position: 'Aide', startDate: 'soon', endDate: '2019' },
    ],
    projects: [{ description: 'Two' }],
  })
  const { name, history, companies } = await content()
  expect(name).toBe('Alex Example')
  expect(history.entries.map(({ role, period }) => [role, period])).toEqual([['Aide', 'Until 2019']])
  expect(companies.organisations.map(({ path }) => path)).toEqual(['/index-2'])
  expect(report.match(/Not imported:\n(.*?)\n\n/s)?.[1]).toMatchInlineSnapshot(`
    "  basics.label (it is not text)
      basics.email (it is not an email address)
      work[1].startDate (it is not a date; write it like 2019-03)
      basics.url (the site cannot be published there; write its own address in url)
      projects[0] (it has no name)
      name "Ada 李" (The CV fonts do not support "李". Use Latin, Greek or Cyrillic letters and common symbols.)
      history.entries "开发" (description: The CV fonts do not support "开". Use Latin, Greek or Cyrillic letters and common symbols.)"
  `)
})

test('keeps texts that YAML would read as something else', async () => {
  const names = ['2024-01-01', 'true', 'null', '0812', 'a: b', 'a #b', '*a', '&a', "it's", '"x', '[a]']
  const { content } = await run({ skills: names })
  expect((await content()).expertise.skills.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'null'))
})

test('replaces own content only with --force, and writes a backup', async () => {
  const { root, yaml } = await run(complete)
  const first = yaml()
  const refused = await run({ basics: { name: 'Ada' } }, { root })
  expect(refused.problem).toMatch(/^content\/site\.yaml has content of your own\. Run .* --force to replace it/)
  expect(yaml()).toBe(first)

  const { report } = await run({ basics: { name: 'Ada' } }, { root, force: true })
  expect(report).toContain('Your previous content is in content/site.before-import.yaml.')
  await run({ basics: { name: 'Bob' } }, { root, force: true })
  expect(readFileSync(join(root, 'content/site.before-import.yaml'), 'utf8')).toBe(first)
  expect(readFileSync(join(root, 'content/site.before-import-2.yaml'), 'utf8')).toContain('\nname: Ada\n')
})

test('replaces an unchanged copy of the sample without --force, and keeps its images', async () => {
  const root = project()
  cpSync(join(root, 'sample'), join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/images/portrait.jpg'), 'mine')
  const { report } = await run({ basics: { name: 'Ada' } }, { root })
  expect(report).toContain('Wrote content/site.yaml')
  expect(readFileSync(join(root, 'content/images/portrait.jpg'), 'utf8')).toBe('mine')
})

test('takes content that is not valid YAML for own content', async () => {
  const root = project()
  cpSync(join(root, 'sample'), join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/site.yaml'), 'name: [')
  expect((await run({ basics: { name: 'Ada' } }, { root })).problem).toContain('--force')
})

test.each([
  [
    'invalid JSON',
    '{"basics": {\n  "name": "Ada",}}',
    /is not valid JSON in line 2 \(.*\)\. Correct it, or export it again\./,
  ],
  ['a list', '[]', /is not a JSON object/],
  ['an empty file', '', /is not valid JSON \(Unexpected end of JSON input\)/],
  ['other JSON', '{"name": "portfolio"}', /has no basics, work, skills or projects\. Pass a JSON Resume/],
  ['another encoding', Buffer.from('{"basics":{"name":"Zo\xeb"}}', 'latin1'), /is not a text in UTF-8/],
  ['a large file', Buffer.alloc(6_000_000, ' '), /is larger than 5 MB/],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(bytes)
  expect(problem).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(['resume.json', 'sample'])
})

test('names a file that does not exist', async () => {
  const root = project()
  const result = await importResume({ root, file: join(root, 'none.json'), force: false, now: new Date() })
  expect(result).toEqual({ problem: expect.stringMatching(/^There is no file .*none\.json\. Check the path\.$/) })
})

test('reports when the content cannot be written', async () => {
  const root = project()
  writeFileSync(join(root, 'content'), 'a file')
  expect((await run(complete, { root })).problem).toMatch(/^content\/site\.yaml cannot be written \(/)
  expect(readFileSync(join(root, 'content'), 'utf8')).toBe('a file')
})
