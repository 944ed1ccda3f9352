import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { parse } from 'yaml'
import {
  dialog,
  entriesOf,
  expect,
  expectAccessible,
  menuButton,
  nextPaint,
  overflowing,
  site,
  test,
  thumbnails,
  toggle,
  TRANSPARENT,
  visit,
  organisationCards,
} from './fixtures.ts'

const EVERY_SECTION =
  'history education expertise gallery certificates languages publications awards volunteering companies talks open-source references interests'

/** The sections of each content in their order, and how many items they have. `others` are the bar's links to pages, email and CVs. */
const CONTENTS = {
  short: { sections: 'history expertise', cards: 0, projects: 0, jobs: 1, skills: 1, others: 1 },
  // Two of the jobs are at one employer, in a list of their own.
  full: { sections: EVERY_SECTION, cards: 2, projects: 4, jobs: 5, skills: 13, others: 4 },
  long: { sections: 'expertise companies gallery history', cards: 8, projects: 200, jobs: 40, skills: 60, others: 10 },
}
/** The size of the text in per cent, and the widths in pixels at which it fits. */
const SCREENS = [
  [100, [320, 390, 820, 1200, 1280, 1920, 2560]],
  [200, [390, 820]],
] as const

for (const [name, { sections, cards, projects, jobs, skills, others }] of Object.entries(CONTENTS)) {
  const address = site(name) + (name === 'full' ? 'coast' : '') // the page of an organisation, too
  test(`the ${name} content shows its sections in order and every item, accessibly`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/preloaded/) // The picture of the project that gets the focus.
    await visit(page, address)
    const shown = await page
      .locator('#content')
      .getByRole('region')
      .evaluateAll((all) => all.flatMap(({ id }) => id || []))
    expect(shown.join(' ')).toBe(sections)
    await expect(organisationCards(page)).toHaveCount(cards)
    const showAll = page.locator('#gallery').getByRole('button', { name: 'Show all' })
    if (projects > 24) {
      await expect(thumbnails(page)).toHaveCount(24)
      await expect(page.getByRole('status')).toHaveText(`24 of ${projects} projects`)
      await showAll.click()
      await expect(thumbnails(page).nth(24)).toBeFocused()
    }
    await expect(showAll).toHaveCount(0)
    await expect(thumbnails(page)).toHaveCount(projects)
    await expect(entriesOf(page, 'history')).toHaveCount(jobs)
    await expect(page.locator('#expertise').getByRole('listitem')).toHaveCount(skills)
    // VoiceOver does not announce a list without markers otherwise.
    await expect(page.locator(':is(ul, ol):not([role=list])')).toHaveCount(0)
    const parts = page.locator(':is(ul, ol, dl, dd, li, section, article, p, h1, h2, h3):not([hidden], [hidden] *)')
    await expect(parts.filter({ hasNotText: /\S/, hasNot: page.locator('img, svg') })).toHaveCount(0)
    for (let theme = 0; theme < 2; theme++) {
      await expectAccessible(page, { exclude: 'li:nth-child(n + 14)' }) // Further items differ in their texts only.
      await toggle(page).click()
    }
  })

  test(`the ${name} content fits every screen, and its bar has every link`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/preloaded/) // The pointer passes thumbnails on its way.
    await visit(page, address)
    const header = page.getByRole('banner')
    const links = header.getByRole('listitem').getByRole('link')
    // At the top, the actions are in the profile card.
    await page.evaluate(() => {
      document.body.style.minBlockSize = '4000px'
      scrollTo(0, 1200)
    })
    for (const [percent, widths] of SCREENS) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowing(page), `at ${width}px and ${percent}%`).toEqual([])
        await nextPaint(page) // The bar finds what fits.
        const [bar, row] = [await header.boundingBox(), await header.getByRole('navigation').boundingBox()]
        expect(row?.height, `at ${width}px and ${percent}%, one line`).toBe(bar?.height)
        if (await menuButton(page).isVisible()) await menuButton(page).click()
        const count = sections.split(' ').length + others
        // On phones, an action is in the bar and in its menu.
        const addresses = () =>
          links.evaluateAll((all) => new Set(all.map((link) => (link as HTMLAnchorElement).href)).size)
        await expect.poll(addresses, `at ${width}px and ${percent}%`).toBe(count)
        expect(await covered(header.getByRole('list').first().getByRole('link')), `at ${width}px`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a job with many highlights shows the first, all on demand, and prints all', async ({ page }) => {
      await page.goto(site('long'))
      const jobOf = (name: string) => {
        const heading = page.getByRole('heading', { name, exact: true })
        return page.locator('#history').getByRole('listitem').filter({ has: heading })
      }
      const [long, short] = [jobOf('Role 1'), jobOf('Role 2')]
      const last = long.getByText('Highlight 12 of job 1')
      const isShown = () => last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      await expect(long.getByText('Highlight 4 of job 1')).toBeVisible()
      expect(await isShown()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      expect(await isShown()).toBe(true)
      await page.emulateMedia({ media: 'screen' })
      await long.getByText('Show all').click()
      await expect.poll(isShown).toBe(true)
      await expect(short.getByText('Highlight 6 of job 2')).toBeVisible()
      await expect(short.getByText('Show all')).toHaveCount(0)
    })
  })
}

test('without an email address, the CV is the main action', async ({ page }) => {
  await visit(page, site('short'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded() // At the top, the bar has no filled button.
  for (const part of ['main', 'banner'] as const) {
    const link = page.getByRole(part).getByRole('link', { name: 'Lebenslauf als PDF' })
    await expect(link).not.toHaveCSS('background-color', TRANSPARENT)
  }
})

// Every section, and every field that the sample does not have. Without motion: a section that settles after Playwright's scrolling
// would move under its mouse.
test.describe('the full content', () => {
  test.use({ baseURL: site('full'), contextOptions: { reducedMotion: 'reduce' } })

  test('shows every text of its sections', async ({ page }) => {
    await visit(page)
    const { history, education, certificates, languages, publications, awards, volunteering, custom } = parse(
      readFileSync('tests/contents/full/site.yaml', 'utf8'),
    )
    const own = custom.map(({ title, lead, entries }: Record<string, unknown>) => [title, lead, entries])
    const texts = textsIn([history, education, certificates, languages, publications, awards, volunteering, own])
    expect(texts.length).toBeGreaterThan(60)
    const shown = (await page.getByRole('main').innerText())
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?\(opens in a new tab\) ?/g, ' ')
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([])
  })

  test('shows a project without a picture as a tile, and all that it has in its dialog', async ({ page }) => {
    await visit(page)
    await expect(thumbnails(page).first()).toHaveAccessibleName(/^Platform: Restore Drill\. 1,900 stars/)
    await expect(thumbnails(page).last()).toContainText('Tickets, tours and an archive of 4,000 photographs')
    await thumbnails(page).first().click()
    await expect(dialog(page).getByRole('img')).toHaveCount(0)
    for (const text of ['Author and maintainer · 2023 – Present', '1,900 stars and 40 contributors', 'Kubernetes']) {
      await expect(dialog(page).getByText(text)).toBeVisible()
    }
    await expect(dialog(page).getByRole('link', { name: /^Source/ })).toHaveAttribute('target', '_blank')
    await expectAccessible(page, { include: 'dialog' })
    await page.setViewportSize({ width: 1280, height: 1000 })
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('group'), 'several pictures').toHaveCSS('height', '600px')
  })

  test('has no page for an organisation without texts of its own', async ({ page, request }) => {
    await visit(page)
    const cards = organisationCards(page)
    await expect(cards.first().getByRole('link')).toHaveText([/harbour\.example/])
    await cards.nth(1).getByRole('link', { name: 'Code & Coast', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Code & Coast Association' })).toBeFocused()
    expect((await request.get('harbour-health')).status()).toBe(404)
  })
})

/** The texts of links that something covers. */
function covered(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => {
    const others = all.filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    return others.map(({ textContent }) => textContent)
  })
}

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
