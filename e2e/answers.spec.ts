// A press is answered before the work behind it (docs/decisions/0020-answers-before-work.md).
import type { Page } from '@playwright/test'
import { academy, expect, section, test, toAcademy, toggle, visit } from './site.ts'

test('a thumbnail with a shade, and its pop-up is gone from the screen before it is from the document', async ({
  page,
}) => {
  await visit(page)
  const steps = await record(page, 'open', 'data-shaded')
  await page.getByRole('button', { name: 'DevOps: CI/CD Pipeline' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [shaded, opened, cleared, closed] = await steps()
  expect([shaded?.step, opened?.step, cleared?.step, closed?.step]).toEqual([
    'data-shaded=yes',
    'open=',
    'data-shaded=null',
    'open=null',
  ])
  expect(opened?.frame, 'a frame with the shade alone').toBeGreaterThan(shaded?.frame ?? 0)
  expect(closed?.frame, 'a frame without the pop-up').toBeGreaterThan(cleared?.frame ?? 0)
})

test('a filter with its button, before the thumbnails', async ({ page }) => {
  await visit(page)
  const steps = await record(page, 'aria-pressed', 'hidden')
  const gallery = section(page, 'Project Gallery')
  await gallery.getByRole('button', { name: 'DevOps', exact: true }).click()
  await expect.poll(async () => (await steps()).map(({ step }) => step)).toContain('hidden=')
  const [pressed, ...others] = await steps()
  const hidden = others.find(({ step }) => step === 'hidden=')
  expect(pressed?.step).toMatch(/^aria-pressed/)
  expect(hidden?.frame).toBeGreaterThan(pressed?.frame ?? 0)
})

test('a link with the ground of the page, before the page it leads to', async ({ page }) => {
  await visit(page)
  const steps = await record(page, 'data-veil')
  await toAcademy(page).click()
  await expect(academy(page)).toBeFocused()
  const [fallen, lifted] = await steps()
  expect(fallen).toMatchObject({ step: 'data-veil=ground', path: '/' })
  expect(lifted).toMatchObject({ step: 'data-veil=null', path: '/academy' })
  expect(lifted?.frame).toBeGreaterThan(fallen?.frame ?? 0)
})

test('the theme with the night, before its colours', async ({ page }) => {
  await visit(page)
  const steps = await record(page, 'data-veil', 'data-theme')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const [fallen, ...lifted] = await steps()
  expect(fallen?.step).toBe('data-veil=night')
  expect(lifted.map(({ step }) => step)).toEqual(['data-veil=null', 'data-theme=light'])
  expect(lifted[0]?.frame).toBeGreaterThan(fallen?.frame ?? 0)
})

test('two links pressed within a frame are followed one after the other', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('article a[href^="/"]')) link.click()
  })
  await expect(page).toHaveURL(/\/academy$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/foundation$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-veil')
})

for (const [motion, reducedMotion] of [
  ['with', 'no-preference'],
  ['without', 'reduce'],
] as const) {
  test(`${motion} motion, the veil is ${motion === 'with' ? '' : 'not '}seen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page)
    const seen = await page.evaluate(() => {
      document.documentElement.dataset['veil'] = 'ground'
      return getComputedStyle(document.documentElement, '::after').opacity
    })
    expect(seen).toBe(motion === 'with' ? '1' : '0')
  })
}

type Step = { step: string; frame: number; path: string }

/** Notes each change of the attributes, in which frame it came and where; what it returns tells what was noted. */
async function record(page: Page, ...attributeFilter: string[]): Promise<() => Promise<Step[]>> {
  await page.evaluate((attributes) => {
    let frame = 0
    const count = () => {
      frame += 1
      requestAnimationFrame(count)
    }
    count()
    const noted: Step[] = []
    Object.assign(globalThis, { noted })
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        const value = target instanceof Element && attributeName ? target.getAttribute(attributeName) : null
        noted.push({ step: `${attributeName}=${value}`, frame, path: location.pathname })
      }
    }).observe(document, { subtree: true, attributeFilter: attributes })
  }, attributeFilter)
  return () => page.evaluate(() => (globalThis as unknown as { noted: Step[] }).noted)
}
