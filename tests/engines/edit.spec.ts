import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { Key, type WebDriver } from 'selenium-webdriver'
import { develop, developSite, ownEnvironment, program } from '../edit-server.ts'
import { type Engine, openBrowser } from './open-browser.ts'

const test = base.extend<object, { engine: Engine }>({
  engine: [
    { name: '', driver: '' },
    { option: true, scope: 'worker' },
  ],
})

test('a text is edited on the page, and a field in the panel', async ({ engine }) => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-engines-'))
  cpSync('sample', folder, { recursive: true })
  const server = await develop(folder, 5187)
  const { driver, close } = await openBrowser(engine, false)
  const written = () => readFileSync(join(folder, 'site.yaml'), 'utf8')
  const { press } = editorIn(driver)
  try {
    await driver.get(server.at)
    await press('.switch')
    // Beside the panel, the page is as in a narrower window.
    const layout = () =>
      driver.executeScript(() => [
        Math.round(innerWidth - (document.querySelector('header')?.getBoundingClientRect().right ?? 0)) >= 360,
        matchMedia(`(width >= calc(${innerWidth - 360}px + 360px))`).matches,
        matchMedia(`(width < calc(${innerWidth - 360}px + 360px))`).matches,
      ])
    await expect.poll(layout).toEqual([true, true, false])
    await press('[aria-label="Edit DevOps & Infrastructure Expert"]')
    await driver.actions().sendKeys('Systems that stay up').sendKeys(Key.ENTER).perform()
    await expect.poll(written).toContain('  headline: Systems that stay up\n')
    const headline = () => driver.executeScript(() => document.querySelector('h1')?.textContent)
    await expect.poll(headline).toBe('Systems that stay up')
    await press('[data-at="hero.subtitle"] textarea')
    await driver.executeScript(() => {
      const { activeElement } = document.querySelector('#editor')?.shadowRoot ?? document
      if (activeElement instanceof HTMLTextAreaElement) activeElement.select()
    })
    await driver.actions().sendKeys('Day and night').sendKeys(Key.ENTER).perform()
    await expect.poll(written).toContain('  subtitle: Day and night\n')
  } finally {
    await close()
    server.end()
    rmSync(folder, { recursive: true })
  }
})

test('a CV that was read is compared, edited and shown as pages, and publishing leads to its first step', async ({
  engine,
}) => {
  test.setTimeout(240_000)
  const root = mkdtempSync(join(tmpdir(), 'studio-engines-'))
  mkdirSync(join(root, 'content'))
  const cv = join(process.cwd(), 'node_modules/.site/sample/cv.pdf')
  execFileSync(process.execPath, [program, 'import', cv], { cwd: root, env: ownEnvironment })
  // git knows nobody.
  const nobody = { GIT_CONFIG_GLOBAL: join(root, 'none'), GIT_CONFIG_NOSYSTEM: '1' }
  const stop = await developSite(root, '5189', { ...ownEnvironment, ...nobody })
  const { driver, close } = await openBrowser(engine, false)
  const { press, textOf, focused } = editorIn(driver)
  const written = () => readFileSync(join(root, 'content/site.yaml'), 'utf8')
  const keys = async (...all: string[]) => {
    for (const key of all) await driver.actions().sendKeys(key).perform()
  }
  try {
    await driver.get('http://localhost:5189/')
    await press('.switch', 'Edit')

    await test.step('fields, and tokens', async () => {
      await press('.tabs button', 'Fields')
      for (const name of ['Open Experience', 'Open Jobs', 'Cloud Infrastructure Engineer'])
        await press('.panel button', name)
      await press('.tokens input')
      await keys('Nomad', Key.ENTER)
      await expect.poll(written).toContain('- Nomad')
      await expect.poll(() => textOf('.tokens ol')).toContain('Nomad')
      expect(await focused()).toContain('INPUT')
    })

    await test.step('the keys between the page and the panel', async () => {
      await keys(Key.F6)
      await expect.poll(focused).toContain('text')
      await keys(Key.F6)
      await expect.poll(focused).toMatch(/^BUTTON/)
      await keys(Key.TAB)
      expect(await focused()).not.toBe('')
    })

    await test.step('the CV as a page', async () => {
      await press('.views button', 'CV')
      await expect.poll(() => textOf('.view'), { timeout: 90_000 }).toContain('Programs read: name, e-mail')
      await expect.poll(() => isDrawn(driver), { timeout: 90_000 }).toBe(true)
    })

    await test.step('the file that was read', async () => {
      await press('.views button', 'Compare with cv.pdf')
      await expect.poll(() => textOf('.view'), { timeout: 60_000 }).toMatch(/✓ \d+ taken/)
      await expect.poll(() => isDrawn(driver), { timeout: 60_000 }).toBe(true)
      await press('.view button', 'Close')
      await expect.poll(() => textOf('.view')).toBe('')
      expect(await focused()).toContain('Compare with cv.pdf')
    })

    await test.step('what is left to do, and publishing', async () => {
      await press('.tabs button', 'To do')
      await expect.poll(() => textOf('.panel')).toContain('Address of the site')
      await press('.tabs button', 'Publish')
      await expect.poll(() => textOf('.publish')).toContain('A repository')
      await press('.publish .primary', 'Make the repository')
      await expect.poll(() => textOf('.publish')).toContain('Your e-mail address')
      await expect.poll(focused).toContain('INPUT')
    })
  } finally {
    await close()
    stop()
    rmSync(root, { recursive: true })
  }
})

/** What is in the shadow tree of the editor, where locators of the driver do not reach. */
function editorIn(driver: WebDriver) {
  return {
    /** Gives the focus to the first element with a text, or the first one at all, and presses it. */
    press: (selector: string, text = '') =>
      expect
        .poll(
          () =>
            driver.executeScript<boolean>(
              (css: string, wanted: string) => {
                const all = document.querySelector('#editor')?.shadowRoot?.querySelectorAll<HTMLElement>(css) ?? []
                const found = [...all].find((each) =>
                  (each.getAttribute('aria-label') ?? each.textContent).startsWith(wanted),
                )
                found?.focus()
                found?.click()
                return found !== undefined
              },
              selector,
              text,
            ),
          { message: `${selector} ${text}` },
        )
        .toBe(true),
    textOf: (selector: string) =>
      driver.executeScript<string>(
        (css: string) =>
          document.querySelector('#editor')?.shadowRoot?.querySelector<HTMLElement>(css)?.innerText ?? '',
        selector,
      ),
    /** What has the focus: BUTTON text: Publish */
    focused: () =>
      driver.executeScript<string>(() => {
        const active = document.querySelector('#editor')?.shadowRoot?.activeElement
        return active
          ? `${active.tagName} ${active.className}: ${active.getAttribute('aria-label') ?? active.textContent}`
          : ''
      }),
  }
}

/** Whether a page of the view has something dark on it, as texts are. */
function isDrawn(driver: WebDriver): Promise<boolean> {
  return driver.executeScript(() => {
    const canvas = document.querySelector('#editor')?.shadowRoot?.querySelector<HTMLCanvasElement>('.view canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.some((value, index) => index % 4 === 0 && value < 80 && (pixels[index + 3] ?? 0) > 200)
  })
}
