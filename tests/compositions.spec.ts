import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LAYOUT_SITES } from '../tools/layout-sites.mjs'
import {
  delayResponse,
  dialog,
  expect,
  expectAccessible,
  overflowing,
  recordShifts,
  shiftOfFonts,
  site,
  test,
  toggle,
  TRANSPARENT,
  visit,
} from './fixtures.ts'

// What every layout promises, whatever it looks like. The layout `classic` has tests of its own beside these.

/** The texts of the page but for figures. */
function textsOf(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isOther = node.parentElement?.closest(
        'header, svg, dt, [class^=result-], [aria-hidden], [data-part=overlay], [role=status], button, .visually-hidden, .skip-link',
      )
      const text = node.textContent?.trim() ?? ''
      if (!isOther && /\p{L}/u.test(text)) texts.push(text)
    }
    return texts
  })
}

/** All words of the page as one text, without those for screen readers alone. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const shown = root.cloneNode(true) as Element // of an element
    for (const hidden of shown.querySelectorAll('.visually-hidden')) hidden.remove()
    return shown.textContent.replaceAll(/\s+/g, '')
  })
}

/**
 * The long content has no CV in other layouts, and no commit has the content of the sample in them. Beside bars, the years of a skill end
 * where the bars do.
 */
const OTHERWISE = /^(?:CV$|built from )|since \d{4}/

for (const { name, content } of LAYOUT_SITES) {
  test.describe(name, () => {
    test.use({ baseURL: site(name), contextOptions: { reducedMotion: 'reduce' } })

    test('has every text of the content, also without scripts', async ({ page, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const classic = await context.newPage()
      await classic.goto(site(content))
      const expected = await textsOf(classic)
      expect(expected.length).toBeGreaterThan(5)
      // A layout may say the unit of a figure once.
      const results = await classic.locator('[class^=result-] :is(strong, span)').allTextContents()
      const numbers = results.flatMap((text) => /^\d[\d.,]*/.exec(text)?.[0] ?? [])
      const without = await context.newPage()
      await without.goto(site(name))
      await visit(page)
      for (const each of [without, page]) {
        const words = await wordsOf(each)
        const missing = expected.filter((text) => !OTHERWISE.test(text) && !words.includes(text.replaceAll(/\s+/g, '')))
        expect(missing).toEqual([])
        for (const number of numbers) expect(words).toContain(number)
      }
      await context.close()
    })

    test('no date of a list takes the room of its text', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit(page)
      const texts = page.locator('main li > .label ~ div')
      const widths = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width))
      expect(Math.min(Infinity, ...widths)).toBeGreaterThan(160)
    })

    test('has one title, one main part and no level of headings too few, accessibly in both themes', async ({
      page,
    }) => {
      await visit(page)
      for (let theme = 0; theme < 2; theme++) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        const levels = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
        expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
        await expectAccessible(page, { exclude: 'li:nth-child(n + 14)' }) // Further items differ in their texts only.
        await toggle(page).click()
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page, { exclude: 'li:nth-child(n + 14)' })
      await expect(page.locator(':is(ul, ol):not([role=list])')).toHaveCount(0)
    })

    test('fits every screen', async ({ page }) => {
      await visit(page)
      for (const [percent, widths] of [
        [100, [320, 390, 820, 1024, 1280, 1920]],
        [200, [390, 820]],
      ] as const) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowing(page), `at ${width}px and ${percent}%`).toEqual([])
        }
      }
    })

    test('nothing shifts when the fonts arrive', async ({ page }) => {
      const release = await delayResponse(page, '**/*.woff2')
      await page.addInitScript(recordShifts)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shiftOfFonts(page, release), 'a line may wrap elsewhere').toBeLessThan(0.02)
    })

    test('leads where an address leads in the layout classic', async ({ page, browser }) => {
      const classic = await browser.newPage()
      await visit(classic, site(content))
      const ids = await classic
        .locator('#root [id]')
        .evaluateAll((all) =>
          all.map(({ id }) => id).filter((id) => !/^(?:root|menu|routed|.*-title|[A-Z_:].*|owner|.*[A-Z].*)$/.test(id)),
        )
      await classic.close()
      await visit(page)
      const own = new Set(await page.locator('#root [id]').evaluateAll((all) => all.map(({ id }) => id)))
      expect(ids.filter((id) => !own.has(id))).toEqual([])
    })

    test('prints its texts on white', async ({ page }) => {
      await visit(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveCSS('background-color', TRANSPARENT)
      for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
        await expect(heading).toBeVisible()
      }
      expect(
        await page.locator('img').evaluateAll((all) => all.filter((image) => image.checkVisibility()).length),
      ).toBe(0)
    })
  })
}

test.describe('a page of its own', () => {
  test.use({ baseURL: site('sample-trace') })

  test('stands alone, and leads to the sections', async ({ page }) => {
    await visit(page, 'academy/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example Academy of Entrepreneurship')
    await expect(page.getByRole('heading', { name: 'Project Gallery' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/\/#history$/)
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example Academy of Entrepreneurship')
  })

  test('leaves the home page as it was', async ({ page }) => {
    await visit(page)
    const filter = page.getByRole('button', { name: 'Infrastructure', exact: true })
    await filter.click()
    await page.getByRole('link', { name: 'Read the story' }).click()
    await expect(filter).toBeHidden()
    await page.goBack()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  })

  test('of an organisation begins with the owner’s part', async ({ page }) => {
    await visit(page, 'foundation/')
    const part = page.getByRole('region', { name: 'My part' })
    await expect(part.getByRole('link', { name: 'Cloud Infrastructure Engineer' })).toBeVisible()
    await part.getByRole('link', { name: /^Kubernetes Cluster/ }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Kubernetes Cluster' })).toBeVisible()
  })

  test('for unknown addresses says no more than it knows', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    await visit(page, 'nowhere/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByText('stands above')).toHaveCount(0)
  })
})

test.describe('the career', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const content of ['sample', 'full', 'long', 'translated']) {
    test(`of ${content} has its names in a column, or above their bars`, async ({ page }) => {
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, site(`${content}-trace`))
        const rows = page.locator('[data-part=career-panel] [data-part=trace] a:has(> svg)')
        const overlaps = await rows.evaluateAll((all) =>
          all.flatMap((row) => {
            const [name, bar] = [...row.children].map((each) => each.getBoundingClientRect())
            if (!name || !bar || name.width === 0) return []
            return name.right <= bar.left || name.bottom <= bar.top ? [] : [row.textContent]
          }),
        )
        expect(overlaps, `at ${width}px`).toEqual([])
      }
      expect(await page.locator('[data-part=career-panel] a').count()).toBeGreaterThan(0)
    })
  }

  test('leads to its jobs and projects by mouse', async ({ page }) => {
    await visit(page, site('sample-trace'))
    await page.locator('[data-part=career-panel] a', { hasText: 'CI/CD Pipeline' }).locator('rect').click()
    await expect(dialog(page).getByRole('heading', { name: 'CI/CD Pipeline' })).toBeVisible()
    await expect(dialog(page).locator('[data-part=trace] [data-project]')).toHaveText(/^CI\/CD Pipeline/)
    await page.keyboard.press('Escape')
    await page.locator('[data-part=career-panel] a', { hasText: 'Software Developer' }).locator('rect').click()
    await expect(page.getByRole('heading', { name: 'Software Developer' })).toBeInViewport()
  })
})

test.describe('the status', () => {
  test('is green for those who have time, amber for those who have none, and neither if nobody knows', async ({
    page,
  }) => {
    const banner = page.locator('[data-part=availability]')
    await visit(page, site('sample-status'))
    await expect(banner.filter({ hasText: 'Available for projects' })).toHaveAttribute('data-state', 'good')
    await visit(page, site('full-status'))
    await expect(banner.filter({ hasText: 'Open to permanent roles' })).toHaveAttribute('data-state', 'away')
    await visit(page, site('short-status'))
    await expect(banner).toHaveCount(0)
    await expect(page.getByText('Kein Zeitverlauf')).toBeVisible()
  })

  test('has as many cells in each row, wide enough to be told apart', async ({ page }) => {
    for (const content of ['sample', 'full']) {
      await visit(page, site(`${content}-status`))
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const rows = await page
          .locator('main [aria-hidden]:has(> i)')
          .evaluateAll((all) =>
            all.map((row) =>
              [...row.children].map((cell) => cell.getBoundingClientRect().width).filter((size) => size > 0),
            ),
          )
        expect(new Set(rows.map(({ length }) => length)).size, `${content} at ${width}px`).toBe(1)
        expect(Math.min(...rows.flat()), `${content} at ${width}px`).toBeGreaterThan(6)
      }
    }
  })
})

test('in the light theme, the photograph is light', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, site('sample-trace'))
  const brightness = async () => {
    const picture = await page.screenshot({ clip: { x: 800, y: 100, width: 400, height: 320 } })
    const { channels } = await sharp(picture).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
  }
  expect(await brightness()).toBeLessThan(80)
  await toggle(page).click()
  await expect.poll(brightness).toBeGreaterThan(170)
})

test('a section of companies leads to their pages, and the bar need not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, site('sample-trace'))
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Academy/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'About Example Academy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example Academy of Entrepreneurship')
})

test.describe('without a photograph', () => {
  test.use({ baseURL: site('full-trace'), contextOptions: { reducedMotion: 'reduce' } })

  test('results are in a row below the headline and overlap nothing', async ({ page }) => {
    await visit(page)
    const headline = page.getByRole('heading', { level: 1 })
    await expect(page.locator('[data-part=hero] [data-part=change]')).toHaveCount(2)
    for (const width of [390, 820, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const overlaps = await headline.evaluate((title) => {
        const boxes = [...(title.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect())
        return boxes.filter((a) =>
          boxes.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        ).length
      })
      expect(overlaps, `at ${width}px`).toBe(0)
    }
  })

  test('each job has its place in the career above it, and cards have what changed', async ({ page }) => {
    await visit(page)
    const jobs = page.locator('#history ol > li')
    await expect(jobs.locator('> svg')).toHaveCount(await jobs.count())
    await expect(jobs.first().locator('> svg [data-current]')).toHaveCount(1)
    await expect(page.locator('#gallery article > [data-part=change]').first()).toBeVisible()
    const technology = jobs.getByRole('listitem').filter({ hasText: /^Kubernetes$/ })
    await expect(technology.first().locator('svg')).toBeVisible()
  })

  test('a short headline is as wide as the page has room, in one line', async ({ page }) => {
    await visit(page)
    const headline = page.getByRole('heading', { level: 1 })
    await headline.evaluate((title) => (title.textContent = 'Platform Lead'))
    await headline.evaluate((title) => title.setAttribute('data-length', '16'))
    for (const width of [820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const [lines, share] = await headline.evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        const box = words.getBoundingClientRect()
        return [words.getClientRects().length, box.width / (title.parentElement?.clientWidth ?? 0)]
      })
      expect(lines, `at ${width}px`).toBe(1)
      expect(share, `at ${width}px`).toBeGreaterThan(0.55)
    }
  })
})

test.describe('the map', () => {
  test.use({ baseURL: site('sample-threads'), contextOptions: { reducedMotion: 'reduce' } })

  test('leads along the line of a tool by keyboard, and says where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page)
    const tool = page.getByRole('button', { name: 'Kubernetes' })
    await tool.press('Enter')
    await expect(tool).toHaveAttribute('aria-pressed', 'true')
    const status = page.getByRole('status')
    await expect(status).toHaveText('Kubernetes: Station 1 of 3')
    const guide = page.getByRole('group', { name: 'Kubernetes' })
    await guide.getByRole('button', { name: 'Next station' }).press('Enter')
    await expect(status).toHaveText('Kubernetes: Station 2 of 3')
    await guide.getByRole('button', { name: 'Next station' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Kubernetes Cluster' })).toBeInViewport()
    await expect(page.locator('[data-station=tech-event]')).toHaveAttribute('data-off')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
    await expect(tool).toBeFocused()
  })

  test('has three lines on phones, that of the pressed tool first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page)
    await page.getByRole('button', { name: 'Java' }).click()
    const cells = page.locator('#history-3 i:visible')
    await expect(cells).toHaveCount(3)
    const [left] = await cells.evaluateAll((all) =>
      all.toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x).map((cell) => cell.dataset.lit),
    )
    expect(left).toBe('true')
  })
})
