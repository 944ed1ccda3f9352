import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { develop } from '../edit-server.ts'
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
  /** Presses what is in the shadow tree of the editor, where locators of the driver do not reach. */
  const press = (selector: string) =>
    expect
      .poll(
        () =>
          driver.executeScript<boolean>((css: string) => {
            const found = document.querySelector('#editor')?.shadowRoot?.querySelector<HTMLElement>(css)
            found?.focus()
            found?.click()
            return found !== null && found !== undefined
          }, selector),
        { message: selector },
      )
      .toBe(true)
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
