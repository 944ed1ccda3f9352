import { dialog, expect, scrollThrough, scrollToTop, test, visit } from './fixtures.ts'

test.describe('when images fail to load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] })

  test('each is replaced by its alternative text, nothing moves, and dialogs show their text', async ({ page }) => {
    // Scroll-driven animations are a frame behind the scrolling.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, 'academy')
    await scrollThrough(page)
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, li, footer, button')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      )
    await scrollToTop(page, 0)
    const withImages = await boxes()

    await page.route('**/images/**', (route) => route.abort())
    await visit(page, 'academy')
    await scrollThrough(page)
    await expect(page.locator('img')).toHaveCount(0)
    await scrollToTop(page, 0)
    expect(await boxes()).toEqual(withImages)
    for (const name of ['Portrait of Alex Example', 'Logo of Example Technologies']) {
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached()
    }

    await page.getByRole('button', { name: 'DevOps: CI/CD Pipeline' }).click()
    await expect(dialog(page).getByText(/under nine minutes/)).toBeVisible()
    await expect(dialog(page).getByRole('img')).toHaveAttribute('aria-label', /./)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open profile photo' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
  })
})

test.describe('without stylesheet and scripts', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] })

  test('the page is readable, and the overlay is hidden', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<style>[\s\S]*?<\/style>/, '')
      await route.fulfill({ response, body })
    })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
  })
})
