import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { serve } from '../cli/serve.mjs'
import {
  academy,
  company,
  countNavigations,
  delayResponse,
  expect,
  ORGANISATION_CODE,
  ready,
  scrollTop,
  scrollToTop,
  test as base,
  toAcademy,
  toCompany,
} from './site.ts'

const LATER = 'node_modules/.site/sample'

type Host = { address: string; earlier: string; showLater: () => void }

/** A host that has one build at a time, as most hosts do. */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  host: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'host-'))
    const [shown, earlier] = [join(folder, 'shown'), join(folder, 'earlier')]
    copyWithOtherScriptNames(earlier)
    cpSync(earlier, shown, { recursive: true })
    const showLater = () => {
      for (const name of readdirSync(shown)) rmSync(join(shown, name), { recursive: true })
      cpSync(LATER, shown, { recursive: true })
    }
    const { address, close } = await serve({ folder: shown })
    await provide({ address, earlier, showLater })
    await close()
    rmSync(folder, { recursive: true })
  },
})

test.use({ expectedConsoleErrors: [/404|Failed to fetch dynamically imported module/] })

test.describe('after a new build, a visitor of the earlier one', () => {
  test('sees further pages of the earlier one, whose code is loaded', async ({ page, host }) => {
    const code = page.waitForResponse(ORGANISATION_CODE)
    await page.goto(host.address)
    await ready(page)
    await (await code).finished()
    host.showLater()
    const navigations = countNavigations(page)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await toCompany(page).click()
    await expect(company(page)).toBeFocused()
    expect(navigations()).toBe(0)
  })

  test('gets a page of the new one by one navigation, if that code is gone', async ({ page, host }) => {
    await openWithoutPageCode(page, host)
    const navigations = countNavigations(page)
    await toAcademy(page).click()
    await expect.poll(navigations).toBe(1)
    await ready(page)
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
    await expect(page).toHaveURL(/\/academy$/)
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', new RegExp(scriptOf(LATER)))
    await scrollToTop(page, 900)
    await page.reload()
    await ready(page)
    expect(await scrollTop(page), 'a reload keeps the position').toBe(900)
    await page.goBack()
    await ready(page)
    await expect(academy(page)).toHaveCount(0)
  })

  test('stays on the home page after going back before that navigation was answered', async ({ page, host }) => {
    await openWithoutPageCode(page, host)
    const request = new Promise<Route>((resolve) => void page.route('**/academy', resolve))
    // Playwright's own goBack() would wait for the navigation.
    await toAcademy(page).evaluate((link: HTMLElement) => {
      Object.assign(globalThis, { sameDocument: true })
      link.click()
      setTimeout(() => history.back(), 500)
    })
    const route = await request
    await page.waitForTimeout(1000)
    await route.continue().catch(() => undefined) // The browser may have cancelled it.
    await page.waitForTimeout(500)
    await ready(page)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(academy(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  })

  test('is told so after one navigation, if the host answers with the earlier page', async ({ page, host }) => {
    const { address, close } = await cacheEarlierHome(host)
    try {
      await openWithoutPageCode(page, { ...host, address })
      const navigations = countNavigations(page)
      await toAcademy(page).click()
      await expect.poll(navigations).toBe(1)
      const alert = page.getByRole('alert')
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeVisible()
      await page.waitForTimeout(500)
      expect(navigations()).toBe(1)
    } finally {
      close()
    }
  })
})

/** Writes the site as an earlier build, whose scripts have other names. */
function copyWithOtherScriptNames(folder: string) {
  cpSync(LATER, folder, { recursive: true })
  const scripts = readdirSync(join(LATER, 'assets')).filter((name) => name.endsWith('.js'))
  const rename = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '-earlier.js')), text)
  const pages = ['index.html', '404.html', 'academy/index.html', 'foundation/index.html']
  for (const file of [...pages, ...scripts.map((name) => `assets/${name}`)]) {
    rmSync(join(folder, file))
    writeFileSync(join(folder, rename(file)), rename(readFileSync(join(LATER, file), 'utf8')))
  }
}

/** The script that a build's pages run. */
function scriptOf(build: string): string {
  return /assets\/index-[^"]+/.exec(readFileSync(join(build, 'index.html'), 'utf8'))?.[0] ?? 'none'
}

/** Opens the earlier build. The host has the later one before the browser requests the organisations' code. */
async function openWithoutPageCode(page: Page, { address, showLater }: Host) {
  const release = await delayResponse(page, ORGANISATION_CODE)
  await page.goto(address)
  await ready(page)
  showLater()
  const missing = page.waitForResponse(ORGANISATION_CODE)
  release()
  await missing
}

/** A proxy that answers every navigation with the earlier home page, and has its script. */
async function cacheEarlierHome({ address: host, earlier }: Host): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = '/', headers }, response) => {
    if (headers['sec-fetch-dest'] === 'document')
      return response.setHeader('Content-Type', 'text/html').end(readFileSync(join(earlier, 'index.html')))
    if (url.includes(scriptOf(earlier)))
      return response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(earlier, url)))
    return void fetch(new URL(url, host)).then(async (answer) => {
      response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '')
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
