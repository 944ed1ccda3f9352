import { expect, scrollThrough, test, visit } from './site.ts'

test.describe('when images fail to load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|404/] })

  test('each is replaced by its alternative text, and nothing moves', async ({ page }) => {
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
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const withImages = await boxes()

    await page.route('**/images/**', (route) => route.abort())
    await visit(page, 'academy')
    await scrollThrough(page)
    await expect(page.locator('img')).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await boxes()).toEqual(withImages)
    for (const name of ['Portrait of Alex Example', 'Logo of Example Technologies']) {
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached()
    }
  })

  test('dialogs still show their text and close button', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort())
    await visit(page)
    await page.getByRole('button', { name: 'DevOps: CI/CD Pipeline' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/under nine minutes/)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /^Two runs/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open profile photo' }).click()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  })
})

for (const [failure, pattern, body] of [
  ['the player fails to load', '**/lottie-player*.js', null],
  ['the animation files fail to load', '**/animations/*', null],
  ['the animation files are not JSON', '**/animations/*', '<html>'],
  ['the animation files are not Lottie files', '**/animations/*', '{"layers":7}'],
  [
    'the animation files crash the player',
    '**/animations/*',
    '{"v":"5","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"sr":1,"ks":{},"shapes":[{"ty":"gr","it":[{"ty":"tr"}]}]}]}',
  ],
] as const) {
  test.describe(`when ${failure}`, () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED|404/] })

    test('the boxes of the animations stay empty and keep their size', async ({ page }) => {
      await page.route(pattern, (route) => (body === null ? route.abort() : route.fulfill({ body })))
      await visit(page)
      await scrollThrough(page)
      const boxes = page.locator('main [data-size]')
      await expect(page.locator('main [data-state=empty]')).toHaveCount(4)
      expect(await boxes.evaluateAll((elements) => elements.map((element) => element.clientWidth))).toEqual([
        200, 150, 180, 120,
      ])
      await expect(boxes.locator('svg')).toHaveCount(0)
    })
  })
}

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
