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

const summary = 'I keep clusters calm. Since 2014 I have run platforms for banks and bakers, and written down how.'
const complete = {
  basics: {
    name: 'Zoë Müller',
    label: 'Site Engineer',
    image: 'https://zoe.dev/me.jpg',
    email: 'zoe@zoe.dev',
    phone: '+49 30 1234567',
    url: 'https://zoe.dev/cv',
    summary,
    location: { city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'LinkedIn', username: 'zoe' }],
  },
  work: [
    { name: 'Bank AG', position: 'Operator', startDate: '2014-03-01', endDate: '2016-02-29', summary: 'Kept it up.' },
    { name: 'Ovens', position: 'Engineer', startDate: '2021-03', description: 'Bakes.', highlights: ['Moved it'] },
  ],
  skills: [{ name: 'Cloud', keywords: ['AWS', 'Zymurgy', 'aws'] }, { name: 'Docker' }],
  projects: [{ name: 'Oven watch', description: 'Watches ovens.', keywords: ['IoT'], highlights: ['Found 3 fires'] }],
  education: [{ institution: 'TU Berlin' }],
}

test('imports every field that the site shows, and reports the others and what to do next', async () => {
  const { content, report } = await run(complete)
  const skills = [
    { name: 'AWS', icon: 'devicon:amazonwebservices' },
    { name: 'Zymurgy', icon: 'tabler:code' },
    { name: 'Docker', icon: 'devicon:docker' },
  ]
  const entries = [
    { period: '2021 - Present', role: 'Engineer', employer: 'Ovens', description: 'Bakes. Moved it.' },
    { period: '2014 - 2016', role: 'Operator', employer: 'Bank AG', description: 'Kept it up.' },
  ]
  const linkedIn = { label: 'LinkedIn', icon: 'tabler:brand-linkedin', address: 'https://www.linkedin.com/in/zoe' }
  expect(await content()).toMatchObject({
    url: 'https://zoe.dev/cv',
    name: 'Zoë Müller',
    title: '{name} | Site Engineer',
    description: summary,
    hero: { headline: 'Site Engineer', subtitle: 'I keep clusters calm.' },
    profile: { experience: '12+ Years Experience', location: 'Berlin, Germany', email: 'zoe@zoe.dev' },
    expertise: { skills },
    companies: { organisations: [{ path: '/ovens', name: 'Ovens', blurb: 'Bakes.', location: 'Berlin, Germany' }] },
    gallery: { projects: [{ title: 'Oven watch', category: 'IoT', description: 'Watches ovens. Found 3 fires.' }] },
    history: { entries },
    footer: { about: summary, profiles: [linkedIn] },
  })
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.json (skills: 3, organisations: 1, projects: 1, history entries: 2, profiles: 1).
    Copied from sample/: images/hero.jpg, images/portrait.jpg, images/example-technologies.svg, images/cloud-infrastructure.jpg, animations/hero.json, animations/profile.json, animations/expertise.json, animations/history.json.

    Not imported:
      education (the site has no field for it)
      basics.phone (it would be public; add it to companies.organisations[0].phone to show it)
      basics.image (save the picture in content/images/ and write its file name in profile.photo)

    Complete by hand:
      icon of Zymurgy (no icon found; replace tabler:code in expertise.skills)

    Next:
      1. Edit content/site.yaml. 32 lines with "# sample" are not from your résumé.
      2. npm run dev     shows the site while you edit.
      3. npm run doctor  lists what is still sample content, and other problems."
  `)
})

test('imports old versions, HTML, single values instead of lists, and other field names', async () => {
  const { content, report } = await run({
    basics: { label: '<b>Dev</b> 🚀', website: 'http://ada.dev', location: 'London', profiles: 'https://x.com/ada' },
    work: { company: 'Mill', title: 'Aide', startDate: 'March 2019', endDate: 'Present', highlights: '- One\n- Two' },
    skills: ['Go', { name: 'Rust' }],
    projects: [{ name: 'Engine', type: 'All', keywords: 'brass; steam' }],
  })
  expect(await content()).toMatchObject({
    url: 'https://ada.dev/',
    hero: { headline: 'Dev' },
    profile: { location: 'London' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }] },
    gallery: { projects: [{ title: 'Engine', category: 'brass', description: 'brass, steam.' }] },
    history: { entries: [{ period: '2019 - Present', role: 'Aide', employer: 'Mill', description: 'One. Two.' }] },
    footer: { profiles: [{ icon: 'tabler:brand-x', address: 'https://x.com/ada' }] },
  })
  expect(report).not.toContain('Not imported')
})

test('claims nothing that the résumé does not have, and marks the sample content', async () => {
  const { yaml, content } = await run({ basics: { name: 'Ada Lovelace' } })
  const { gallery, footer, companies } = await content()
  expect([gallery.projects, footer.profiles]).toEqual([[], []])
  expect(companies.organisations[0]).not.toHaveProperty('phone')
  expect(yaml()).toContain("\nname: Ada Lovelace\ntitle: '{name}'\ndescription: >- # sample\n")
  expect(yaml()).toContain('      email: hello@example.com # sample\n')
  expect(yaml()).toContain('\nui: # sample\n')
})

test('leaves out invalid values, and names them with the reason', async () => {
  const { content, report } = await run({
    basics: { name: 'Ada 李', email: 'nobody', url: 'https://github.com/ada', label: { a: 1 } },
    work: [
      { name: 'Index', position: '开发', startDate: '2020' },
      { name: 'Mill', position: 'Aide', startDate: 'soon', endDate: '2019', summary: 'word '.repeat(400) },
    ],
    projects: [{ description: 'Two' }],
  })
  const { name, history, companies } = await content()
  expect(name).toBe('Alex Example')
  expect(history.entries.map(({ role, period }) => [role, period])).toEqual([['Aide', '2019']])
  expect(companies.organisations.map(({ path }) => path)).toEqual(['/company-1'])
  expect(report.match(/Not imported:\n.*?(?=\n\nNext)/s)?.[0]).toMatchInlineSnapshot(`
    "Not imported:
      basics.label, basics.email, work[1].startDate (not a valid value, see https://jsonresume.org/schema)
      basics.url (the site cannot be published there; write its own address in url)
      history.entries "2020 - Present, 开发" (description: The CV fonts do not support "开". Use Latin, Greek or Cyrillic letters and common symbols.)
      name "Ada 李" (The CV fonts do not support "李". Use Latin, Greek or Cyrillic letters and common symbols.)

    Complete by hand:
      projects[0].name (write the title in gallery.projects)
      开发 (write description in history.entries)
      description "word word word word word word word…" (shortened to 1500 characters)"
  `)
})

test('keeps texts that YAML would read as something else', async () => {
  const names = ['2024-01-01', 'true', 'null', '0812', 'a: b', 'a #b', '*a', '&a', "it's", '"x', '[a]']
  const { content } = await run({ skills: names })
  expect((await content()).expertise.skills.map(({ name }) => name)).toEqual(names)
})

test('replaces own content only with --force, and writes a backup', async () => {
  const { root, yaml } = await run(complete)
  const first = yaml()
  const refused = await run({ basics: { name: 'Ada' } }, { root })
  expect(refused.problem).toMatch(/^content\/site\.yaml has content of your own\. Run .* --force to replace it/)
  expect(yaml()).toBe(first)

  const { report } = await run({ basics: { name: 'Ada' } }, { root, force: true })
  expect(report).toContain('Your previous content is in content/site.before-import.yaml.')
  writeFileSync(join(root, 'content/site.yaml'), 'name: [not YAML')
  expect((await run(complete, { root })).problem).toMatch(/--force/)
  await run(complete, { root, force: true })
  expect(readFileSync(join(root, 'content/site.before-import.yaml'), 'utf8')).toBe(first)
  expect(readFileSync(join(root, 'content/site.before-import-2.yaml'), 'utf8')).toBe('name: [not YAML')
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
  ['invalid JSON', '{"name": "Ada",}', /resume\.json cannot be read as JSON in UTF-8 \(.*\)\. Correct it/],
  ['a list', '[]', /is not a JSON object/],
  ['other JSON', '{"name": "portfolio"}', /has no basics, work, skills or projects\. Pass a JSON Resume/],
  ['another encoding', Buffer.from('{"basics":{"name":"Zo\xeb"}}', 'latin1'), /not valid for encoding utf-8/],
  ['a large file', Buffer.alloc(6_000_000, ' '), /larger than 5 MB/],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(bytes)
  expect(problem).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(['resume.json', 'sample'])
})

test('reports when the content cannot be written', async () => {
  const root = project()
  writeFileSync(join(root, 'content'), 'a file')
  expect((await run(complete, { root })).problem).toMatch(/^content\/site\.yaml cannot be written \(/)
  expect(readFileSync(join(root, 'content'), 'utf8')).toBe('a file')
})
