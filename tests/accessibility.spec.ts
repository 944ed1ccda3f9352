import { expect, expectNoAxeViolations, overlay, scrollThrough, slowClock, test, toggle, visit } from './site.ts'

for (const theme of ['dark', 'light'] as const) {
  for (const path of ['', 'academy', 'foundation', 'nowhere']) {
    for (const width of [390, 1280]) {
      test.describe(`/${path} in the ${theme} theme at ${width}px`, () => {
        test.use({ expectedConsoleErrors: path === 'nowhere' ? [/404/] : [], viewport: { width, height: 800 } })

        test('is accessible (axe)', async ({ page }) => {
          await visit(page, path)
          if (theme === 'light') await toggle(page).click()
          await scrollThrough(page)
          await expectNoAxeViolations(page)
        })
      })
    }
  }

  test(`dialogs and menu are accessible in the ${theme} theme (axe)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    for (const name of ['Open profile photo', 'Data: Data Pipeline']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Expertise', exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test(`the overlay is accessible in the ${theme} theme (axe)`, async ({ page }) => {
    await slowClock(page)
    await page.goto('')
    await expect(overlay(page)).toBeVisible()
    if (theme === 'light') await toggle(page).click()
    await expectNoAxeViolations(page)
  })
}

test('pages have one main, one h1 and no skipped heading level', async ({ page }) => {
  for (const path of ['', 'academy']) {
    await visit(page, path)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
  }
})

test('the keyboard reaches every control, and the focus is always visible', async ({ page }) => {
  await visit(page, 'academy')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const stops: string[] = []
  for (let step = 0; step < 80; step++) {
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const inBar = element.closest('header') !== null || getComputedStyle(element).position === 'fixed'
      const isOnScreen = bottom > (inBar ? 0 : bar) && top < innerHeight
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return `${element.tagName} ${element.ariaLabel ?? element.textContent}${isOnScreen ? '' : ' OFF SCREEN'}${hasOutline ? '' : ' NO OUTLINE'}`
    })
    if (stop === null) break
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  expect(stops.filter((stop) => /OFF SCREEN|NO OUTLINE/.test(stop))).toEqual([])
  for (const name of [
    'Switch to light theme',
    'Open profile photo',
    'hello@example.com',
    'Tech Event: Tech Event',
    'Instagram',
    'Back to Home',
  ]) {
    expect(
      stops.some((stop) => stop.includes(name)),
      name,
    ).toBe(true)
  }
  expect(new Set(stops).size).toBeGreaterThan(30)
})

test('on phones buttons are at least 44px large, and links in navigation and footer at least 24px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'academy')
  const sizesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return { name: element.ariaLabel ?? element.textContent, width, height }
        }),
    )
  const buttons = await sizesOf('button')
  expect(buttons.length).toBeGreaterThan(10)
  expect(buttons.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = await sizesOf('nav a, footer a')
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ height }) => height < 24)).toEqual([])
})

for (const path of ['', 'academy', 'nowhere']) {
  test.describe(`/${path}`, () => {
    test.use({ expectedConsoleErrors: path === 'nowhere' ? [/404/] : [] })

    test('fits screens from 320px, and from 390px with text at 200%', async ({ page }) => {
      await visit(page, path)
      for (const [width, text] of [
        [320, 100],
        [390, 200],
        [820, 200],
        [2560, 100],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
        const { overflow, cut } = await page.evaluate(() => {
          // Not the window: the scrollbar has a gutter beside the body.
          const right = document.body.getBoundingClientRect().right
          const cutOff = [...document.querySelectorAll('h1, h2, h3, h4, p, a, button, dd, dt, li')]
            .filter(
              (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip-link'),
            )
            .filter((element) => {
              const box = element.getBoundingClientRect()
              return box.right > right + 1 || box.left < -1
            })
          return {
            overflow: Math.max(0, document.documentElement.scrollWidth - right),
            cut: cutOff.map((element) => element.textContent?.slice(0, 40)),
          }
        })
        expect({ width, text, overflow, cut }).toEqual({ width, text, overflow: 0, cut: [] })
      }
    })
  })
}

for (const width of [390, 640, 820, 1280]) {
  test(`with text at 200% the headline stays inside the hero and below the bar at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { headline, subtitle, bar, hero } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect // with the same fields
      return { headline: box('h1'), subtitle: box('h1 + p'), bar: box('header'), hero: box('main > div') }
    })
    expect(headline.top).toBeGreaterThanOrEqual(bar.bottom)
    expect(subtitle.top).toBeGreaterThanOrEqual(headline.bottom)
    expect(subtitle.bottom).toBeLessThanOrEqual(hero.bottom)
  })
}

test.describe('in forced colours', () => {
  test('controls and their states are distinguishable', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page)
    const filter = page.getByRole('button', { name: 'All', exact: true })
    expect(await filter.evaluate((button) => getComputedStyle(button, '::before').content)).toContain('●')
    for (const button of [filter, toggle(page), page.getByRole('button', { name: 'Data', exact: true })]) {
      expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    }
    // Computed styles do not contain the system's colours.
    await expectNoAxeViolations(page, ['color-contrast'])
  })
})
