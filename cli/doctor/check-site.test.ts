import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readContent } from '../../content/content.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { composeYaml } from '../../importers/write/compose-yaml.ts'
import { checkSite, reportOf } from './check-site.ts'
import { checkLinks, request } from './links.ts'

/** Chosen, so that the doctor says nothing of layouts. */
const look = { layout: 'classic' }

async function reportFor(yaml: string) {
  return reportOf(await checkSite(temporaryFolder({ 'content/site.yaml': yaml }), 'content'))
}

test('lists everything that the import marks as to write, until the site has a public URL', async () => {
  const yaml = composeYaml({ title: '{name}', look })
  const marked = yaml.split('\n').flatMap((line, index) => (line.includes('# to write: ') ? [index + 1] : []))
  const report = await reportFor(yaml)
  expect(report).toMatch(/^(?:warning: .+\n){3}\n3 warnings\.\n\ncv\.pdf: 1 page$/)
  expect([...report.matchAll(/site\.yaml:(\d+)/g)].map(([, line]) => Number(line))).toEqual(marked)

  vi.stubEnv('SITE_URL', 'https://ada.dev/')
  expect(await reportFor(yaml)).toMatch(/^error: content\/site\.yaml:\d+:7 name: Write your name.+\n +\d+ \| name:/)
})

const finished = composeYaml({ name: 'Ada', profile: { title: 'Engineer' }, look }).replace(
  /^url: .*$/m,
  'url: https://ada.dev/',
)

test('finds nothing in a finished site, but for a wrong SITE_URL', async () => {
  expect(await reportFor(finished)).toBe('No problems found.\n\ncv.pdf: 1 page')
  vi.stubEnv('SITE_URL', 'ada.dev')
  expect(await reportFor(finished)).toMatch(/^error: content: SITE_URL is "ada\.dev", .+\n\n1 error\.$/)
})

test('tells of the layouts until one is chosen', async () => {
  expect(await reportFor(siteYaml({}))).toMatch(
    /\nLayout: classic\. Others: trace, status, threads\. Write look\.layout in .+$/,
  )
  expect(await reportFor(siteYaml({ look: { layout: 'trace' } }))).not.toContain('Layout')
  expect(await reportFor(siteYaml({ look: { layout: 'threads' } }))).toMatch(/\nLayout: threads draws the dates/)
})

test('names another layout where the one that is chosen has no dates to draw', async () => {
  const reportWith = (entry: object) =>
    reportFor(siteYaml({ look: { layout: 'status' }, history: { title: 'a', label: 'a', entries: [entry] } }))
  expect(await reportWith({ role: 'Operator', period: 'a while' })).toMatch(
    /\nLayout: status draws the dates of your jobs, and no job has any\. .+ `layout: classic`, which needs none\.$/m,
  )
  expect(await reportWith({ role: 'Operator', period: '2021' })).not.toContain('Layout')
})

test('reports mistakes in the file of a story, in each language', async () => {
  const gallery = { title: 'a', label: 'a', projects: [{ title: 'Cluster' }] }
  const files = { 'content/site.yaml': siteYaml({ gallery }), 'content/projects/cluster.md': 'Fast.\n\n### And cheap' }
  const report = async (more = {}) => reportOf(await checkSite(temporaryFolder({ ...files, ...more }), 'content'))
  expect(await report()).toMatch(/^error: content\/projects\/cluster\.md:3:1 The heading skips a level/)
  const german = { 'content/site.de.yaml': '[]', 'content/projects/cluster.md': 'Fast.' }
  expect(await report({ ...german, 'content/projects/cluster.de.md': '<b>Schnell</b>' })).toMatch(
    /^error: content\/projects\/cluster\.de\.md:1:1 Stories have no HTML/,
  )
})

test('tells what each CV contains', async () => {
  const jobs = [
    { role: 'Operator', for: ['platform'] },
    { role: 'Analyst', for: ['data'], technologies: ['go', 'Spark'] },
  ]
  const skills = [{ name: 'Go' }, { name: 'SQL', for: ['data'] }, { name: 'C', cv: 'never' }]
  const content = {
    history: { label: 'History', title: 'History', entries: jobs },
    expertise: { label: 'Skills', title: 'Skills', skills },
    cv: { variants: [{ name: 'platform' }, { name: 'data', sections: ['expertise'] }] },
    look,
  }
  expect(await reportFor(siteYaml(content))).toBe(
    [
      'No problems found.',
      '',
      'cv.pdf: 1 page, 2 jobs, 2 skills',
      'cv-platform.pdf: 1 page, 1 of 2 jobs, 1 of 2 skills',
      '  without Analyst; SQL',
      'cv-data.pdf: 1 page, 0 of 2 jobs, 2 of 2 skills',
      '  without Operator; Analyst',
      'Skills that no job or project names in its technologies: SQL, C',
      'Technologies that no skill names: Spark',
    ].join('\n'),
  )
})

test('says how a CV of many pages gets shorter, and what it leaves out then', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({
    role: `Role ${index}`,
    highlights: ['One', 'Two', 'Three'],
  }))
  const content = { history: { label: 'History', title: 'History', entries }, look }
  expect(await reportFor(siteYaml(content))).toMatch(
    /\ncv\.pdf: [4-9] pages, 60 jobs\n {2}For a shorter one, write `pages: 2` below `cv:`\.$/,
  )
  expect(await reportFor(siteYaml({ ...content, cv: { pages: 3 } }))).toMatch(
    /\ncv\.pdf: 3 pages, 60 jobs\n {2}Left out \d+ highlights, so that it has no more pages than cv\.pages allows \(3\)\.$/,
  )
})

test.each([
  ['', 'error'],
  ['http://localhost/', 'warning'],
])('lists missing and unused translations: with SITE_URL=%s a missing one is an %s', async (siteUrl, severity) => {
  vi.stubEnv('SITE_URL', siteUrl)
  const german = '- en: Engineer\n  de: ""\n- en: Old\n  de: Alt\n'
  const folder = temporaryFolder({ 'content/site.yaml': finished, 'content/site.de.yaml': german })
  const report = reportOf(await checkSite(folder, 'content'))
  expect(report).toContain(`${severity}: content/site.de.yaml:2:7 "Engineer" has no translation. Write it after "de:".`)
  expect(report).toContain(
    `${severity}: content/site.de.yaml:1:1 "Ada" and 1 more have no translation. Run npx vitafolio translate de`,
  )
  expect(report).toContain('warning: content/site.de.yaml:4:7 site.yaml does not have the text "Old" any more.')
})

test('requests the links of all texts, stories and translations, each once', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    return Promise.resolve(new Response(null, { status: 404 }))
  })
  const gallery = {
    title: 'a',
    label: 'a',
    projects: [
      {
        title: 'Cluster',
        highlights: ['See [the talk](https://a.dev/talk)'],
        links: [{ label: 'Code', address: 'https://a.dev/code' }],
      },
      { title: 'Line', story: 'With [Go](https://a.dev/go) and <https://a.dev/rust>.' },
    ],
  }
  const footer = { about: 'I [wrote](https://a.dev/code) it, at [home](https://me.example.com/).' }
  const root = temporaryFolder({
    'content/site.yaml': siteYaml({ url: 'https://ada.dev/', gallery, footer }),
    'content/site.de.yaml': '- en: Engineer\n  de: "[Ing](https://a.dev/de)"',
    'content/projects/cluster.md': 'Fast, as\nin [this](https://a.dev/file).',
  })
  const found = await checkLinks(readContent(root, 'content'))
  const addresses = ['code', 'de', 'file', 'go', 'rust', 'talk'].map((path) => `https://a.dev/${path}`)
  expect(fetched).toHaveBeenCalledTimes(addresses.length)
  expect(new Set(fetched.mock.calls.map(([url]) => url))).toEqual(new Set(addresses))
  expect(found.map(({ file, line, column, path }) => [file, line, column, path.join('.')].join(' '))).toEqual([
    expect.stringMatching(/^content\/site\.yaml 1 \d+ gallery\.projects\.0\.highlights\.0$/),
    expect.stringMatching(/gallery\.projects\.0\.links\.0\.address$/),
    expect.stringMatching(/gallery\.projects\.1\.story$/),
    expect.stringMatching(/gallery\.projects\.1\.story$/),
    expect.stringMatching(/footer\.about$/),
    'content/site.de.yaml 2 7 ',
    'content/projects/cluster.md 2 4 ',
  ])
})

test.each([
  ['/200', null],
  ['/301', { severity: 'warning', message: expect.stringMatching(/redirects to http:\/\/.+\/200\./) }],
  ['/404', { severity: 'error', message: expect.stringContaining('does not exist (status 404)') }],
  ['/999', { severity: 'warning', message: expect.stringContaining('rejects this check (status 999)') }],
  ['/503', { severity: 'warning', message: expect.stringContaining('rejects this check (status 503)') }],
  ['/closed', { severity: 'warning', message: expect.stringContaining('cannot be reached (') }],
])('tells what is wrong with a link that answers with %s', async (path, answer) => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/closed') response.destroy()
    else response.writeHead(Number(url.slice(1)), url === '/301' ? { Location: '/200' } : {}).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  expect(await request(`http://127.0.0.1:${port}${path}`)).toEqual(answer)
})

const LOTTIE = JSON.stringify({ w: 1, h: 1, fr: 60, ip: 0, op: 9, layers: [{}] })

test.each([
  [LOTTIE, '*', /^$/],
  [LOTTIE, 'https://ada.dev', /^$/],
  [LOTTIE, undefined, /^error: .+The host does not let https:\/\/ada\.dev load the animation \(CORS\)\./],
  [
    LOTTIE,
    'https://lottie.example',
    /^error: .+The host does not let https:\/\/ada\.dev load the animation \(CORS\)\./,
  ],
  ['<!doctype html>', '*', /^error: .+https:\/\/a\.dev\/rocket is not valid JSON\./],
  ['{}', '*', /^error: .+https:\/\/a\.dev\/rocket is not a Lottie animation/],
])('requests an animation as the page does: %s, allowed to %s', async (text, allowed, problem) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    return Promise.resolve(
      new Response(text, { headers: allowed === undefined ? {} : { 'Access-Control-Allow-Origin': allowed } }),
    )
  })
  const animations = { hero: { src: 'https://a.dev/rocket' } }
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ url: 'https://ada.dev/', animations }) })
  const found = await checkLinks(readContent(root, 'content'))
  expect(found.map(({ severity, message }) => `${severity}: ${message}`).join('\n')).toMatch(problem)
})

test('tells behind a proxy how to use it', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed'))
  vi.stubEnv('https_proxy', 'http://proxy.example:3128')
  expect(await request('https://a.dev/')).toMatchObject({
    message: expect.stringContaining('This check uses your proxy only with NODE_USE_ENV_PROXY=1'),
  })
})
