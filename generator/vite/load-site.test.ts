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

test.each(['', 'http://localhost:4173/'])('previews it at "%s" meanwhile', async (address) => {
  vi.stubEnv('SITE_URL', address)
  const { languages } = await loadSite(temporaryFolder({ 'site.yaml': unfinished }), '.', true)
  expect(languages[0].content.name).toBe(PLACEHOLDERS.name.value)
})
