import { expect, test, vi } from 'vitest'
import { PLACEHOLDERS } from '../content/content.ts'
import { loadSite, loadSiteWith } from './site.ts'
import { siteYaml, temporaryFolder } from './testing/temporary-folder.ts'

const { url, name, 'profile.title': profession } = PLACEHOLDERS
const unfinished = siteYaml({ url: url.value, name: name.value, profile: { title: profession.value } })

test('does not build an imported site for a public address before its owner has written name and profession', async () => {
  vi.stubEnv('SITE_URL', 'https://ada.dev/cv/')
  await expect(loadSite(temporaryFolder({ 'site.yaml': unfinished }), '.', true)).rejects.toThrow(
    /name: Write your name[^]+profile\.title: Write your profession/,
  )
})

const german = {
  'site.yaml': siteYaml(),
  'site.de.yaml': '- en: Ada\n  de: Ada\n- en: Engineer\n  de: ""',
}

test('does not build a site for a public address before every text is translated', async () => {
  await expect(loadSite(temporaryFolder(german), '.', true)).rejects.toThrow(
    /site\.de\.yaml has 2 errors:[^]+:4:7 "Engineer" has no translation\. Write it after "de:"\./,
  )
})

test.each([
  ['for this machine', { SITE_URL: 'http://localhost:4173/' }, true],
  ['with npm start', { ALLOW_SAMPLE: 'yes' }, true],
  ['while developing', {}, false],
])('shows the text of the main language %s, and says so', async (_, variables, isBuild) => {
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value)
  const { languages, warnings } = await loadSite(temporaryFolder(german), '.', isBuild)
  expect(languages[1]?.content.profile.title).toBe('Engineer')
  expect(warnings).toContain(
    'warning: ./site.de.yaml: 2 texts have no translation, and English is shown instead. npm run doctor lists them.',
  )
})

test.each(['', 'http://localhost:4173/'])('previews it at "%s" meanwhile', async (address) => {
  vi.stubEnv('SITE_URL', address)
  const { languages, warnings } = await loadSite(temporaryFolder({ 'site.yaml': unfinished }), '.', true)
  expect(languages[0].content.name).toBe(name.value)
  expect(warnings).toContainEqual(expect.stringMatching(/^warning: \.\/site\.yaml:1:\d+ name: Write your name/))
})

test('leaves out what the page was built from, and that it loads nothing from elsewhere', async () => {
  const builtOf = async (ui: object) =>
    (await loadSite(temporaryFolder({ 'site.yaml': siteYaml({ ui }) }), '.', true)).languages[0].view.built
  expect(await builtOf({})).toBe('no third-party requests')
  expect(await builtOf({ builtFrom: false, noRequests: false })).toBe('')
  for (const text of ['', true]) {
    await expect(builtOf({ builtFrom: text, noRequests: '' })).rejects.toThrow(
      /ui\.builtFrom: Write text that contains \{commit\}, or false to leave it out\.[^]+ui\.noRequests: Write text, or false/,
    )
  }
})

test('shows the content in another layout, without the addresses of its texts', async () => {
  const history = { title: 'Jobs', label: 'Jobs', entries: [{ period: '2020 - 2024', role: 'Cook' }] }
  const root = temporaryFolder({ 'site.yaml': siteYaml({ look: { accent: 'teal', layout: 'classic' }, history }) })
  const chosen = await loadSite(root, '.', false)
  expect(chosen.languages[0].view).not.toHaveProperty('careerHead')
  expect(chosen.languages[0].view.name).not.toBe('Ada')
  const { layout, languages, css } = await loadSiteWith({ layout: 'trace', theme: 'light' }, root, '.')
  expect(layout).toBe('trace')
  expect(languages[0].view).toMatchObject({
    name: 'Ada',
    theme: 'light',
    careerHead: { title: expect.any(String) as string },
  })
  const colourIn = (styles: string) => /--color-accent: .*/.exec(styles)?.[0]
  expect(colourIn(css)).toBe(colourIn(chosen.css))
})

test('publishes no icon of a skill that only a CV has', async () => {
  const skills = [
    { name: 'Docker', icon: 'devicon:docker' },
    { name: 'k6', icon: 'devicon:k6', cv: 'only' },
  ]
  const expertise = { title: 'Skills', label: 'Skills', skills }
  const { files } = await loadSite(temporaryFolder({ 'site.yaml': siteYaml({ expertise }) }), '.', true)
  expect(await files.get('images/icons/skills.svg')?.()).toMatch(/^<svg [^>]*height="128"/)
})
