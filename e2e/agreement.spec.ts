import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, visit } from './site.ts'

type Properties = [string, object, string, ...string[]][]
type Node = Record<string, unknown> & { '@type': string }

/** What the site says in every form, from the built files. */
async function formsOf(request: import('@playwright/test').APIRequestContext) {
  const pdf = await getDocumentProxy(new Uint8Array(await (await request.get('cv.pdf')).body()))
  const { text } = await extractText(pdf, { mergePages: true })
  const [, card] = ICAL.parse(await (await request.get('contact.vcf')).text()) as [string, Properties] // a vCard is that
  const html = await (await request.get('')).text()
  const graph = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? ''
  return {
    pdf: text.replace(/\s+/g, ' '),
    card: (key: string) => card.filter(([property]) => property === key).flatMap(([, , , ...values]) => values),
    resume: await (await request.get('resume.json')).json(),
    nodes: JSON.parse(graph)['@graph'] as Node[],
  }
}

test('name, titles, periods, skills, contacts and links are the same in every form', async ({ page, request }) => {
  await visit(page)
  const { pdf, card, resume, nodes } = await formsOf(request)
  const wordsOf = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((each) => each.textContent.trim()))
  const addressesOf = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((each) => (each as HTMLAnchorElement).href)) // links all
  const owner = nodes.find((node) => node['@type'] === 'Person')
  const firms = nodes.filter((node) => node['@type'].endsWith('Organization'))

  const [name = ''] = await wordsOf('#owner')
  expect(name).not.toBe('')
  expect([resume.basics.name, ...card('fn'), owner?.['name']]).toEqual([name, name, name])
  expect(pdf.startsWith(name)).toBe(true)

  const [title = ''] = await wordsOf('#owner ~ p')
  expect([resume.basics.label, ...card('title'), owner?.['jobTitle']]).toEqual([title, title, title])
  expect(pdf).toContain(title)

  const roles = await wordsOf('#history ol h3')
  expect(resume.work.map((job: { position: string }) => job.position)).toEqual(roles)
  const periods = await wordsOf('#history ol li p:first-child')
  expect(roles.length).toBe(3)
  expect([...roles, ...periods].filter((words) => !pdf.includes(words))).toEqual([])
  expect(resume.work.map((job: { startDate: string }) => job.startDate)).toEqual(
    periods.map((words) => words.slice(0, 4)),
  )

  const skills = await wordsOf('#expertise li')
  expect(resume.skills.map((skill: { name: string }) => skill.name)).toEqual(skills)
  expect(owner?.['knowsAbout']).toEqual(skills)
  expect(card('categories')).toEqual(skills)
  expect(skills.filter((skill) => !pdf.includes(skill))).toEqual([])

  const mails = (await addressesOf('#companies a[href^="mailto:"]')).map((address) => address.replace('mailto:', ''))
  const phones = await addressesOf('#companies a[href^="tel:"]')
  expect(card('email')).toEqual(mails)
  expect(card('tel')).toEqual(phones)
  const points = firms.map((firm) => firm['contactPoint'] as { email: string; telephone: string })
  expect(points.map(({ email }) => email)).toEqual(mails)
  expect(points.map(({ telephone }) => `tel:${telephone.replace(/[^+\d]/g, '')}`)).toEqual(phones)
  expect(resume.basics.email).toBe(mails[0])
  expect([...mails, ...points.map(({ telephone }) => telephone)].filter((words) => !pdf.includes(words))).toEqual([])

  const profiles = await addressesOf('footer ul a[href^="https:"]')
  expect(profiles.length).toBe(3)
  expect(resume.basics.profiles.map(({ url }: { url: string }) => url)).toEqual(profiles)
  expect(owner?.['sameAs']).toEqual(profiles)
  expect(card('socialprofile')).toEqual(profiles)
})

test('the CV gives every text of the content in its order', async ({ page, request }) => {
  await visit(page)
  const { pdf } = await formsOf(request)
  const descriptions = await page.locator('#history ol li p:last-child').allTextContents()
  const projects = await page.locator('[data-instead-of-script] p:last-child').allTextContents()
  const places = [...descriptions, ...projects].map((text) => pdf.indexOf(text.replace(/\s+/g, ' ').trim()))
  expect(places.length).toBe(9)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

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
  expect(html).toContain('<meta name="robots" content="noindex"/>')
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
