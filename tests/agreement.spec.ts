import { spawnSync } from 'node:child_process'
import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, visit } from './site.ts'

type Properties = [string, object, string, ...string[]][]
type Node = Record<string, unknown> & { '@type': string }

/** The tested contents, and how many items of each kind they have. */
const CONTENTS = [
  { content: 'sample', address: 'SITE_ADDRESS', jobs: 3, projects: 6, skills: 13, organisations: 2, profiles: 3 },
  { content: 'short', address: 'SHORT_ADDRESS', jobs: 1, projects: 1, skills: 1, organisations: 1, profiles: 0 },
  { content: 'long', address: 'LONG_ADDRESS', jobs: 20, projects: 60, skills: 60, organisations: 3, profiles: 8 },
]

for (const { content, address, jobs, projects, skills, organisations, profiles } of CONTENTS) {
  test.describe(`the ${content} content`, () => {
    test.use({ baseURL: process.env[address] ?? '' })

    test('page, CV, résumé, vCard and JSON-LD agree on names, periods, skills, contacts and links', async ({
      page,
      request,
    }) => {
      await visit(page)
      const { cv, card, resume, nodes } = await outputsOf(request)
      const linksOf = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)) // all are links
      const owner = nodes.find((node) => node['@type'] === 'Person')
      const organisationNodes = nodes.filter((node) => node['@type'].endsWith('Organization'))

      const [name = ''] = await textsOf(page, '#owner')
      expect(name).not.toBe('')
      expect([resume.basics.name, ...card('fn'), owner?.['name']]).toEqual([name, name, name])
      expect(cv.startsWith(normalised(name))).toBe(true)

      const [title = ''] = await textsOf(page, '#owner ~ p')
      expect([resume.basics.label, ...card('title'), owner?.['jobTitle']]).toEqual([title, title, title])

      const roles = await textsOf(page, '#history ol h3')
      const periods = await textsOf(page, '#history ol li p:first-child')
      expect(roles).toHaveLength(jobs)
      expect(resume.work.map((job: { position: string }) => job.position)).toEqual(roles)
      expect(resume.work.map((job: { startDate?: string }) => job.startDate)).toEqual(
        periods.map((period) => /^\d{4}/.exec(period)?.[0]),
      )
      expect(resume.work.map((job: { endDate?: string }) => job.endDate)).toEqual(
        periods.map((period) => /^\d{4} - (\d{4})$/.exec(period)?.[1]),
      )

      const employers = await textsOf(page, '#history h3 + p:not(:last-child)')
      expect(resume.work.flatMap((job: { name?: string }) => job.name ?? [])).toEqual(employers)

      const skillNames = await textsOf(page, '#expertise li')
      expect(skillNames).toHaveLength(skills)
      expect(resume.skills.map((skill: { name: string }) => skill.name)).toEqual(skillNames)
      expect(owner?.['knowsAbout']).toEqual(skillNames)
      expect(card('categories')).toEqual(skillNames)

      const emails = (await linksOf('#companies a[href^="mailto:"]')).map((link) => link.replace('mailto:', ''))
      const phones = await linksOf('#companies a[href^="tel:"]')
      expect([emails.length, phones.length]).toEqual([organisations, organisations])
      const ownerEmails = (await linksOf('#owner ~ a[href^="mailto:"]')).map((link) => link.replace('mailto:', ''))
      expect(card('email')).toEqual([...ownerEmails, ...emails])
      expect(owner?.['email']).toBe(ownerEmails[0])
      // The vCard and JSON-LD contain phone numbers as they are written.
      expect(card('tel').map((value) => `tel:${value.replace(/[^+\d]/g, '')}`)).toEqual(phones)
      const contactPoints = organisationNodes.map(
        (node) => node['contactPoint'] as { email: string; telephone: string },
      )
      expect(contactPoints.map(({ email }) => email)).toEqual(emails)
      expect(contactPoints.map(({ telephone }) => `tel:${telephone.replace(/[^+\d]/g, '')}`)).toEqual(phones)
      expect(resume.basics.email).toBe(ownerEmails[0] ?? emails[0])
      expect(`tel:${resume.basics.phone.replace(/[^+\d]/g, '')}`).toBe(phones[0])

      const profileLinks = await linksOf('footer ul:last-of-type a[target="_blank"]')
      expect(profileLinks).toHaveLength(profiles)
      expect((resume.basics.profiles ?? []).map(({ url }: { url: string }) => url)).toEqual(profileLinks)
      expect(owner?.['sameAs'] ?? []).toEqual(profileLinks)
      expect(card('socialprofile')).toEqual(profileLinks)

      const inCv = [
        name,
        title,
        ...roles,
        ...employers,
        ...periods,
        ...skillNames,
        ...ownerEmails,
        ...emails,
        ...contactPoints.map(({ telephone }) => telephone),
      ]
      expect(inCv.filter((text) => !cv.includes(normalised(text)))).toEqual([])
    })

    test('the CV contains every text of the content in order', async ({ page, request }) => {
      await visit(page)
      const { cv } = await outputsOf(request)
      const texts = [
        ...(await textsOf(page, '#history ol li :is(h3, p:last-child)')),
        ...(await textsOf(page, '#expertise li')),
        ...(await textsOf(page, '[data-noscript] p:last-child')),
      ]
      expect(texts).toHaveLength(2 * jobs + skills + projects)
      let position = 0
      for (const text of texts) {
        const next = cv.indexOf(normalised(text), position)
        expect(next, `${text} after ${cv.slice(position, position + 60)}`).toBeGreaterThanOrEqual(0)
        position = next + normalised(text).length
      }
    })

    test('Poppler reads the same text from the CV as pdf.js, and all fonts are embedded', async ({ request }) => {
      test.skip(spawnSync('pdftotext', ['-v']).error !== undefined, 'Poppler is not installed')
      const body = await (await request.get('cv.pdf')).body()
      expect(body.length).toBeLessThan(120_000)
      const words = (text: string) => normalised(text).split(' ').toSorted()
      const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: body, encoding: 'utf8' })
      expect(words(stdout)).toEqual(words((await outputsOf(request)).cv))
      const fonts = spawnSync('pdffonts', ['-'], { input: body, encoding: 'utf8' }).stdout.trim().split('\n').slice(2)
      expect(fonts.length).toBeGreaterThan(1)
      for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/) // embedded, subset, mapped to Unicode
    })
  })
}

/** The content of the CV, vCard, résumé and JSON-LD. */
async function outputsOf(request: APIRequestContext) {
  const pdf = await getDocumentProxy(new Uint8Array(await (await request.get('cv.pdf')).body()))
  const { text } = await extractText(pdf, { mergePages: true })
  const [, card] = ICAL.parse(await (await request.get('contact.vcf')).text()) as [string, Properties] // the jCard format
  const html = await (await request.get('')).text()
  const graph = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? ''
  return {
    cv: normalised(text),
    card: (key: string) => card.filter(([property]) => property === key).flatMap(([, , , ...values]) => values),
    resume: await (await request.get('resume.json')).json(),
    nodes: JSON.parse(graph)['@graph'] as Node[],
  }
}

function textsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent.trim()))
}

/** A text with the same white space as text from a PDF. */
function normalised(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

for (const [path, card] of [
  ['', 'index'],
  ['academy', 'academy'],
  ['foundation', 'foundation'],
] as const) {
  test(`/${path} has a title, description, canonical address and picture for search engines and social networks`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path)
    const contentOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toMatch(/\/$/) // Hosts redirect other forms to this one.
    const response = await request.get(new URL(canonical ?? '').pathname, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await contentOf('og:url')).toBe(canonical)
    expect(await contentOf('og:title')).toBe(await page.title())
    const description = (await contentOf('description')) ?? ''
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
    const image = await request.get(new URL((await contentOf('og:image')) ?? '').pathname)
    expect(image.headers()['content-type']).toBe('image/jpeg')
    expect(image.url()).toBe(`${baseURL}cards/${card}.jpg`)
    expect(await contentOf('theme-color')).toMatch(/^oklch\(15/)
  })
}

test('the browser’s toolbar follows the theme', async ({ page }) => {
  await visit(page)
  const themeColour = page.locator('meta[name="theme-color"]')
  const dark = await themeColour.getAttribute('content')
  await page.locator('#root > button').click()
  await expect(themeColour).not.toHaveAttribute('content', dark ?? '')
})

test('every file has its media type', async ({ request }) => {
  for (const [path, type] of [
    ['cv.pdf', 'application/pdf'],
    ['resume.json', 'application/json'],
    ['contact.vcf', 'text/vcard'],
    ['sitemap.xml', 'text/xml'],
    ['robots.txt', 'text/plain'],
    ['favicon.ico', 'image/x-icon'],
    ['apple-touch-icon.png', 'image/png'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type'], path).toContain(type)
  }
})

test('search engines do not index unknown addresses', async ({ page, request }) => {
  const html = await (await request.get('404.html')).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/rel="canonical"|ld\+json|"og:/)
  await page.goto('')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('the sitemap lists every page by an address that exists', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml')
})
