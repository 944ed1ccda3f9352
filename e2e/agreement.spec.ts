import { spawnSync } from 'node:child_process'
import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, visit } from './site.ts'

type Properties = [string, object, string, ...string[]][]
type Node = Record<string, unknown> & { '@type': string }

/** The contents that the forms are made of, with how many of each part they have. */
const CONTENTS = [
  { content: 'specimen', address: 'SITE_ADDRESS', jobs: 3, projects: 6, skills: 13, organisations: 2, profiles: 3 },
  { content: 'short', address: 'SHORT_ADDRESS', jobs: 1, projects: 1, skills: 1, organisations: 1, profiles: 0 },
  { content: 'long', address: 'LONG_ADDRESS', jobs: 20, projects: 60, skills: 60, organisations: 3, profiles: 8 },
]

for (const { content, address, jobs, projects, skills, organisations, profiles } of CONTENTS) {
  test.describe(`the ${content} content`, () => {
    test.use({ baseURL: process.env[address] ?? '' })

    test('name, titles, periods, skills, contacts and links are the same in every form', async ({ page, request }) => {
      await visit(page)
      const { cv, card, resume, nodes } = await formsOf(request)
      const wordsOf = (selector: string) => textsOf(page, selector)
      const addressesOf = (selector: string) =>
        page.locator(selector).evaluateAll((found) => found.map((each) => (each as HTMLAnchorElement).href)) // links all
      const owner = nodes.find((node) => node['@type'] === 'Person')
      const firms = nodes.filter((node) => node['@type'].endsWith('Organization'))

      const [name = ''] = await wordsOf('#owner')
      expect(name).not.toBe('')
      expect([resume.basics.name, ...card('fn'), owner?.['name']]).toEqual([name, name, name])
      expect(cv.startsWith(printed(name))).toBe(true)

      const [title = ''] = await wordsOf('#owner ~ p')
      expect([resume.basics.label, ...card('title'), owner?.['jobTitle']]).toEqual([title, title, title])

      const roles = await wordsOf('#history ol h3')
      const periods = await wordsOf('#history ol li p:first-child')
      expect(roles).toHaveLength(jobs)
      expect(resume.work.map((job: { position: string }) => job.position)).toEqual(roles)
      expect(resume.work.map((job: { startDate?: string }) => job.startDate)).toEqual(
        periods.map((words) => /^\d{4}/.exec(words)?.[0]),
      )
      expect(resume.work.map((job: { endDate?: string }) => job.endDate)).toEqual(
        periods.map((words) => /^\d{4} - (\d{4})$/.exec(words)?.[1]),
      )

      const employers = await wordsOf('#history h3 + p:not(:last-child)')
      expect(resume.work.flatMap((job: { name?: string }) => job.name ?? [])).toEqual(employers)

      const known = await wordsOf('#expertise li')
      expect(known).toHaveLength(skills)
      expect(resume.skills.map((skill: { name: string }) => skill.name)).toEqual(known)
      expect(owner?.['knowsAbout']).toEqual(known)
      expect(card('categories')).toEqual(known)

      const mails = (await addressesOf('#companies a[href^="mailto:"]')).map((mail) => mail.replace('mailto:', ''))
      const phones = await addressesOf('#companies a[href^="tel:"]')
      expect([mails.length, phones.length]).toEqual([organisations, organisations])
      const own = (await addressesOf('#owner ~ a[href^="mailto:"]')).map((mail) => mail.replace('mailto:', ''))
      expect(card('email')).toEqual([...own, ...mails])
      expect(owner?.['email']).toBe(own[0])
      // Numbers of one country alone are no addresses in it.
      expect(card('tel').map((value) => `tel:${value.replace(/[^+\d]/g, '')}`)).toEqual(phones)
      const points = firms.map((firm) => firm['contactPoint'] as { email: string; telephone: string })
      expect(points.map(({ email }) => email)).toEqual(mails)
      expect(points.map(({ telephone }) => `tel:${telephone.replace(/[^+\d]/g, '')}`)).toEqual(phones)
      expect(resume.basics.email).toBe(own[0] ?? mails[0])
      expect(`tel:${resume.basics.phone.replace(/[^+\d]/g, '')}`).toBe(phones[0])

      const elsewhere = await addressesOf('footer ul:last-of-type a[target="_blank"]')
      expect(elsewhere).toHaveLength(profiles)
      expect((resume.basics.profiles ?? []).map(({ url }: { url: string }) => url)).toEqual(elsewhere)
      expect(owner?.['sameAs'] ?? []).toEqual(elsewhere)
      expect(card('socialprofile')).toEqual(elsewhere)

      const inCv = [
        name,
        title,
        ...roles,
        ...employers,
        ...periods,
        ...known,
        ...own,
        ...mails,
        ...points.map(({ telephone }) => telephone),
      ]
      expect(inCv.filter((words) => !cv.includes(printed(words)))).toEqual([])
    })

    test('the CV gives every text of the content in its order', async ({ page, request }) => {
      await visit(page)
      const { cv } = await formsOf(request)
      const texts = [
        ...(await textsOf(page, '#history ol li :is(h3, p:last-child)')),
        ...(await textsOf(page, '#expertise li')),
        ...(await textsOf(page, '[data-instead-of-script] p:last-child')),
      ]
      expect(texts).toHaveLength(2 * jobs + skills + projects)
      let place = 0
      for (const text of texts) {
        const next = cv.indexOf(printed(text), place)
        expect(next, `${text} after ${cv.slice(place, place + 60)}`).toBeGreaterThanOrEqual(0)
        place = next + printed(text).length
      }
    })

    test('Poppler reads the CV as pdf.js does, and finds its faces in it', async ({ request }) => {
      test.skip(spawnSync('pdftotext', ['-v']).error !== undefined, 'Poppler is not installed')
      const body = await (await request.get('cv.pdf')).body()
      expect(body.length).toBeLessThan(120_000)
      const words = (text: string) => printed(text).split(' ').toSorted()
      const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: body, encoding: 'utf8' })
      expect(words(stdout)).toEqual(words((await formsOf(request)).cv))
      const faces = spawnSync('pdffonts', ['-'], { input: body, encoding: 'utf8' }).stdout.trim().split('\n').slice(2)
      expect(faces.length).toBeGreaterThan(1)
      for (const face of faces) expect(face).toMatch(/ yes yes yes +\d+ +0$/) // embedded, a part of it, with its letters
    })
  })
}

/** What the site says in every form, from the built files. */
async function formsOf(request: APIRequestContext) {
  const pdf = await getDocumentProxy(new Uint8Array(await (await request.get('cv.pdf')).body()))
  const { text } = await extractText(pdf, { mergePages: true })
  const [, card] = ICAL.parse(await (await request.get('contact.vcf')).text()) as [string, Properties] // a vCard is that
  const html = await (await request.get('')).text()
  const graph = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? ''
  return {
    cv: printed(text),
    card: (key: string) => card.filter(([property]) => property === key).flatMap(([, , , ...values]) => values),
    resume: await (await request.get('resume.json')).json(),
    nodes: JSON.parse(graph)['@graph'] as Node[],
  }
}

function textsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) => found.map((each) => each.textContent.trim()))
}

/** A text as it comes out of a document, where lines end elsewhere. */
function printed(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

for (const [path, card] of [
  ['', 'index'],
  ['academy', 'academy'],
  ['foundation', 'foundation'],
] as const) {
  test(`the head of /${path} says what search engines and networks show`, async ({ page, request, baseURL }) => {
    await page.goto(path)
    const contentOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toMatch(/\/$/) // Hosts send visitors of a folder on to this form.
    const asked = await request.get(new URL(canonical ?? '').pathname, { maxRedirects: 0 })
    expect(asked.status()).toBe(200)
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

test('the browser’s own bars follow the theme', async ({ page }) => {
  await visit(page)
  const bar = page.locator('meta[name="theme-color"]')
  const dark = await bar.getAttribute('content')
  await page.locator('#root > button').click()
  await expect(bar).not.toHaveAttribute('content', dark ?? '')
})

test('every form is served as what it is', async ({ request }) => {
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

test('an unknown address is for nobody’s index', async ({ page, request }) => {
  const html = await (await request.get('404.html')).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/canonical|ld\+json|og:/)
  await page.goto('')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('the sitemap names every page by an address that answers', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml')
})
