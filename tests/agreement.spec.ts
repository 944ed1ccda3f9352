import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './fixtures.ts'

type Properties = [string, object, string, ...string[]][]
type Node = Record<string, unknown> & { '@type': string }

/** The tested contents, and how many items of each kind they have. */
const CONTENTS = [
  { content: 'sample', address: 'SITE_ADDRESS', jobs: 3, projects: 6, skills: 13, organisations: 2, profiles: 3 },
  { content: 'short', address: 'SHORT_ADDRESS', jobs: 1, projects: 0, skills: 1, organisations: 0, profiles: 0 },
  { content: 'long', address: 'LONG_ADDRESS', jobs: 40, projects: 200, skills: 60, organisations: 8, profiles: 14 },
]

for (const { content, address, jobs, projects, skills, organisations, profiles } of CONTENTS) {
  test.describe(`the ${content} content`, () => {
    test.use({ baseURL: process.env[address] ?? '' })

    test('page, CV, résumé, vCard and JSON-LD agree, and the CV contains every text in order', async ({
      page,
      request,
    }) => {
      await page.goto('')
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
      expect(emails).toHaveLength(organisations)
      const ownerEmails = (await linksOf('section[aria-labelledby=owner] a[href^="mailto:"]')).map((link) =>
        link.replace('mailto:', ''),
      )
      expect(card('email')).toEqual([...ownerEmails, ...emails])
      expect(owner?.['email']).toBe(ownerEmails[0])
      // The vCard and JSON-LD contain phone numbers as they are written.
      expect(card('tel').map(hrefOf)).toEqual(phones)
      const contactPoints = organisationNodes.map(
        (node) => node['contactPoint'] as { email: string; telephone?: string },
      )
      const telephones = contactPoints.flatMap(({ telephone }) => telephone ?? [])
      expect(contactPoints.map(({ email }) => email)).toEqual(emails)
      expect(telephones.map(hrefOf)).toEqual(phones)
      expect(resume.basics.email).toBe(ownerEmails[0] ?? emails[0])
      expect([resume.basics.phone ?? []].flat().map(hrefOf)).toEqual(phones.slice(0, 1))

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
        ...telephones,
      ]
      expect(inCv.filter((text) => !cv.includes(normalised(text)))).toEqual([])

      // Every text in order.
      const texts = [
        ...(await textsOf(page, '#history ol li :is(h3, p:last-child)')),
        ...(await textsOf(page, '#expertise li')),
        ...(await textsOf(page, '[data-noscript] p:last-child')),
      ]
      expect(texts.length).toBeGreaterThanOrEqual(jobs + skills + projects)
      let position = 0
      for (const text of texts) {
        const next = cv.indexOf(normalised(text), position)
        expect(next, `${text} after ${cv.slice(position, position + 60)}`).toBeGreaterThanOrEqual(0)
        position = next + normalised(text).length
      }
    })
  })
}

test.describe('the full content', () => {
  test.use({ baseURL: process.env['FULL_ADDRESS'] ?? '' })

  test('page, CV, résumé and JSON-LD agree on education, certificates, languages and what else a life has', async ({
    page,
    request,
  }) => {
    await page.goto('')
    const { cv, resume, nodes } = await outputsOf(request)
    const owner = nodes.find((node) => node['@type'] === 'Person')
    const namesOf = (items: readonly Record<string, string>[], key: string) => items.map((item) => item[key])

    const titles = await textsOf(page, ':is(#education, #certificates, #languages, #publications, #awards) li h3')
    expect(titles).toHaveLength(13)
    const plain = titles.map((title) => title.replace(/ \(opens in a new tab\)$/, ''))
    expect(plain.filter((title) => !cv.includes(normalised(title)))).toEqual([])

    expect(resume.education.map((each: Record<string, string>) => `${each['studyType']}, ${each['area']}`)).toEqual(
      plain.slice(0, 2),
    )
    expect(namesOf(resume.certificates, 'name')).toEqual(plain.slice(2, 5))
    expect(namesOf(resume.languages, 'language')).toEqual(plain.slice(5, 10))
    expect(namesOf(resume.publications, 'name')).toEqual(plain.slice(10, 12))
    expect(namesOf(resume.awards, 'title')).toEqual(plain.slice(12))
    expect(owner?.['award']).toEqual(plain.slice(12))
    expect(JSON.stringify(owner?.['knowsLanguage'])).toContain('Igbo')
    expect(JSON.stringify(owner?.['alumniOf'])).toContain('University of Porto')
    expect(JSON.stringify(owner?.['hasCredential'])).toContain('Professional Data Engineer')
  })
})

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

function hrefOf(telephone: string) {
  return `tel:${telephone.replace(/[^+\d]/g, '')}`
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

test('search engines find every page in the sitemap, and do not index unknown addresses', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml')
  const notFound = await (await request.get('404.html')).text()
  expect(notFound).toContain('<meta name="robots" content="noindex"/>')
  expect(notFound).not.toMatch(/rel="canonical"|ld\+json|"og:/)
})
