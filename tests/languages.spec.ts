import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, menuButton, bringIntoView, section, site, test, toggle, visit, organisationCards } from './fixtures.ts'

// The content in English, German, Arabic and Japanese. One German text is missing.
test.use({ baseURL: site('translated') })

const switchTo = async (page: Page, language: string) => {
  await expect(page.getByRole('contentinfo')).toBeVisible() // The bar has found what fits.
  const link = page.getByRole('navigation').getByRole('link', { name: language, exact: true })
  if (await menuButton(page).isVisible()) await menuButton(page).click()
  await link.click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a visitor switches to German, opens the bank, switches back and downloads the CV', async ({ page }) => {
      await page.goto('')
      await switchTo(page, 'Deutsch')
      await expect(page).toHaveURL(/\/de\/$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Systeme, die laufen')
      const bank = organisationCards(page).getByRole('link', { name: 'Elbe Bank', exact: true })
      if (javaScriptEnabled) await bringIntoView(bank)
      await bank.click()
      await expect(page.getByRole('heading', { name: 'Über die Bank' })).toBeVisible()
      await switchTo(page, 'English')
      await expect(page).toHaveURL(/:\d+\/bank\/$/)
      await expect(page.getByRole('heading', { name: 'About the Bank' })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'CV as PDF' }).last().click()
      expect((await download).suggestedFilename()).toBe('Nora Lindqvist, CV.pdf')
    })
  })
}

test('the theme goes along, and the address does not keep it', async ({ page }) => {
  await visit(page)
  await toggle(page).click()
  await switchTo(page, 'Deutsch')
  await expect(page).toHaveURL(/\/de\/$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the switch leads to the section that is in view', async ({ page }) => {
  await visit(page)
  await page.goto('#expertise')
  await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
  await switchTo(page, 'Deutsch')
  await expect(page).toHaveURL(/\/de\/#expertise$/)
  await expect(page.getByRole('heading', { name: 'Technische Kenntnisse' })).toBeInViewport()
})

test('each language has its CVs, résumé, contact card and social cards', async ({ page, request }) => {
  for (const folder of ['', 'de/', 'ar/', 'ja/']) {
    for (const file of ['cv.pdf', 'cv-incidents.pdf', 'contact.vcf', 'cards/index.jpg', 'cards/bank.jpg']) {
      expect((await request.get(folder + file)).status(), folder + file).toBe(200)
    }
    await page.goto(`${folder}bank/`)
    await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', `/${folder}cv.md`)
  }
  const text = await request.get('de/cv.md')
  expect(text.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(await text.text()).toMatch(/^# .+\n[\s\S]*Site-Reliability-Ingenieurin/)
  const { basics } = await (await request.get('de/resume.json')).json()
  expect(basics).toMatchObject({ label: 'Site-Reliability-Ingenieurin', url: 'https://nora.example/de/' })
  const html = await (await request.get('de/')).text()
  expect(html).toContain('download="Nora Lindqvist, Lebenslauf.pdf"')
  expect(html).toContain('>März 2021 – heute<')
  const cv = await getDocumentProxy(new Uint8Array(await (await request.get('de/cv.pdf')).body()))
  expect((await extractText(cv, { mergePages: true })).text).toContain('März 2021 – heute')
  const japanese = await (await request.get('ja/cv.pdf')).body()
  expect(japanese.length, 'it embeds a subset of its font').toBeLessThan(100_000)
})

test('search engines find every page in every language', async ({ request }) => {
  const addressOf = (folder: string) => `https://nora.example/${folder}bank/`
  const [en, de, ar, ja] = ['', 'de/', 'ar/', 'ja/'].map(addressOf)
  for (const folder of ['', 'de/', 'ar/', 'ja/']) {
    const html = await (await request.get(`${folder}bank/`)).text()
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
    const found = Object.fromEntries(alternates.map(([, language, address]) => [language, address]))
    expect(found).toEqual({ en, de, ar, ja, 'x-default': en })
  }
  expect(await (await request.get('de/')).text()).toContain('"inLanguage":"de"')
})

test('an unknown address offers every language', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto('de/nirgends')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await section(page, 'Page not found').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/$/)
})

test('Arabic is written from right to left', async ({ page }) => {
  await visit(page, 'ar/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const left = async (part: Locator) => (await part.first().boundingBox())?.x ?? 0
  const history = page.locator('#history').getByRole('list').first()
  const [period, heading] = [history.getByRole('paragraph'), history.getByRole('heading')]
  expect(await left(period)).toBeGreaterThan(await left(heading))
  const line = await history.evaluate((list) => getComputedStyle(list, '::before').right)
  expect(Number.parseFloat(line), 'the line of the work history is on the right').toBeLessThan(300)
  expect(await left(toggle(page)), 'the theme toggle stays on the right').toBeGreaterThan(1000)
})

test('a site with one language knows of no other', async ({ request }) => {
  const html = await (await request.get(site('sample'))).text()
  expect(html).not.toMatch(/hreflang|og:locale|"locale"|:lang\(/i)
})
