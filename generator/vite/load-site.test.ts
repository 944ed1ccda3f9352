import { expect, test, vi } from 'vitest'
import { PLACEHOLDERS } from '../content/placeholders.ts'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { loadSite } from './load-site.ts'

const unfinished = JSON.stringify({
  url: PLACEHOLDERS.url.value,
  language: 'en',
  name: PLACEHOLDERS.name.value,
  title: '{name}',
  description: 'The personal website of {name}, with the CV as a PDF for download.',
  hero: { headline: '{name}' },
  profile: { title: PLACEHOLDERS['profile.title'].value },
})

test.each(['https://me.example/', 'https://ada.dev/cv/'])(
  'does not build an imported site for %s before its owner has written name and profession',
  async (address) => {
    vi.stubEnv('SITE_URL', address)
    await expect(loadSite(temporaryFolder({ 'site.yaml': unfinished }), '.', true)).rejects.toThrow(
      /name: Write your name[^]+profile\.title: Write your profession/,
    )
  },
)

const german = {
  'site.yaml': JSON.stringify({
    url: 'https://ada.dev/',
    language: 'en',
    name: 'Ada',
    title: '{name}',
    description: 'The personal website of {name}, with the CV as a PDF for download.',
    hero: { headline: 'Engines' },
    profile: { title: 'Engineer' },
  }),
  'site.de.yaml': '- en: Ada\n  de: Ada\n- en: Engines\n  de: ""',
}

test('does not build a site for a public address before every text is translated', async () => {
  await expect(loadSite(temporaryFolder(german), '.', true)).rejects.toThrow(
    /site\.de\.yaml has 3 errors:[^]+:4:7 "Engines" has no translation\. Write it after "de:"\./,
  )
})

test.each([
  ['for this machine', { SITE_URL: 'http://localhost:4173/' }, true],
  ['with npm start', { ALLOW_SAMPLE: 'yes' }, true],
  ['while developing', {}, false],
])('shows the text of the main language %s, and says so', async (_, variables, isBuild) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { languages } = await loadSite(temporaryFolder(german), '.', isBuild)
  expect(languages[1]?.content.hero.headline).toBe('Engines')
  const message =
    './site.de.yaml: 3 texts have no translation, and English is shown instead. npm run doctor lists them.'
  expect(log.mock.calls).toEqual([[message]])
})

test.each(['', 'http://localhost:4173/'])('previews it at "%s" meanwhile', async (address) => {
  vi.stubEnv('SITE_URL', address)
  const { languages } = await loadSite(temporaryFolder({ 'site.yaml': unfinished }), '.', true)
  expect(languages[0].content.name).toBe(PLACEHOLDERS.name.value)
})
