import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import {
  dialog,
  expect,
  expectNoAxeViolations,
  overflowing,
  scrollThrough,
  section,
  test,
  thumbnails,
  toggle,
  visit,
} from './fixtures.ts'

/** The sections of each content in their order, how many items they have, and where axe looks at them. */
const CONTENTS = {
  SHORT: {
    sections: ['history', 'expertise'],
    cards: 0,
    pages: 0,
    projects: 0,
    jobs: 1,
    skills: 1,
    emails: 0,
    cvs: 1,
    axe: 390,
  },
  FULL: {
    sections:
      'history education expertise gallery certificates languages publications awards volunteering companies talks open-source references interests'.split(
        ' ',
      ),
    cards: 2,
    pages: 1,
    projects: 4,
    jobs: 5, // two of them at one employer, in a list of their own
    skills: 13,
    emails: 1,
    cvs: 2,
    axe: 820,
  },
  LONG: {
    sections: ['expertise', 'companies', 'gallery', 'history'],
    cards: 8,
    pages: 8,
    projects: 200,
    jobs: 40,
    skills: 60,
    emails: 1,
    cvs: 1,
    axe: 1280,
  },
}

for (const [name, { sections, cards, pages, projects, jobs, skills, emails, cvs, axe }] of Object.entries(CONTENTS)) {
  test.describe(`the ${name.toLowerCase()} content`, () => {
    test.use({ baseURL: process.env[`${name}_ADDRESS`] ?? '' })

    test('shows its sections in order and every item, and fits every screen width', async ({ page }) => {
      await visit(page)
      const shown = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(shown).toEqual(sections)
      await expect(page.locator('#companies article')).toHaveCount(cards)
      await expect(page.locator('#gallery > ul > li')).toHaveCount(projects)
      await expect(page.locator('#history ol > li')).toHaveCount(jobs)
      await expect(page.locator('#expertise > ul > li')).toHaveCount(skills)
      expect(await emptyElements(page)).toEqual([])
      for (const width of [320, 390, 820, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowing(page), `at ${width}px`).toEqual([])
      }
    })

    if (emails === 0) {
      test('without an email address, the CV is the main action', async ({ page }) => {
        await visit(page)
        await expect(page.locator('main .filled')).toHaveAttribute('type', 'application/pdf')
        await expect(page.locator('header .filled').first()).toHaveAttribute('type', 'application/pdf')
      })
    }

    test('links every section and page in the navigation bar or menu', async ({ page }) => {
      await visit(page)
      for (const width of [390, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await page.waitForTimeout(300) // The bar finds what fits.
        const menu = page.locator('header [popovertarget]')
        const isMenu = await menu.isVisible()
        if (isMenu) await menu.click()
        const links = page.locator('header li a:visible')
        await expect(links).toHaveCount(sections.length + pages + emails + cvs)
        for (const link of await page.locator('header [popover] a:visible').all()) await link.click({ trial: true })
        if (isMenu) await page.keyboard.press('Escape')
      }
    })

    test(`is accessible at ${axe}px in both themes, with its first project (axe)`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: axe, height: 800 })
      await visit(page)
      await scrollThrough(page)
      for (const theme of name === 'SHORT' ? ['light', 'dark'] : ['dark', 'light']) {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        // Further items differ in their texts only.
        await expectNoAxeViolations(page, { exclude: 'li:nth-child(n + 14)' })
        if (projects > 0) {
          await thumbnails(page).first().click()
          await expectNoAxeViolations(page, { include: 'dialog' })
          await page.keyboard.press('Escape')
        }
        await toggle(page).click()
      }
    })
  })
}

// Every section, and every field that the sample does not have. Without motion: a section that settles after Playwright's scrolling
// would move under its mouse.
test.describe('the full content', () => {
  test.use({ baseURL: process.env['FULL_ADDRESS'] ?? '', contextOptions: { reducedMotion: 'reduce' } })

  test('shows every text of its sections', async ({ page }) => {
    await visit(page)
    const { history, education, certificates, languages, publications, awards, volunteering, custom } = parse(
      readFileSync('tests/contents/full/site.yaml', 'utf8'),
    )
    const own = custom.map(({ title, lead, entries }: Record<string, unknown>) => [title, lead, entries])
    const texts = textsIn([history, education, certificates, languages, publications, awards, volunteering, own])
    expect(texts.length).toBeGreaterThan(60)
    const shown = (await page.locator('main').innerText())
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?\(opens in a new tab\) ?/g, ' ')
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([])
  })

  test('shows a project without a picture as a tile with its title, and facts, technologies and links in its dialog', async ({
    page,
  }) => {
    await visit(page)
    await expect(thumbnails(page).first().getByText('Restore Drill')).toBeVisible()
    await thumbnails(page).first().click()
    await expect(dialog(page).getByRole('img')).toHaveCount(0)
    for (const text of ['Author and maintainer · 2023 - Present', '1,900 stars and 40 contributors', 'Kubernetes']) {
      await expect(dialog(page).getByText(text)).toBeVisible()
    }
    await expect(dialog(page).getByRole('link', { name: /^Source/ })).toHaveAttribute('target', '_blank')
  })

  test('a link in a highlight follows its text, and several pictures fill their box in the dialog', async ({
    page,
  }) => {
    await visit(page)
    const gap = await page.getByRole('link', { name: 'what services use' }).evaluate((link) => {
      const boxesOf = (node: Node | null) => {
        const range = document.createRange()
        if (node) range.selectNodeContents(node)
        return [...range.getClientRects()]
      }
      return (boxesOf(link)[0]?.left ?? 0) - (boxesOf(link.previousSibling).at(-1)?.right ?? 0)
    })
    expect(gap).toBeGreaterThanOrEqual(0)
    await thumbnails(page).nth(1).click()
    expect((await dialog(page).getByRole('group').boundingBox())?.height).toBe(600)
  })

  test('has no page for an organisation without texts of its own', async ({ page, request }) => {
    await visit(page)
    const cards = section(page, 'Where I Work').getByRole('article')
    await expect(cards.first().getByRole('link')).toHaveText([/harbour\.example/])
    await cards.nth(1).getByRole('link', { name: 'Code & Coast', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Code & Coast Association' })).toBeFocused()
    expect((await request.get('harbour-health')).status()).toBe(404)
  })
})

/** The texts of some content, except dates and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object') {
    const { cv, for: _for, ...fields } = Object(value) as Record<string, unknown> // any value can be read like this
    return cv === 'only' ? [] : Object.values(fields).flatMap(textsIn)
  }
  if (typeof value !== 'string') return []
  const text = value
    .replace(/\[(.+?)\]\(.+?\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /^\d{4}|^https?:|^[\w-]+:[\w-]+$/.test(text) ? [] : [text]
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
