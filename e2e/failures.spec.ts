import { expect, readToTheEnd, test, visit } from './site.ts'

test.describe('when pictures fail', () => {
  test.use({ provoked: [/ERR_FAILED|404/] })

  test('each leaves a calm surface with its name, and nothing moves', async ({ page }) => {
    // Sections that settle in follow the scrolling a frame behind.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, 'academy')
    await readToTheEnd(page)
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, li, footer, button')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      )
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const whole = await boxes()

    await page.route('**/images/**', (route) => route.abort())
    await visit(page, 'academy')
    await readToTheEnd(page)
    await expect(page.locator('img')).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await boxes()).toEqual(whole)
    for (const name of ['Portrait of Alex Example', 'Logo of Example Technologies']) {
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached()
    }
  })

  test('a pop-up still tells its project', async ({ page }) => {
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

for (const [what, pattern, answer] of [
  ['the player is missing', '**/lottie-player*.js', 'abort'],
  ['the drawings are missing', '**/animations/*', 'abort'],
  ['the drawings are no JSON', '**/animations/*', '<html>'],
  ['the drawings are no animations', '**/animations/*', '{"layers":7}'],
  [
    'the drawings break the player',
    '**/animations/*',
    '{"v":"5","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"sr":1,"ks":{},"shapes":[{"ty":"gr","it":[{"ty":"tr"}]}]}]}',
  ],
] as const) {
  test.describe(`when ${what}`, () => {
    test.use({ provoked: [/ERR_FAILED|404/] })

    test('nothing is shown and nothing thrown, and the boxes keep their size', async ({ page }) => {
      await page.route(pattern, (route) => (answer === 'abort' ? route.abort() : route.fulfill({ body: answer })))
      await visit(page)
      await readToTheEnd(page)
      const boxes = page.locator('main [data-size]')
      await expect(page.locator('main [data-state=empty]')).toHaveCount(4)
      expect(await boxes.evaluateAll((elements) => elements.map((element) => element.clientWidth))).toEqual([
        200, 150, 180, 120,
      ])
      await expect(boxes.locator('svg')).toHaveCount(0)
    })
  })
}

test.describe('when the stylesheet fails', () => {
  test.use({ provoked: [/ERR_FAILED/] })

  test('the page reads all the same, and no overlay stands in the way', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort())
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
  })
})
