import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, overflowing, scrollThrough, test, visit } from './fixtures.ts'

/** The sections of each content in their order, how many items they have, and where axe looks at them. */
const CONTENTS = {
  SHORT: { sections: ['history', 'expertise'], cards: 0, pages: 0, projects: 0, jobs: 1, skills: 1, axe: 390 },
  FULL: {
    sections: [
      'history',
      'education',
      'expertise',
      'gallery',
      'certificates',
      'languages',
      'publications',
      'awards',
      'volunteering',
      'companies',
    ],
    cards: 2,
    pages: 1,
    projects: 4,
    jobs: 5, // two of them at one employer, in a list of their own
    skills: 13,
    axe: 820,
  },
  LONG: {
    sections: ['expertise', 'companies', 'gallery', 'history'],
    cards: 8,
    pages: 8,
    projects: 200,
    jobs: 40,
    skills: 60,
    axe: 1280,
  },
}

for (const [name, { sections, cards, pages, projects, jobs, skills, axe }] of Object.entries(CONTENTS)) {
  test.describe(`the ${name.toLowerCase()} content`, () => {
    test.use({ baseURL: process.env[`${name}_ADDRESS`] ?? '' })

    test('shows its sections in order and every item, and fits every screen width', async ({ page }) => {
      await visit(page)
      const shown = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(shown).toEqual(sections)
      await expect(page.locator('#companies article')).toHaveCount(cards)
      await expect(page.locator('#gallery li:has(> button)')).toHaveCount(projects)
      await expect(page.locator('#history ol > li')).toHaveCount(jobs)
      await expect(page.locator('#expertise ul > li')).toHaveCount(skills)
      expect(await emptyElements(page)).toEqual([])
      for (const width of [320, 390, 820, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowing(page), `at ${width}px`).toEqual([])
      }
    })

    test('links every section and page in the navigation bar or menu', async ({ page }) => {
      await visit(page)
      for (const width of [390, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const menu = page.locator('header [popovertarget]')
        const isMenu = await menu.isVisible()
        if (isMenu) await menu.click()
        const links = page.locator('header li a')
        await expect(links).toHaveCount(sections.length + pages + 1)
        for (const link of await links.all()) await link.click({ trial: true })
        if (isMenu) await page.keyboard.press('Escape')
      }
    })

    test(`is accessible at ${axe}px (axe)`, async ({ page }) => {
      await page.setViewportSize({ width: axe, height: 800 })
      await visit(page)
      await scrollThrough(page)
      // Further items differ in their texts only.
      await expectNoAxeViolations(page, { exclude: 'li:nth-child(n + 14)' })
    })
  })
}

/** Elements without text and images. */
async function emptyElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, dl, dd, li, section, article, p, h1, h2, h3, [role=group]')]
      .filter((element) => !element.closest('[hidden]') && element.textContent.trim() === '')
      .filter((element) => !element.querySelector('img, svg'))
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}
