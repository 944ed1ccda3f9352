import type { Page } from '@playwright/test'
import {
  dialog,
  expect,
  section,
  test,
  thumbnails,
  toggle,
  visit,
  expectNoAxeViolations,
  scrollThrough,
} from './fixtures.ts'

// The content with every section and every field that the sample does not have. Without motion: a section that settles after
// Playwright's scrolling would move under its mouse.
test.use({ baseURL: process.env['FULL_ADDRESS'] ?? '', contextOptions: { reducedMotion: 'reduce' } })

test('roles at the same employer are grouped under its name, with highlights', async ({ page }) => {
  await visit(page)
  const employers = section(page, 'Work History').locator('h3')
  await expect(employers).toHaveText([/^Harbour Health/, 'Data Engineer', 'System Administrator'])
  const first = section(page, 'Work History').getByRole('listitem').first()
  await expect(first.locator('h4')).toHaveText(['Staff Platform Engineer', 'Senior Platform Engineer'])
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://harbour.example/')
  await expect(first.getByText(/restore of a region/)).toBeVisible()
  await expect(first.getByText('Sep 2022 - Present')).toBeVisible()
})

test('education, certificates, languages, publications, awards and volunteering show every field', async ({ page }) => {
  await visit(page)
  const texts = {
    Education: ['Master of Science, Computer Science', 'University of Porto', '18 of 20', 'Queueing Theory'],
    Certificates: ['Certified Kubernetes Security Specialist', 'Cloud Native Computing Foundation', 'May 2024'],
    Languages: ['Portuguese', 'Native', 'C2', 'Esperanto'],
    'Publications & Talks': ['Backups are a rumour until restored', 'Operations Days Porto', 'eleven restores'],
    Awards: ['Public Service Technology Prize', 'City of Porto', 'Oct 2023', 'restore drills'],
    Volunteering: ['Mentor', 'Code & Coast', '23 first jobs', 'Sea Rescue Porto'],
  }
  for (const [name, expected] of Object.entries(texts)) {
    for (const text of expected) await expect(section(page, name)).toContainText(text)
  }
  const verify = page.getByRole('link', { name: /Certified Kubernetes Security Specialist/ })
  await expect(verify).toHaveAttribute('href', 'https://verify.example/cks/1234')
})

test('skills are in their groups, each with its logo if it has one', async ({ page }) => {
  await visit(page)
  const expertise = section(page, 'Technical Expertise')
  await expect(expertise.getByRole('heading', { level: 3 })).toHaveText(['Platform', 'Data', 'People'])
  await expect(expertise.getByRole('listitem')).toHaveCount(13)
  await expect(expertise.locator('li img')).toHaveCount(5)
})

test('a project without a picture has a tile with its title, and a dialog with facts, technologies and links', async ({
  page,
}) => {
  await visit(page)
  await expect(thumbnails(page).first().getByText('Restore Drill')).toBeVisible()
  await thumbnails(page).first().click()
  await expect(dialog(page).getByRole('img')).toHaveCount(0)
  for (const text of ['Author and maintainer · 2023 - Present', '1,900 stars and 40 contributors', 'Kubernetes']) {
    await expect(dialog(page).getByText(text)).toBeVisible()
  }
  await expect(dialog(page).getByRole('link', { name: /^Source/ })).toHaveAttribute('target', '_blank')
})

test('a project without a category is only in the filter for all projects', async ({ page }) => {
  await visit(page)
  const filters = section(page, 'Projects').getByRole('group').getByRole('button')
  await expect(filters).toHaveText(['All', 'Platform', 'Data'])
  await filters.nth(2).click()
  await expect(thumbnails(page).filter({ visible: true })).toHaveCount(1)
})

test('without photo and banner image, initials and the colours of the page take their places', async ({ page }) => {
  await visit(page)
  await expect(section(page, 'Mira Okafor').locator('[data-letters=MO]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open profile photo' })).toHaveCount(0)
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(0)
  const call = page.getByRole('link', { name: '+351 912 555 014' })
  await expect(call).toHaveAttribute('href', 'tel:+351912555014')
})

test('an organisation without texts of its own has a card and no page', async ({ page, request }) => {
  await visit(page)
  const cards = section(page, 'Where I Work').getByRole('article')
  await expect(cards.first().getByRole('link')).toHaveText([/harbour\.example/])
  await cards.nth(1).getByRole('link', { name: 'Code & Coast' }).click()
  await expect(page.getByRole('heading', { name: 'Code & Coast Association' })).toBeFocused()
  await expect(page.locator('#routed').getByRole('heading', { level: 3 })).toHaveText(['About Us'])
  expect((await request.get('harbour-health')).status()).toBe(404)
})

for (const theme of ['dark', 'light']) {
  test(`is accessible in the ${theme} theme (axe)`, async ({ page }) => {
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await scrollThrough(page)
    await expectNoAxeViolations(page)
    await thumbnails(page).first().click()
    await expectNoAxeViolations(page)
  })
}

test('prints every section, and the addresses of the projects', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible()
  await expect(page.getByText('rebuilds a namespace')).toBeVisible()
  expect(await addressAfter(page, 'Documentation')).toContain('https://restore-drill.example/')
})

function addressAfter(page: Page, label: string) {
  const link = page.locator('[data-noscript] a', { hasText: label })
  return link.evaluate((element) => getComputedStyle(element, '::after').content)
}
