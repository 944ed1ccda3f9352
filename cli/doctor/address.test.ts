import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAddress } from './address.ts'
import { readSite } from './read-site.ts'

async function lookAt(url: string, siteUrl?: string, built?: string) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  if (built !== undefined) {
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/index.html'), `<link rel="canonical" href="${built}">`)
  }
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), `url: ${url}`)
  const { site } = await readSite(root, 'content', siteUrl)
  if (!site) throw new Error('no YAML')
  const { verdict, findings } = checkAddress(site)
  return { verdict, said: findings.map(({ level, place, message }) => `${level} ${place.file} ${message}`) }
}

test('the address of the content is told with the base path that follows', async () => {
  expect(await lookAt('https://ada.dev/cv')).toEqual({
    verdict: 'https://ada.dev/cv from url in content/site.yaml; base path /cv/',
    said: [],
  })
})

test('SITE_URL goes before it, and says so', async () => {
  expect(await lookAt('https://ada.dev/', 'https://ada.dev/cv/')).toEqual({
    verdict: 'https://ada.dev/cv from SITE_URL, which goes before url in content/site.yaml; base path /cv/',
    said: [],
  })
})

test.each([
  ['https://example.com/', undefined, 'advice content/site.yaml url: example.com is nothing that others can reach'],
  ['https://ada.dev/', 'http://localhost:4173/', 'advice SITE_URL localhost:4173 is nothing that others can reach'],
  ['https://ada.dev/', 'http://ada.dev/', 'advice SITE_URL starts with http; write https'],
  ['https://ada.dev/', 'ada.dev', 'problem SITE_URL is "ada.dev"; write a whole address'],
  ['https://github.com/ada/site', undefined, 'problem content/site.yaml url: github.com shows the repository'],
  [
    'https://ada.dev/cv/index.html',
    undefined,
    'advice content/site.yaml url: ends in a file (index.html), and every link would start with /cv/index.html/',
  ],
])('%s with SITE_URL=%s: %s', async (url, siteUrl, message) => {
  expect((await lookAt(url, siteUrl)).said).toEqual([expect.stringContaining(message)])
})

test('an address that is none is a mistake in the content, and not told twice', async () => {
  expect(await lookAt('nowhere')).toEqual({ verdict: 'not known', said: [] })
})

test('a site that was built for another address is told', async () => {
  const { said } = await lookAt('https://ada.dev/', undefined, 'https://ada.dev/cv/')
  expect(said).toEqual([
    'advice dist was built for https://ada.dev/cv/; npm run build makes it anew for https://ada.dev/',
  ])
  expect((await lookAt('https://ada.dev/cv', undefined, 'https://ada.dev/cv/')).said).toEqual([])
})
