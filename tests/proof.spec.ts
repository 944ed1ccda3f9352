import type { Page } from '@playwright/test'
import { dialog, expect, test, thumbnails, visit } from './fixtures.ts'

const projectDialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const hash = (page: Page) => new URL(page.url()).hash

test('an address that was sent opens its project after the overlay', async ({ page }) => {
  await page.goto('#kubernetes-cluster', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(projectDialog(page, 'Kubernetes Cluster')).toBeVisible()
  await expect(dialog(page).getByText('30 deployments')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => hash(page)).toBe('')
  await expect(thumbnails(page).nth(1)).toBeFocused()
})

test('the address follows the project, with Back, Forward, arrow keys and a filter', async ({ page }) => {
  await visit(page, 'academy')
  const filter = page.getByRole('button', { name: 'Infrastructure', exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await thumbnails(page).first().click()
  await expect(projectDialog(page, 'Cloud Infrastructure')).toBeVisible()
  expect(hash(page)).toBe('#cloud-infrastructure')
  await page.keyboard.press('ArrowRight')
  await expect(projectDialog(page, 'Kubernetes Cluster')).toBeVisible()
  await page.keyboard.press('Control+ArrowLeft')
  expect(hash(page)).toBe('#kubernetes-cluster')
  await dialog(page).getByRole('button', { name: 'Cloud Infrastructure' }).last().click() // After the last comes the first.
  await expect(projectDialog(page, 'Cloud Infrastructure')).toBeVisible()
  await page.keyboard.press('ArrowRight')

  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(thumbnails(page).first()).toBeFocused()
  await page.goForward()
  await expect(projectDialog(page, 'Kubernetes Cluster')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => hash(page)).toBe('')

  await page.evaluate(() => (location.hash = '#monitoring-setup')) // hidden by the filter
  await expect(projectDialog(page, 'Monitoring Setup')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(projectDialog(page, 'CI/CD Pipeline')).toBeVisible()
})

test('a skill leads to the jobs and projects that prove it', async ({ page }) => {
  await visit(page)
  const kubernetes = page.getByRole('link', { name: /^Kubernetes\b.*2023.*project/ })
  await kubernetes.click()
  await dialog(page).getByRole('link', { name: 'Kubernetes Cluster' }).click()
  await expect(projectDialog(page, 'Kubernetes Cluster')).toBeVisible()
  await page.goBack()
  await dialog(page).getByRole('link', { name: 'Cloud Infrastructure Engineer' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Cloud Infrastructure Engineer' })).toBeInViewport()
})

test('the keyboard goes on where a skill has led, and back at the skill', async ({ page }) => {
  await visit(page)
  const kubernetes = page.getByRole('link', { name: /^Kubernetes\b.*2023.*project/ })
  const closeButton = dialog(page).getByRole('button', { name: 'Close' })
  await kubernetes.press('Enter')
  await dialog(page).getByRole('link', { name: 'Cloud Infrastructure Engineer' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cloud Infrastructure Engineer' }).last()).toBeFocused()
  await page.goBack()
  await expect(closeButton).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(kubernetes).toBeFocused()

  await kubernetes.press('Enter')
  await dialog(page).getByRole('link', { name: 'Kubernetes Cluster' }).press('Enter')
  await expect(closeButton).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(kubernetes).toBeFocused()
})

test('where the script does not arrive, the same links lead to the texts', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('')
  const description = page.getByText(/eleven hand-made environments/)
  await expect(description).toBeHidden()
  await thumbnails(page).first().click()
  await expect(description).toBeInViewport()
  await page.getByRole('link', { name: /^Docker\b/ }).click()
  await expect(page.locator('#skill-1').getByRole('link', { name: 'Kubernetes Cluster' })).toBeInViewport()
})
