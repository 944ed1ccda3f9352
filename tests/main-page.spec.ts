import { expect, scrollThrough, section, test, visit } from './site.ts'

const SKILLS = [
  'Docker',
  'Golang',
  'Java',
  'Kubernetes',
  'PostgreSQL',
  'MySQL',
  'Ubuntu',
  'Python',
  'Grafana',
  'k6',
  'GitHub',
  'SonarQube',
  'Airflow',
]

test('shows its sections in order', async ({ page }) => {
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
})

test('the hero is 600px high at every width, with photograph, headline and subtitle', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DevOps & Infrastructure Expert')
  await expect(page.getByText('Specializing in cloud infrastructure, containerization, and automation')).toBeVisible()
  for (const width of [320, 390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const photo = page.locator('main img').first()
    const box = await photo.boundingBox()
    expect(box?.height).toBe(600)
    expect(box?.y).toBe(0)
    const within = await page.evaluate(() => {
      const text = document.querySelector('h1')?.parentElement?.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect()
      const animation = document.querySelector('main [data-size]')?.getBoundingClientRect()
      if (!text || !bar || !animation) return false
      return text.top >= bar.bottom && animation.top >= bar.bottom && text.bottom <= 600
    })
    expect(within, `headline at ${width}px`).toBe(true)
  }
})

test('the shade on the photograph is darker in the dark theme', async ({ page }) => {
  await visit(page)
  const shade = () =>
    page.evaluate(() => {
      const frame = document.querySelector('main picture')?.parentElement
      return frame ? getComputedStyle(frame, '::after').backgroundImage : ''
    })
  const alphas = (image: string) => [...image.matchAll(/\/ ([\d.]+)\)/g)].map(([, alpha]) => Number(alpha))
  const dark = alphas(await shade())
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.locator('html[data-theme="light"]').waitFor()
  const light = alphas(await shade())
  expect(dark.length).toBeGreaterThan(3)
  expect(light).toHaveLength(dark.length)
  dark.forEach((alpha, index) => expect(alpha).toBeGreaterThanOrEqual(light[index] ?? 1))
  expect(Math.max(...dark)).toBeGreaterThan(Math.max(...light))
})

test('the profile card shows name, title and three facts', async ({ page }) => {
  await visit(page)
  const card = section(page, 'Alex Example')
  await expect(card.getByText('DevOps Engineer & Cloud Architect & Data Engineer')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText([
    '3+ Years Experience',
    'Remote / Lisbon',
    'Available for projects',
  ])
})

test('shows thirteen skills in order, with icon and name, in 2, 4 or 6 columns', async ({ page }) => {
  await visit(page)
  await scrollThrough(page)
  const tiles = section(page, 'Technical Expertise').getByRole('listitem')
  await expect(tiles).toHaveText(SKILLS)
  const loaded = await tiles
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  expect(loaded).toEqual(SKILLS.map(() => true))
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

test('the current company has two organisation cards and a mission statement', async ({ page }) => {
  await visit(page)
  const companies = section(page, 'Current Company')
  await expect(companies.getByRole('article')).toHaveCount(2)
  await expect(companies.getByRole('blockquote')).toBeVisible()
  for (const [name, label, features] of [
    [
      'Example Technologies',
      /^Visit Website/,
      ['Enterprise Solutions', 'Custom Software Development', 'Digital Transformation'],
    ],
    [
      'Example Academy',
      /^Visit Academy/,
      ['Entrepreneurial Mindset Development', 'Practical Technology Training', 'Industry-Focused Learning'],
    ],
  ] as const) {
    const card = companies.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByRole('listitem')).toHaveText([...features])
    await expect(card.getByRole('link', { name: label })).toHaveAttribute('target', '_blank')
    await expect(card.getByRole('link', { name: label })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(card.locator('a[href^="tel:+"]')).toHaveCount(1)
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(card.getByText('Lisbon, Portugal')).toBeVisible()
  }
})

test('the work history has dividers between its entries', async ({ page }) => {
  await visit(page)
  const entries = section(page, 'Work History').getByRole('listitem')
  await expect(entries.getByRole('heading')).toHaveText([
    'Alex Example Engineer',
    'Cloud Infrastructure Engineer',
    'Software Developer',
  ])
  for (const [index, period] of ['2025 - Present', '2023 - 2024', '2022 - 2023'].entries()) {
    await expect(entries.nth(index).getByText(period, { exact: true })).toBeVisible()
  }
  const borders = await entries.evaluateAll((items) =>
    items.map((item) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(item)
      return `${borderTopWidth} ${borderBottomWidth}`
    }),
  )
  expect(borders).toEqual(['0px 0px', '1px 0px', '1px 0px'])
})

test('the footer has three links that do not navigate, three profiles and the year', async ({ page }) => {
  await visit(page)
  const footer = page.getByRole('contentinfo')
  const links = footer.locator('a[href="#"]')
  await expect(links).toHaveText(['Projects', 'Services', 'Contact'])
  await footer.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  for (const link of await links.all()) await link.click()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(new URL(page.url()).hash).toBe('')

  await expect(footer.locator('a[target="_blank"]')).toHaveCount(3)
  await expect(footer.getByText(/^©/)).toHaveText(`© ${new Date().getFullYear()} Alex Example. All rights reserved.`)
})

test('the footer shows the year of the visit, not that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'))
  await visit(page)
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toHaveText(/^© 2031 /)
})

async function columnsOf(items: import('@playwright/test').Locator) {
  const tops = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
