import { expect, holdBack, overlay, test, toggle, visit } from './site.ts'

test.describe('without our scripts the content still appears on time', () => {
  test.use({ provoked: [/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/] })

  test('and the overlay stops its drawing', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.addInitScript(() => {
      const look = () => {
        const moving = document.querySelector('#root > [hidden]')?.getAnimations({ subtree: true }) ?? []
        if (moving.length > 5) document.documentElement.dataset['drawingMoved'] = 'yes'
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('')
    await expect(overlay(page)).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-drawing-moved')
    expect(await overlay(page).evaluate((over) => over.getAnimations({ subtree: true }).length)).toBe(1)
  })

  test('when they are blocked', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('')
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
  })

  test('when they come later: hydration neither flashes the overlay nor loses the page', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.js')
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      const look = () => {
        const shown = document.querySelector('#root > [hidden]')
        if (shown?.checkVisibility({ visibilityProperty: true }))
          document.documentElement.dataset['overlayAgain'] = 'yes'
        if (!document.querySelector('main h1')) document.documentElement.dataset['pageLost'] = 'yes'
        requestAnimationFrame(look)
      }
      look()
    })
    letThrough()
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-overlay-again')
    await expect(page.locator('html')).not.toHaveAttribute('data-page-lost')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('a script that fails', () => {
  test.use({ provoked: [/matchMedia|no words today|ERR_FAILED/] })

  test('to arrive takes its controls with it after a while, and leaves the words they would have shown', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toggle(page)).toBeVisible()
    await expect(toggle(page)).toBeHidden({ timeout: 40_000 })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(/bill fell by a third/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Three cloud regions/ })).toBeVisible()
  })

  test('to arrive in time, and comes after all, gives the controls back and moves nothing', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.js')
    await page.goto('', { waitUntil: 'commit' })
    const words = page.getByText(/bill fell by a third/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(words).toBeHidden()
    await expect(words).toBeVisible({ timeout: 40_000 })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    letThrough()
    await page.locator('html[data-live]').waitFor()
    await expect(toggle(page)).toBeVisible()
    await expect(words).toBeVisible()
    expect(await height()).toBe(before)
  })

  test('late leaves the page as well, and brings no overlay back', async ({ page }) => {
    // The first time that anything renders.
    await page.addInitScript(() => {
      // oxlint-disable-next-line no-extend-native -- a fault is wanted here
      Object.defineProperty(String.prototype, 'replace', {
        value: new Proxy(Reflect.get(String.prototype, 'replace') as () => string, {
          // that is a function, so a proxy can stand for it
          apply(target, text, args) {
            if (String(text).includes('{shown}')) throw new Error('no words today')
            return Reflect.apply(target, text, args)
          },
        }),
      })
    })
    const letThrough = await holdBack(page, '**/*.js')
    const failed = page.waitForEvent('pageerror')
    await page.goto('', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible() // It comes up last.
    letThrough()
    await failed
    await expect(page.locator('html')).toHaveAttribute('data-revealed')
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).visibility)).toBe('visible')
    await expect(overlay(page)).toBeHidden({ timeout: 1 })
  })

  test('leaves the page that came as HTML', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'matchMedia', { value: undefined })
    })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Project Gallery' })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
  })
})

test.describe('a page that was changed on its way', () => {
  test.use({ provoked: [/Minified React error #418/] })

  test('is rendered anew, as the policy allows it', async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<h1', '<h2').replace('</h1', '</h2')
      await route.fulfill({ response, body })
    })
    await visit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})
