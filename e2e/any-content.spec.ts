import type { Page } from '@playwright/test'
import { expect, expectNoFindings, readToTheEnd, test, visit } from './site.ts'

/** What each content has: its sections in its order, and how many of each part. */
const CONTENTS = {
  BARE: { sections: ['history', 'companies', 'expertise'], organisations: 1, projects: 0, jobs: 1, skills: 1 },
  SHORT: {
    sections: ['expertise', 'companies', 'gallery', 'history'],
    organisations: 1,
    projects: 1,
    jobs: 1,
    skills: 1,
  },
  LONG: {
    sections: ['expertise', 'companies', 'gallery', 'history'],
    organisations: 3,
    projects: 60,
    jobs: 20,
    skills: 60,
  },
  FULL: {
    sections: ['expertise', 'companies', 'gallery', 'history'],
    organisations: 8,
    projects: 200,
    jobs: 40,
    skills: 60,
  },
}

for (const [name, { sections, organisations, projects, jobs, skills }] of Object.entries(CONTENTS)) {
  test.describe(`the ${name.toLowerCase()} content`, () => {
    test.use({ baseURL: process.env[`${name}_ADDRESS`] ?? '' })

    test('shows what it has in the order of its file, and nothing empty', async ({ page }) => {
      await visit(page)
      const shown = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(shown).toEqual(sections)
      await expect(page.locator('#companies article')).toHaveCount(organisations)
      await expect(page.locator('#gallery ul > li')).toHaveCount(projects)
      await expect(page.locator('#history ol > li')).toHaveCount(jobs)
      await expect(page.locator('#expertise ul > li')).toHaveCount(skills)
      expect(await emptyParts(page)).toEqual([])
    })

    test('lets nothing hang over, at any width', async ({ page }) => {
      await visit(page)
      for (const width of [320, 390, 820, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overhanging(page), `at ${width}px`).toEqual([])
      }
    })

    test('has a bar, or a menu, in which every section and page can be reached', async ({ page }) => {
      await visit(page)
      for (const width of [390, 1200, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const menu = page.locator('header [popovertarget]')
        const isMenu = await menu.isVisible()
        if (isMenu) await menu.click()
        const links = page.locator('header li a')
        await expect(links).toHaveCount(sections.length + organisations + 1)
        for (const link of await links.all()) {
          await link.scrollIntoViewIfNeeded()
          await link.click({ trial: true })
        }
        if (isMenu) await page.keyboard.press('Escape')
      }
    })

    for (const width of [390, 1280]) {
      test(`keeps axe content at ${width}px`, async ({ page }) => {
        test.setTimeout(60_000)
        await page.setViewportSize({ width, height: 800 })
        await visit(page)
        await readToTheEnd(page)
        await expectNoFindings(page)
      })
    }
  })
}

/** Lists, terms, sections and groups in which nothing can be read or seen. */
async function emptyParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, dl, dd, li, section, article, p, h1, h2, h3, [role=group]')]
      .filter((part) => !part.closest('[hidden]') && part.textContent.trim() === '' && !part.querySelector('img, svg'))
      .map((part) => part.outerHTML.slice(0, 80)),
  )
}

/** Parts that stand out at a side of the page, or whose words stand out of them. */
async function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.body
    const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, a, button), footer *, header a')]
    const beyond = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 1 && part.checkVisibility({ visibilityProperty: true }) && (left < 0 || right > clientWidth + 1)
    })
    const found = beyond.map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`)
    return scrollWidth > clientWidth ? [...found, `the page: ${scrollWidth} > ${clientWidth}`] : found
  })
}

test('the lists of a long gallery have the height of their rows before these are laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(process.env['FULL_ADDRESS'] ?? '')
  await expect(page.locator('#root > [hidden]')).toHaveCount(0)
  const lists = await page.locator('#gallery ul').evaluateAll((all) =>
    all.map((list) => {
      const { height } = list.getBoundingClientRect()
      const leftOut = getComputedStyle(list).contentVisibility === 'auto'
      if (list instanceof HTMLElement) list.style.contentVisibility = 'visible'
      return { leftOut, change: Math.round(list.getBoundingClientRect().height - height) }
    }),
  )
  expect(lists.filter(({ leftOut }) => leftOut)).toHaveLength(15)
  expect(lists.filter(({ change }) => change !== 0)).toEqual([])
})
