import type { Locator } from '@playwright/test'
import { expect, scrollThrough, scrollTop, section, test, toggle, visit } from './fixtures.ts'

const SKILLS = 'Docker Golang Java Kubernetes PostgreSQL MySQL Ubuntu Python Grafana k6 GitHub SonarQube Airflow'.split(
  ' ',
)

test('shows its sections in order, and the profile card with name, title and three facts', async ({ page }) => {
  await visit(page)
  const tops = await page.evaluate(() =>
    ['header', 'h1', '#owner', '#expertise', '#companies', 'blockquote', '#gallery', '#history', 'footer'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Alex Example',
    'Technical Expertise',
    'Current Company',
    'Project Gallery',
    'Work History',
    'About Me',
    'Quick Links',
    'Connect',
  ])
  await expect(page.locator('#companies article')).toHaveCount(2)
  await expect(page.locator('#companies blockquote')).toBeVisible()
  const card = section(page, 'Alex Example')
  await expect(card.getByText('DevOps Engineer & Cloud Architect & Data Engineer')).toBeVisible()
  const facts = ['3+ Years Experience', 'Remote / Lisbon', 'Available for projects']
  await expect(card.getByRole('listitem')).toHaveText(facts)
})

test('the hero is 600px high at every width, with photograph, headline and subtitle', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DevOps & Infrastructure Expert')
  await expect(page.getByText('Specializing in cloud infrastructure, containerization, and automation')).toBeVisible()
  for (const width of [320, 390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('main img').first().boundingBox()).toMatchObject({ y: 0, height: 600 })
    const isInside = await page.evaluate(() => {
      const text = document.querySelector('h1')?.parentElement?.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect()
      const animation = document.querySelector('main [data-size]')?.getBoundingClientRect()
      if (!text || !bar || !animation) return false
      return text.top >= bar.bottom && animation.top >= bar.bottom && text.bottom <= 600
    })
    expect(isInside, `headline at ${width}px`).toBe(true)
  }
})

test('the shade on the photograph is darker in the dark theme', async ({ page }) => {
  await visit(page)
  const alphas = async () => {
    const frame = page.locator('main picture').first().locator('..')
    const image = await frame.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)
    return [...image.matchAll(/\/ ([\d.]+)\)/g)].map(([, alpha]) => Number(alpha))
  }
  const dark = await alphas()
  await toggle(page).click()
  await page.locator('html[data-theme="light"]').waitFor()
  const light = await alphas()
  expect(dark.length).toBeGreaterThan(3)
  expect(light).toHaveLength(dark.length)
  dark.forEach((alpha, index) => expect(alpha).toBeGreaterThanOrEqual(light[index] ?? 1))
  expect(Math.max(...dark)).toBeGreaterThan(Math.max(...light))
})

test('shows thirteen skills in order, with icon and name, in 2, 4 or 6 columns', async ({ page }) => {
  await visit(page)
  await scrollThrough(page)
  const tiles = section(page, 'Technical Expertise').getByRole('listitem')
  await expect(tiles).toHaveText(SKILLS)
  const widths = await tiles.locator('img').evaluateAll((icons: HTMLImageElement[]) => icons.map((i) => i.naturalWidth))
  expect(widths.filter((width) => width > 0)).toHaveLength(SKILLS.length)
  for (const [width, columns] of [
    [320, 2],
    [390, 2],
    [820, 4],
    [1280, 6],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columnsOf(tiles), `${width}px`).toBe(columns)
  }
})

test('the footer shows the year of the visit, and its placeholder links do not navigate', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'))
  await visit(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/^©/)).toHaveText('© 2031 Alex Example. All rights reserved.')
  await footer.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  for (const link of await footer.locator('a[href="#"]').all()) await link.click()
  expect(await scrollTop(page)).toBe(before)
  expect(new URL(page.url()).hash).toBe('')
})

test('a company card has logo, name, blurb, three features, phone, email, location and website', async ({ page }) => {
  await visit(page)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('img', { name: 'Logo of Example Technologies' })).toBeAttached()
  await expect(card.getByRole('heading')).toHaveText('Example Technologies')
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByRole('term')).toHaveText(['Phone', 'Email', 'Location'])
  const website = card.getByRole('link', { name: /opens in a new tab/ })
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
})

async function columnsOf(items: Locator) {
  const tops = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
