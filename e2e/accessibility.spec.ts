import { expect, expectNoFindings, overlay, readToTheEnd, slowClock, test, toggle, visit } from './site.ts'

for (const theme of ['dark', 'light'] as const) {
  for (const path of ['', 'academy', 'foundation', 'nowhere']) {
    for (const width of [390, 1280]) {
      test.describe(`/${path} in the ${theme} theme at ${width}px`, () => {
        test.use({ provoked: path === 'nowhere' ? [/404/] : [], viewport: { width, height: 800 } })

        test('axe finds nothing', async ({ page }) => {
          await visit(page, path)
          if (theme === 'light') await toggle(page).click()
          await readToTheEnd(page)
          await expectNoFindings(page)
        })
      })
    }
  }

  test(`axe finds nothing in the ${theme} pop-ups, nor in the menu`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    for (const name of ['Open profile photo', 'Data: Data Pipeline']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Expertise', exact: true })).toBeVisible()
    await expectNoFindings(page)
  })

  test(`axe finds nothing on the ${theme} overlay`, async ({ page }) => {
    await slowClock(page)
    await page.goto('')
    await expect(overlay(page)).toBeVisible()
    if (theme === 'light') await toggle(page).click()
    await expectNoFindings(page)
  })
}

test('one main, one h1, and no heading level is skipped', async ({ page }) => {
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

test('the keyboard alone goes everywhere, always in sight, and leaves every pop-up', async ({ page }) => {
  await visit(page, 'academy')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const visited: string[] = []
  for (let step = 0; step < 80; step++) {
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const inBar = element.closest('header') !== null || getComputedStyle(element).position === 'fixed'
      const seen = bottom > (inBar ? 0 : bar) && top < innerHeight
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return `${element.tagName} ${element.ariaLabel ?? element.textContent}${seen ? '' : ' OUT OF SIGHT'}${marked ? '' : ' UNMARKED'}`
    })
    if (name === null) break
    visited.push(name)
    await page.keyboard.press('Tab')
  }
  expect(visited.filter((name) => /OUT OF SIGHT|UNMARKED/.test(name))).toEqual([])
  for (const name of [
    'Switch to light theme',
    'Open profile photo',
    'hello@example.com',
    'Tech Event: Tech Event',
    'Instagram',
    'Back to Home',
  ]) {
    expect(
      visited.some((stop) => stop.includes(name)),
      name,
    ).toBe(true)
  }
  expect(new Set(visited).size).toBeGreaterThan(30)
})

test('buttons are at least 44 px on phones, links in navigation and footer at least 24 px high', async ({ page }) => {
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
    test.use({ provoked: path === 'nowhere' ? [/404/] : [] })

    test('nothing is cut off or scrolls sideways from 320 px, nor with text at 200% from 390 px', async ({ page }) => {
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
          // The body, for the place of the scroll bar is kept beside it.
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
  test(`with text at 200% the words stay inside the banner and clear of the bar, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { headline, subtitle, bar, banner } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect // its JSON has the same fields
      return { headline: box('h1'), subtitle: box('h1 + p'), bar: box('header'), banner: box('main > div') }
    })
    expect(headline.top).toBeGreaterThanOrEqual(bar.bottom)
    expect(subtitle.top).toBeGreaterThanOrEqual(headline.bottom)
    expect(subtitle.bottom).toBeLessThanOrEqual(banner.bottom)
  })
}

test.describe('in forced colours', () => {
  test('states and controls can still be told', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page)
    const filter = page.getByRole('button', { name: 'All', exact: true })
    expect(await filter.evaluate((button) => getComputedStyle(button, '::before').content)).toContain('●')
    for (const button of [filter, toggle(page), page.getByRole('button', { name: 'Data', exact: true })]) {
      expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    }
    // The colours are the system's here, which computed styles do not tell.
    await expectNoFindings(page, ['color-contrast'])
  })
})
