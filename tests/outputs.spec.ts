import type { APIRequestContext, Locator } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { entriesOf, expect, menuButton, site, test, visit, organisationCards } from './fixtures.ts'

type Properties = [string, object, string, ...string[]][]
type Item = Record<string, string>

/** The tested contents, and how many jobs, skills, organisations and profiles they have. */
const CONTENTS = {
  sample: [3, 13, 2, 3],
  short: [1, 1, 0, 0],
  long: [40, 60, 8, 14],
}

for (const [content, counts] of Object.entries(CONTENTS)) {
  test(`page, CV, résumé, vCard and JSON-LD of the ${content} content agree`, async ({ page, request }) => {
    await visit(page, site(content))
    const { cv, card, resume, owner, nodes } = await outputsOf(request, site(content))
    const [heading] = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
    const profile = page.getByRole('region', { name: heading ?? '', exact: true })
    const [name = '', title = ''] = [heading, ...(await textsOf(profile.getByRole('paragraph')))]
    const jobs = entriesOf(page, 'history')
    const roles = await textsOf(jobs.getByRole('heading'))
    const employers = await textsOf(jobs.locator('[data-part=place]'))
    const tiles = await page.locator('#expertise').getByRole('listitem').allInnerTexts()
    const skills = tiles.map((text) => text.split('\n', 1).join()) // Evidence is on a line of its own.
    const email = await linksOf(profile.getByRole('paragraph'), 'mailto')
    const emails = await linksOf(organisationCards(page), 'mailto')
    const phones = await linksOf(organisationCards(page), 'tel')
    const profiles = await linksOf(page.getByRole('contentinfo').getByRole('list').last(), 'http')
    expect([roles.length, skills.length, emails.length, profiles.length]).toEqual(counts)

    const { basics, work } = resume
    expect([basics.name, basics.label]).toEqual([name, title])
    expect(work.map(({ position }: Item) => position)).toEqual(roles)
    expect(work.flatMap(({ name: employer }: Item) => employer ?? [])).toEqual(employers)
    expect(namesOf(resume.skills)).toEqual(skills)
    expect([basics.email ?? []].flat().map(mailto)).toEqual(email)
    expect([basics.phone ?? []].flat().map(tel)).toEqual(await linksOf(profile.getByRole('paragraph'), 'tel'))
    expect((basics.profiles ?? []).map(({ url }: Item) => url)).toEqual(profiles)

    expect([...card('fn'), ...card('title')]).toEqual([name, title])
    expect(card('categories')).toEqual(skills)
    expect(card('email').map(mailto)).toEqual([...email, ...emails])
    expect(card('tel').map(tel)).toEqual(phones)
    expect(card('socialprofile')).toEqual(profiles)

    expect([owner['name'], owner['jobTitle']]).toEqual([name, title])
    expect(owner['knowsAbout']).toEqual(skills)
    expect([owner['email'] ?? []].flat().map(String).map(mailto)).toEqual(email.slice(0, 1))
    expect(owner['sameAs'] ?? []).toEqual(profiles)
    const contacts = nodes.flatMap(({ contactPoint }) => (contactPoint ? [contactPoint as Item] : [])) // our own format
    expect(contacts.map((contact) => mailto(contact['email'] ?? ''))).toEqual(emails)
    expect(contacts.flatMap(({ telephone }) => telephone ?? []).map(tel)).toEqual(phones)

    const addresses = email.map((link) => link.replace('mailto:', ''))
    const periods = await Promise.all((await jobs.all()).map((job) => job.getByRole('paragraph').first().innerText()))
    await page.emulateMedia({ media: 'print' })
    const projects = await textsOf(entriesOf(page, 'gallery').getByRole('paragraph'))
    const leads = projects.map((text) => text.split('. ', 1).join())
    const printed = [name, title, ...roles, ...employers, ...periods, ...skills, ...addresses, ...leads]
    expect(printed.filter((text) => !cv.includes(normalised(text)))).toEqual([])
  })
}

test('page, CV, résumé and JSON-LD agree on education and what else a life has', async ({ page, request }) => {
  await visit(page, site('full'))
  const { cv, resume, owner } = await outputsOf(request, site('full'))
  const ids = ['education', 'certificates', 'languages', 'publications', 'awards']
  const titles = (await Promise.all(ids.map((id) => textsOf(entriesOf(page, id).getByRole('heading'))))).flat()
  const plain = titles.map((title) => title.replace(/ \(opens in a new tab\)$/, ''))
  expect(plain).toHaveLength(13)
  expect(plain.filter((title) => !cv.includes(normalised(title)))).toEqual([])
  expect([
    ...resume.education.map((each: Item) => `${each['studyType']}, ${each['area']}`),
    ...namesOf(resume.certificates),
    ...resume.languages.map(({ language }: Item) => language),
    ...namesOf(resume.publications),
    ...resume.awards.map(({ title }: Item) => title),
  ]).toEqual(plain)
  expect(owner['award']).toEqual(plain.slice(12))
  expect(JSON.stringify(owner['knowsLanguage'])).toContain('Igbo')
  expect(JSON.stringify(owner['alumniOf'])).toContain('University of Porto')
  expect(JSON.stringify(owner['hasCredential'])).toContain('Professional Data Engineer')
})

test('the navigation leads to the CVs that the owner lists, and names no other', async ({ page, request }) => {
  await visit(page, site('full'))
  const { html, cv, cvAsText, resume } = await outputsOf(request, site('full'))
  const link = page.getByRole('navigation').getByRole('link', { name: 'Platform Engineer, CV as PDF' })
  await menuButton(page).click()
  await expect(link).toHaveText('Platform Engineer')
  await expect(link).toHaveAttribute('href', '/cv-platform.pdf')
  await expect(link).toHaveAttribute('download', 'Mira Okafor, Platform Engineer.pdf')
  expect(html).not.toMatch(/cv-data|I run platforms that are rebuilt/)
  const texts = ['Tests on every table', 'A Lighthouse Museum']
  const content = await page.getByRole('main').innerHTML()
  expect(texts.map((text) => content.includes(text))).toEqual([false, true])
  for (const output of [cv, JSON.stringify(resume), cvAsText]) {
    expect(texts.map((text) => output.includes(text))).toEqual([true, false])
  }
})

/** The content of the CV, vCard, résumé and JSON-LD. */
async function outputsOf(request: APIRequestContext, address: string) {
  const textOf = async (file: string) => (await request.get(address + file)).text()
  const pdf = await getDocumentProxy(new Uint8Array(await (await request.get(`${address}cv.pdf`)).body()))
  const { text } = await extractText(pdf, { mergePages: true })
  const [, card] = ICAL.parse(await textOf('contact.vcf')) as [string, Properties] // the jCard format
  const html = await textOf('')
  const graph = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? ''
  const nodes = JSON.parse(graph)['@graph'] as Record<string, unknown>[] // our own format
  return {
    html,
    cv: normalised(text),
    cvAsText: await textOf('cv.md'),
    card: (key: string) => card.filter(([property]) => property === key).flatMap(([, , , ...values]) => values),
    resume: JSON.parse(await textOf('resume.json')),
    owner: nodes.find((node) => node['@type'] === 'Person') ?? {},
    nodes,
  }
}

function namesOf(items: readonly Item[]) {
  return items.map(({ name }) => name)
}

function textsOf(parts: Locator) {
  return parts.evaluateAll((elements) => elements.map((element) => element.textContent.trim()))
}

function linksOf(part: Locator, scheme: string) {
  const links = part.locator(`a[href^="${scheme}"]`)
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)) // all are links
}

function mailto(address: string) {
  return `mailto:${address}`
}

function tel(telephone: string) {
  return `tel:${telephone.replace(/[^+\d]/g, '')}`
}

/** A text with the same white space as text from a PDF. */
function normalised(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

test('the profile card offers the CV as PDF and for Word where the owner says so', async ({ page }) => {
  await visit(page, site('full'))
  for (const [name, file] of [
    ['CV (PDF)', 'cv.pdf'],
    ['CV (Word)', 'cv.docx'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(`${site('full')}${file}`)
    await expect(link).toHaveAttribute('download', `Mira Okafor, CV.${file.split('.')[1]}`)
    expect((await page.request.get(`${site('full')}${file}`)).status()).toBe(200)
  }
  await visit(page, site('sample'))
  await expect(page.getByRole('link', { name: /Word/ })).toHaveCount(0)
})
